import { describe, expect, test } from 'vitest';
import { type TurnPart, turnsOf } from './turn-story.ts';

const [ANN, BO] = [0, 1];
const step = (at: number, turn: number, key: string, seat = turn): TurnPart => ({ at, turn, seat, step: { key } });
const choice = (at: number, turn: number, key: string): TurnPart => ({
  at,
  turn,
  seat: turn,
  step: { key },
  isChoice: true,
});
const message = (at: number, turn: number | null, key: string): TurnPart => ({ at, turn, message: { key } });
/** Each turn as its sentences, each sentence as the keys of its parts. */
const told = (parts: readonly TurnPart[], part = {}): string[][] =>
  turnsOf(parts, part).map(({ sentences }) =>
    sentences.map((one) => ('message' in one ? one.message.key : `${one.seat}: ${one.steps.map(({ key }) => key)}`)),
  );

describe('a log told turn by turn', () => {
  test('has the steps of one seat in one sentence', () => {
    expect(told([step(0, ANN, 'asks'), step(1, ANN, 'gets'), step(2, BO, 'asks')])).toEqual([
      ['0: asks,gets'],
      ['1: asks'],
    ]);
  });

  test('gives another seat, and a message, a sentence of its own within the turn', () => {
    const parts = [step(0, ANN, 'asks'), step(1, ANN, 'refills', BO), step(2, ANN, 'asks'), message(3, ANN, 'rebuilt')];
    expect(told(parts)).toEqual([['0: asks', '1: refills', '0: asks', 'rebuilt']]);
  });

  test('sets apart what happens between turns', () => {
    const parts = [message(0, null, 'starter'), step(1, ANN, 'plays'), message(2, null, 'vote')];
    expect(told(parts)).toEqual([['starter'], ['0: plays'], ['vote']]);
  });

  test('ends a long sentence before the next choice', () => {
    const four = [choice(0, ANN, 'a'), step(1, ANN, 'b'), choice(2, ANN, 'c'), step(3, ANN, 'd')];
    expect(told([...four, step(4, ANN, 'e')])).toEqual([['0: a,b,c,d,e']]);
    expect(told([...four, choice(4, ANN, 'e')])).toEqual([['0: a,b,c,d', '0: e']]);
  });

  test('can begin and end at any event, and names the last event of each turn', () => {
    const parts = [step(0, ANN, 'a'), step(1, ANN, 'b'), step(3, BO, 'c'), step(4, BO, 'd')];
    expect(told(parts, { from: 1, to: 4 })).toEqual([['0: b'], ['1: c']]);
    expect(turnsOf(parts).map(({ seat, at }) => [seat, at])).toEqual([
      [ANN, 1],
      [BO, 4],
    ]);
  });
});
