import {
  type BotName,
  type Card,
  type GameRecord,
  type Origin,
  type Result,
  type Rules,
  type SeatEntry,
  SeededChance,
  type Vocabulary,
} from '@shoal/core';

/** One simulated game, with its record where one was wanted. */
export interface ArenaGame {
  readonly actions: number;
  readonly result: Result;
  readonly record: GameRecord | null;
}

/** Plays the game of a seed to its end, every bot `turned` seats before its own. */
export type PlayGame = (seed: string, turned: number) => ArenaGame | Promise<ArenaGame>;

/** A line-up that many seats on: seat 0 has the bot that was at seat `turned`. */
export const turnedBy = <T>(lineUp: readonly T[], turned: number): T[] => [
  ...lineUp.slice(turned),
  ...lineUp.slice(0, turned),
];

export const seatName = (seat: number): string => `Seat ${seat + 1}`;

/** The seats of a simulated game as its record names them. */
export const seatEntriesOf = (bots: readonly BotName[]): SeatEntry[] =>
  bots.map((bot, seat) => ({ name: seatName(seat), player: `bot:${bot}` }));

/** The shuffled pack of a seed, top first. */
export function packOrderedBy({ seed, shuffle }: Origin, { pack: cards }: Rules<Vocabulary>): Card[] {
  const pack = Uint8Array.from(cards);
  new SeededChance(seed, shuffle).orderPack(pack);
  return Array.from(pack, (card) => card as Card);
}
