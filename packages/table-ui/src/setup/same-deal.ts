import { DEFAULT_SHUFFLE, isBotName, recordedOptions, type Seat, type SeatEntry, writeCard } from '@shoal/core';
import { type GameId, isGameId } from '@shoal/games/ids';
import {
  type FinishedGame,
  type LadderPlayer,
  Match,
  planTable,
  recordedPlayers,
  seatEntryOf,
  type WrittenRules,
  writtenRules,
} from '@shoal/room';
import { readSetup } from './settings.ts';
import { changesIn, matchPlanOf, presetsOf, type TableSetup } from './table-setup.ts';

/** A table that repeats an earlier deal. */
export interface SameDeal {
  readonly setup: TableSetup;
  readonly seed: string;
}

/**
 * Deals a game again, with the same cards, players, order and first player, or returns null if that is impossible. A
 * match begins at its first seat, so the player who began moves there.
 */
export function sameDealOf({ record, preset }: FinishedGame): SameDeal | null {
  const { game, seats, seed, shuffle = DEFAULT_SHUFFLE, firstSeat, rules } = record;
  if (!isGameId(game) || seed === undefined) return null;
  const players = ladderPlayers(turned(seats, firstSeat));
  if (players === null) return null;
  const changes = changesFrom(game, preset, players.length, writtenRules(rules as object));
  if (changes === null) return null;
  // A deal of a match is repeated as a single deal, since its seed is not that of the match.
  const setup: TableSetup = { game, ...changes, players, goal: null, shuffle };
  return dealsTheSame(setup, seed, record) ? { setup, seed } : null;
}

/** The players of a record, or null if an unknown bot or a program was among them. */
function ladderPlayers(seats: readonly SeatEntry[]): LadderPlayer[] | null {
  const players = recordedPlayers(seats).flatMap(({ name, bot }) =>
    bot === null || isBotName(bot) ? [{ name, bot }] : [],
  );
  const areKnown = players.every((player, seat) => seatEntryOf(player).player === seats[seat].player);
  return areKnown && players.length === seats.length ? players : null;
}

const turned = <T>(around: readonly T[], first: Seat): T[] => [...around.slice(first), ...around.slice(0, first)];

/** The preset of the game and the changes to it. An unknown preset is replaced by a known one. */
function changesFrom(
  game: GameId,
  preset: string,
  seats: number,
  rules: WrittenRules,
): Pick<TableSetup, 'preset' | 'changes'> | null {
  for (const base of [preset, ...presetsOf(game)]) {
    const planned = presetsOf(game).includes(base) ? planTable(game, base, seats, rules) : null;
    if (planned?.ok) return { preset: base, changes: changesIn(planned.plan.changes) };
  }
  return null;
}

/** Deals and compares. Impossible names or other rules would show here. */
function dealsTheSame(setup: TableSetup, seed: string, { pack, rules }: FinishedGame['record']): boolean {
  const plan = matchPlanOf(readSetup(setup.game, setup));
  if (plan === null || JSON.stringify(plan.players) !== JSON.stringify(setup.players)) return false;
  const { table } = Match.begin({ ...plan, seed }, () => seed).deal;
  const { pack: dealt } = table.reveal();
  const isSamePack = dealt.length === pack.length && dealt.every((card, index) => writeCard(card) === pack[index]);
  const recorded = (options: object) => recordedOptions(plan.table.game.tables, options);
  return isSamePack && isSameRules(recorded(table.rules.options), recorded(rules));
}

/** Ignores the order of options: another program may have written the record. */
function isSameRules(one: object, other: object): boolean {
  const spelled = (rules: object) => JSON.stringify(Object.entries(rules).sort());
  return spelled(one) === spelled(other);
}
