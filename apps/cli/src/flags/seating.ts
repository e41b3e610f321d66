import type { BotName } from '@shoal/core';
import type { GameId } from '@shoal/games';
import { DEFAULT_BOT, fillSeats, isPerson, type LadderPlayer, type TablePlan } from '@shoal/room';
import {
  type Catalogue,
  DEFAULT_PRESET,
  defaultSeats,
  fittingNames,
  seatsPeople,
  withNamelessPeople,
  YOU,
} from '@shoal/table-ui';
import { type WantedBot, type WantedProgram, wantedBot } from '../external-bot/wanted-bot.ts';
import { UsageError } from '../process/exit-code.ts';
import { words } from '../text/words.ts';
import { gameFrom } from './game-flag.ts';
import { readPlayer } from './read-player.ts';
import type { TableFlags } from './table-flags.ts';
import { planFrom } from './table-plan.ts';

export interface SeatingFlags extends TableFlags {
  readonly player?: readonly string[];
  /** Programs that take a seat each, and bots of the ladder that fill the seats that nobody named, in turn. */
  readonly bot?: readonly string[];
  /** False by --no-bots: people only (R15). */
  readonly bots?: boolean;
}

/** A table and who sits at it; programs are seated afterwards. */
export interface Seating {
  readonly plan: TablePlan;
  readonly players: readonly LadderPlayer[];
}

/** Seats the players of the flags, and fills the rest; without any, you and two bots, or people where the preset says so. */
export function seatingFrom(flags: SeatingFlags, catalogue: Catalogue): Seating {
  const people = flags.player?.length ?? 0;
  const seating = defaultSeating(flags, catalogue);
  const { id: game, preset, seats } = seating.plan;
  if (flags.bots === false && people < seats && !seatsPeople({ game, preset }))
    throw new UsageError(words.tooFewPeople(people, seats));
  return seating;
}

/** Fills the seats that nobody named with bots, or with people by rule or by request; each program has one left. */
export function defaultSeating(flags: SeatingFlags, catalogue: Catalogue): Seating {
  const id = gameFrom(flags.game);
  const named = (flags.player ?? []).map((text) => readPlayer(text, catalogue));
  const first = named.length === 0 ? [{ name: YOU, bot: null }] : named;
  const { length: programs } = programsIn(flags);
  const given = programs === 0 ? named.length : first.length + programs;
  const arePeople = areSeatsForPeople(id, flags);
  const plan = planFrom(id, arePeople ? withDefaultSeats(id, flags, given) : flags, given, catalogue);
  if (given > plan.seats) throw new UsageError(words.tooManyPlayers(given, plan.seats));
  checkBots(named, flags);
  const players = arePeople
    ? fittingNames(withNamelessPeople(first, plan.seats), catalogue.screen.playerName)
    : filled(first, plan.seats - programs, flags);
  return { plan, players };
}

/** Does the preset seat people, and did nobody ask for bots at the other seats? */
const areSeatsForPeople = (game: GameId, { preset = DEFAULT_PRESET, bot }: SeatingFlags): boolean =>
  bot === undefined && seatsPeople({ game, preset });

const withDefaultSeats = (game: GameId, flags: SeatingFlags, named: number): SeatingFlags => ({
  ...flags,
  seats: flags.seats ?? Math.max(named, defaultSeats({ game, preset: flags.preset ?? DEFAULT_PRESET })),
});

function checkBots(named: readonly LadderPlayer[], flags: SeatingFlags): void {
  if (flags.bots !== false) return;
  const bot = named.find((player) => !isPerson(player));
  if (bot !== undefined) throw new UsageError(words.botForbidden(bot.name));
  if (programsIn(flags).length > 0) throw new UsageError(words.programForbidden);
}

const DEFAULT_BOT_WORDS = ['ai', 'bot', 'computer'];

/** `--bot ai` leaves the choice of the bot to the program. */
const readBot = (text: string): WantedBot =>
  wantedBot(DEFAULT_BOT_WORDS.includes(text.trim().toLowerCase()) ? DEFAULT_BOT : text);

/** The programs among the bots that were named. */
export const programsIn = ({ bot = [] }: SeatingFlags): WantedProgram[] =>
  bot.map(readBot).filter((wanted): wanted is WantedProgram => 'command' in wanted);

/** Fills seats with the bots of the ladder that were named, in turn. */
function filled(named: readonly LadderPlayer[], seats: number, flags: SeatingFlags): LadderPlayer[] {
  const fillers = fillersIn(flags);
  return fillSeats(named, seats, null).map((player, seat) =>
    seat < named.length ? player : { ...player, bot: fillers[(seat - named.length) % fillers.length] },
  );
}

function levelOf(wanted: WantedBot): BotName[] {
  if (!('level' in wanted)) return [];
  if (wanted.name !== null) throw new UsageError(words.namedLevel(wanted.name, wanted.level));
  return [wanted.level];
}

/** The bots that fill seats, at least one; null stands for people, where only people may play. */
function fillersIn({ bot = [], bots }: SeatingFlags): readonly (BotName | null)[] {
  if (bots === false) return [null];
  const levels = bot.map(readBot).flatMap(levelOf);
  return levels.length === 0 ? [DEFAULT_BOT] : levels;
}
