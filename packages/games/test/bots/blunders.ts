import {
  botAt,
  type GameRecord,
  GameReview,
  type ReviewedAction,
  readRecord,
  recordOf,
  rngFor,
  SeededChance,
  seatNumbers,
  Table,
  writeRecord,
} from '@shoal/core';
import { expect } from 'vitest';
import { REGISTRY } from '../../src/index.ts';
import type { TableCase } from '../tables/every-table.ts';

/** Plays dolphins, whose first seat ignores a certain fact when it can. Returns the record and where that happened. */
function playedWithBlunders({ game, rules }: TableCase, seed: string) {
  const table = new Table(rules, new SeededChance(seed));
  const [bot, advisor, rng] = [botAt(game, rules, 'dolphin'), game.advice?.(rules), rngFor(seed, 'choices')];
  const planted: number[] = [];
  for (let seat = table.turn; seat !== null; seat = table.turn) {
    const [view, log] = [table.view(seat), table.log(seat)];
    const blunder = view.legal.find((action) => (advisor?.forgotten(view, log, action, false) ?? null) !== null);
    if (seat === 0 && blunder !== undefined) planted.push(log.length);
    table.act(seat, seat === 0 && blunder !== undefined ? blunder : bot.choose(view, log, rng));
  }
  const seats = seatNumbers(rules.seats).map((seat) => ({ name: `Seat ${seat + 1}`, player: 'bot:dolphin' }));
  return { record: recordOf(game, table, seats, { seed, shuffle: 'fisher-yates' }), planted };
}

/** The judgements of the first seat's actions, by log entry. */
function judgementsOf(record: GameRecord): Map<number, ReviewedAction['judgement']> {
  const reading = readRecord(REGISTRY, writeRecord(record));
  if (!reading.ok) throw new Error(reading.fault.key);
  const review = new GameReview(reading.read, { seat: 0, rollouts: 400, worlds: 4, judged: [0] });
  const found = new Map<number, ReviewedAction['judgement']>();
  for (let next = review.next(); next !== null; next = review.next()) {
    if ('found' in next) throw new Error(next.key);
    found.set(next.entry, next.judgement);
  }
  return found;
}

/** Expects the review of a game to find its planted blunders. */
export function expectBlundersFound(table: TableCase, seed: string): void {
  const { record, planted } = playedWithBlunders(table, seed);
  expect(planted.length).toBeGreaterThan(0);
  const reviewed = judgementsOf(record);
  const judgements = planted.flatMap((entry) => reviewed.get(entry) ?? []);
  // If the blunder happens to be the best action, there is nothing to report.
  const wrong = judgements.filter(({ loss }) => loss !== 0);
  expect(wrong.length).toBeGreaterThan(judgements.length / 2);
  for (const { forgotten } of wrong) expect(forgotten).toBeTruthy();
  expect(judgements.map(({ mark }) => mark)).toContain('blunder');
}
