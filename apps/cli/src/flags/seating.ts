import { BOT_NAMES, type BotName, isBotName } from '@shoal/core';
import { DEFAULT_BOT, fillSeats, isPerson, type Player, type TablePlan } from '@shoal/room';
import { type Catalogue, YOU } from '@shoal/table-ui';
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

/** Seats the players of the flags, and bots for the rest; without any, you and two bots. */
export function seatingFrom(flags: SeatingFlags, catalogue: Catalogue): Seating {
  const people = flags.player?.length ?? 0;
  const seating = usualSeating(flags, catalogue);
  const { seats } = seating.plan;
  if (flags.bots === false && people < seats) throw new UsageError(words.tooFewPeople(people, seats));
  return seating;
}

/** Fills the seats that nobody named with bots, or with people where bots are forbidden. */
export function usualSeating(flags: SeatingFlags, catalogue: Catalogue): Seating {
  const id = gameFrom(flags.game);
  const named = (flags.player ?? []).map((text) => readPlayer(text, catalogue));
  const plan = planFrom(id, flags, named.length, catalogue);
  if (named.length > plan.seats) throw new UsageError(words.tooManyPlayers(named.length, plan.seats));
  const forbidden = flags.bots === false ? named.find((player) => !isPerson(player)) : undefined;
  if (forbidden !== undefined) throw new UsageError(words.botForbidden(forbidden.name));
  const first = named.length === 0 ? [{ name: YOU, bot: null }] : named;
  return { plan, players: fillSeats(first, plan.seats, fillerFrom(flags)) };
}

/** The bot that fills seats; null where only people may. */
export function fillerFrom({ bot = DEFAULT_BOT, bots }: SeatingFlags): BotName | null {
  if (!isBotName(bot)) throw new UsageError(words.unknownBot(bot, BOT_NAMES));
  return bots === false ? null : bot;
}
