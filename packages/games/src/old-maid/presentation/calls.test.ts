import { rankNamed } from '@shoal/core';
import { expect, test } from 'vitest';
import { NORTH, SOUTH } from '../../../test/tables/drawing.ts';
import { act } from '../../../test/tables/story.ts';
import { oldMaidAt, take } from '../test/drawn.ts';
import { callsIn } from './calls.ts';

test('pairs and safety are called, and nothing is said of the card that is taken', () => {
  const table = oldMaidAt('north* 7♠ \n south 7♥ Q♠', '7♥');
  const from = table.log(null).length;
  act(table, NORTH, take(SOUTH));
  for (const you of [null, NORTH, SOUTH]) {
    expect(callsIn(table.log(you), { you, from })).toEqual([
      { seat: NORTH, message: { key: 'pair', rank: rankNamed('7') } },
      { seat: NORTH, message: { key: 'safe' } },
    ]);
  }
});
