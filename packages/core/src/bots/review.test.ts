import { type GameId, gameNamed, REGISTRY } from '@shoal/games';
import { playedRecord, type TableCase, tableCase } from '@shoal/games/testing';
import { describe, expect, test } from 'vitest';
import { fewOf } from '../../../../scripts/depth.mjs';
import { seatNumbers } from '../engine/cards/kind.ts';
import { SeededChance } from '../engine/chance/chance.ts';
import { rngFor } from '../engine/chance/seed.ts';
import { readRecord } from '../engine/records/read-record.ts';
import { type GameRecord, recordOf, writeRecord } from '../engine/records/record.ts';
import { shareOf } from '../engine/rules/places.ts';
import { Table } from '../engine/table/table.ts';
import { botAt } from './ladder.ts';
import { GameReview, type ReviewedAction, type ReviewSettings } from './review.ts';

const randomRecord = (id: GameId, preset: string, actions = Infinity): GameRecord =>
  playedRecord(tableCase(gameNamed(id), preset, 2), 'review:0', actions);

function reviewOf(record: GameRecord, settings: Partial<ReviewSettings> = {}) {
  const reading = readRecord(REGISTRY, writeRecord(record));
  if (!reading.ok) throw new Error(reading.fault.key);
  const review = new GameReview(reading.read, { seat: 0, rollouts: 40, worlds: 4, ...settings });
  const actions: ReviewedAction[] = [];
  for (let found = review.next(); found !== null; found = review.next()) {
    if ('found' in found) return { review, actions, fault: found };
    actions.push(found);
  }
  return { review, actions, fault: null };
}

const GAMES = [
  ['crazy-eights', 'quick'],
  ['go-fish', 'classic'],
] as const;

describe.each(fewOf(1, GAMES))('%s %s', (id, preset) => {
  const record = randomRecord(id, preset);

  test('every action is reviewed, and the win chances end with the result', () => {
    const { review, actions } = reviewOf(record);
    expect(review.start.reduce((a, b) => a + b)).toBeCloseTo(1);
    for (const { chances } of actions) expect(chances.reduce((a, b) => a + b)).toBeCloseTo(1);
    const shares = record.result?.places.map((_, seat) => shareOf(record.result?.places ?? [], seat));
    expect(actions.at(-1)?.chances).toEqual(shares);
    expect(review.isDone).toBe(true);
  });

  test('the same record gives the same review', () => {
    expect(reviewOf(record)).toEqual(reviewOf(record));
  });

  test('only the seats that are asked for are judged', () => {
    const { actions } = reviewOf(record, { judged: [1] });
    expect(actions.some(({ seat, judgement }) => seat === 1 && judgement !== null)).toBe(true);
    expect(actions.every(({ seat, judgement }) => seat === 1 || judgement === null)).toBe(true);
  });
});

/** Dolphins play, but the first seat disregards a certain fact wherever it can; the record, and where it did so. */
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

const BLUNDERERS = [
  ['go-fish', 'classic', {}, 'blunders:16'],
  ['crazy-eights', 'standard', { drawWithPlayable: 'yes' }, 'blunders:4'],
] as const;

test.each(fewOf(1, BLUNDERERS))('planted blunders are found: %s %s', (id, preset, overrides, seed) => {
  const { record, planted } = playedWithBlunders(tableCase(gameNamed(id), preset, 2, overrides), seed);
  expect(planted.length).toBeGreaterThan(0);
  const { actions } = reviewOf(record, { judged: [0], rollouts: 400 });
  const judgements = planted.flatMap((entry) => actions.find((action) => action.entry === entry)?.judgement ?? []);
  // Where the blunder happens to be the best there is, nothing was forgotten.
  const wrong = judgements.filter(({ loss }) => loss !== 0);
  expect(wrong.length).toBeGreaterThan(judgements.length / 2);
  for (const { forgotten } of wrong) expect(forgotten).toBeTruthy();
  expect(judgements.map(({ mark }) => mark)).toContain('blunder');
});

test('a game in progress is reviewed as far as it goes', () => {
  const { actions, fault } = reviewOf(randomRecord('go-fish', 'standard', 9));
  expect(fault).toBeNull();
  expect(actions).toHaveLength(9);
});

test('a record that breaks the rules is reviewed up to its fault', () => {
  const record = randomRecord('go-fish', 'pairs');
  const asks = record.log.flatMap(({ type }, index) => (type === 'ask' ? [index] : []));
  const log = record.log.map((entry, index) => (index === asks[3] ? { ...entry, of: entry['seat'] } : entry));
  const { actions, fault } = reviewOf({ ...record, log });
  expect(fault).toMatchObject({ key: 'illegal-action', entry: asks[3], refusal: 'cannot-ask-yourself' });
  const isAction = ({ type }: { readonly type: string }) => type === 'ask' || type === 'fish';
  const before = record.log.flatMap((entry, at) => (isAction(entry) && at < asks[3] ? [at] : []));
  expect(actions.map(({ entry }) => entry)).toEqual(before);
});
