import { BOT_NAMES, type BotName, isBotName } from '@shoal/core';
import type { GameId } from '@shoal/games';
import { DEFAULT_BOT, fillSeats, isPerson, type Player, type TablePlan } from '@shoal/room';
import {
  type Catalogue,
  DEFAULT_PRESET,
  fittingNames,
  seatsPeople,
  usualSeats,
  withNamelessPeople,
  YOU,
} from '@shoal/table-ui';
import { UsageError } from '../process/exit-code.ts';
import { words } from '../text/words.ts';
import { readPlayer } from './read-player.ts';
import { gameFrom, planFrom, type TableFlags } from './table-flags.ts';

export interface SeatingFlags extends TableFlags {
  readonly player?: readonly string[];
  /** Who fills the seats that nobody named. */
  readonly bot?: string;
  /** False by --no-bots: people only (R15). */
  readonly bots?: boolean;
}

/** A table and who sits at it. */
export interface Seating {
  readonly plan: TablePlan;
  readonly players: readonly Player[];
}

/** Seats the players of the flags, and fills the rest; without any, you and two bots, or people where the preset says so. */
export function seatingFrom(flags: SeatingFlags, catalogue: Catalogue): Seating {
  const people = flags.player?.length ?? 0;
  const seating = usualSeating(flags, catalogue);
  const { id: game, preset, seats } = seating.plan;
  if (flags.bots === false && people < seats && !seatsPeople({ game, preset }))
    throw new UsageError(words.tooFewPeople(people, seats));
  return seating;
}

/** Fills the seats that nobody named with bots, or with people where bots are forbidden or nobody asked for one. */
export function usualSeating(flags: SeatingFlags, catalogue: Catalogue): Seating {
  const id = gameFrom(flags.game);
  const named = (flags.player ?? []).map((text) => readPlayer(text, catalogue));
  const arePeople = areSeatsForPeople(id, flags);
  const plan = planFrom(id, arePeople ? withUsualSeats(id, flags, named.length) : flags, named.length, catalogue);
  if (named.length > plan.seats) throw new UsageError(words.tooManyPlayers(named.length, plan.seats));
  const forbidden = flags.bots === false ? named.find((player) => !isPerson(player)) : undefined;
  if (forbidden !== undefined) throw new UsageError(words.botForbidden(forbidden.name));
  const first = named.length === 0 ? [{ name: YOU, bot: null }] : named;
  const players = arePeople
    ? fittingNames(withNamelessPeople(first, plan.seats), catalogue.screen.playerName)
    : fillSeats(first, plan.seats, fillerFrom(flags));
  return { plan, players };
}

/** Does the preset seat people, and did nobody ask for bots at the other seats? */
const areSeatsForPeople = (game: GameId, { preset = DEFAULT_PRESET, bot }: SeatingFlags): boolean =>
  bot === undefined && seatsPeople({ game, preset });

const withUsualSeats = (game: GameId, flags: SeatingFlags, named: number): SeatingFlags => ({
  ...flags,
  seats: flags.seats ?? Math.max(named, usualSeats({ game, preset: flags.preset ?? DEFAULT_PRESET })),
});

/** The bot that fills seats; null where only people may. */
function fillerFrom({ bot = DEFAULT_BOT, bots }: SeatingFlags): BotName | null {
  if (!isBotName(bot)) throw new UsageError(words.unknownBot(bot, BOT_NAMES));
  return bots === false ? null : bot;
}
