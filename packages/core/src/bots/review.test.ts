import { type GameId, gameNamed, REGISTRY } from '@shoal/games';
import { EVERY_GAME, playedRecord, tableCase } from '@shoal/games/testing';
import { describe, expect, test } from 'vitest';
import { fewOf, IS_CHECK } from '../../../../scripts/depth.mjs';
import { readRecord } from '../engine/records/read-record.ts';
import { type GameRecord, writeRecord } from '../engine/records/record.ts';
import { shareOf } from '../engine/rules/places.ts';
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

describe.each(fewOf(1, EVERY_GAME))('a review of %s', (id) => {
  const record = randomRecord(id, 'standard');

  test('every action is reviewed, and the win chances end with the result', () => {
    const { review, actions } = reviewOf(record);
    expect(review.start.reduce((a, b) => a + b)).toBeCloseTo(1);
    for (const { chances } of actions) expect(chances.reduce((a, b) => a + b)).toBeCloseTo(1);
    const shares = record.result?.places.map((_, seat) => shareOf(record.result?.places ?? [], seat));
    expect(actions.at(-1)?.chances).toEqual(shares);
    expect(review.isDone).toBe(true);
  });

  test.runIf(IS_CHECK)('the same record gives the same review', () => {
    const [once, again] = [0, 1].map(() => reviewOf(record, { rollouts: 10 }));
    expect(again).toEqual(once);
  });

  test('only the seats that are asked for are judged', () => {
    const { actions } = reviewOf(record, { judged: [1] });
    expect(actions.some(({ seat, judgement }) => seat === 1 && judgement !== null)).toBe(true);
    expect(actions.every(({ seat, judgement }) => seat === 1 || judgement === null)).toBe(true);
  });
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
