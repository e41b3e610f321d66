import {
  type Game,
  type Level,
  LevelGame,
  RandomChance,
  type Rules,
  Sfc32,
  seatNumbers,
  shareOf,
  type Vocabulary,
  WinShare,
} from '@shoal/core';

/** A game at one table. */
export interface FittingTable<G extends Vocabulary> {
  readonly game: Game<G>;
  readonly rules: Rules<G>;
}

/** Plays one level against a table of another: the same packs from every seat. */
export function duel<G extends Vocabulary>(
  { game, rules }: FittingTable<G>,
  level: Level,
  other: Level,
  deals: number,
  seed: number,
): WinShare {
  const table = new LevelGame(game, rules);
  const seats = seatNumbers(rules.seats);
  const share = new WinShare();
  for (let deal = 0; deal < deals; deal++) {
    let sum = 0;
    for (const seat of seats) {
      const levels = seats.map((at) => (at === seat ? level : other));
      const rngs = seats.map((at) => stream(seed, deal, seat * rules.seats + at));
      table.play(levels, rngs, new RandomChance(stream(seed, deal, -1)));
      sum += shareOf(rules.result(table.state)?.places ?? [], seat);
    }
    share.add(sum / rules.seats);
  }
  return share;
}

/** An independent generator for every use. Without mixing, neighbouring seeds would deal similar first cards. */
export function stream(seed: number, deal: number, use: number): Sfc32 {
  const first = stirred(seed);
  const second = stirred(first ^ deal);
  const third = stirred(second ^ use);
  return new Sfc32(first, second, third, stirred(third));
}

function stirred(word: number): number {
  let mixed = Math.imul(word ^ (word >>> 16) ^ 0x2545f491, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return mixed ^ (mixed >>> 16);
}
