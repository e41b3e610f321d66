import { playedDeal, recordIn } from '@shoal/room/testing';
import { expect, test } from 'vitest';
import { checkShuffle } from './shuffle-check.ts';

test('a game that was played here is right, from its pack to its last rebuilt stock', () => {
  const game = playedDeal('crazy-eights', 5);
  const rebuilt = game.record.log.filter((entry) => entry['type'] === 'rebuilt').length;
  expect(checkShuffle(recordIn(game))).toEqual({
    ...{ fault: null, isSeeded: true, cards: 52, rebuilt, entries: game.record.log.length },
  });
});

test('a changed card, and a record without a seed, are noticed', () => {
  const { record, ...game } = playedDeal('go-fish', 5);
  const [first, second, ...rest] = record.pack;
  const other = { ...game, record: { ...record, pack: [second, first, ...rest] } };
  expect(checkShuffle(recordIn(other)).fault).toEqual({ key: 'seed-deals-otherwise' });
  const { seed: _, generator: __, ...unseeded } = record;
  expect(checkShuffle(recordIn({ ...game, record: unseeded }))).toMatchObject({ fault: null, isSeeded: false });
});
