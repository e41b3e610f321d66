import { Table } from '@shoal/core';
import { describe, expect, test } from 'vitest';
import { NORTH, SOUTH, WEST } from '../../../test/tables/drawing.ts';
import { act, faces, story } from '../../../test/tables/story.ts';
import { oldMaidAt, take } from '../test/drawn.ts';
import type { OldMaid } from './vocabulary.ts';

const EVERYONE = [NORTH, SOUTH, WEST, null];

describe('what everyone sees (R46)', () => {
  test('everyone sees who took from whom and which place, pairs, hand sizes and who is safe (R46)', () => {
    const table = oldMaidAt('north* 7♠ 2♠ \n south 7♥ \n west 2♥ Q♠ | 9♠ 9♥', '7♥');
    act(table, NORTH, take(SOUTH));
    for (const viewer of EVERYONE) {
      expect(story(table, viewer)).toEqual([
        'take north south 0',
        'took north south 7♥',
        'paired north 7♠ 7♥',
        'safe south 1',
      ]);
      const { pairs, handSizes, safePlaces, takeFrom } = table.view(viewer);
      expect(pairs.map((laid) => laid.map(faces))).toEqual([['7♠ 7♥'], [], ['9♠ 9♥']]);
      expect({ handSizes, safePlaces, takeFrom }).toEqual({
        handSizes: [1, 0, 2],
        safePlaces: [null, 1, null],
        takeFrom: NORTH,
      });
    }
  });

  test('the card taken is known to giver and taker alone (R46)', () => {
    const table = oldMaidAt('north* 2♠ \n south Q♠ 7♥ \n west 2♥ 7♠', 'Q♠');
    act(table, NORTH, take(SOUTH, 1));
    const told = EVERYONE.map((viewer) => story(table, viewer)[1]);
    expect(told).toEqual(['took north south Q♠', 'took north south Q♠', 'took north south ?', 'took north south ?']);
  });

  test('the card taken is told to all when it is laid down at once as part of a pair (R46)', () => {
    const table = oldMaidAt('north* 2♠ 7♠ \n south Q♠ 7♥ \n west 2♥', '7♥');
    act(table, NORTH, take(SOUTH, 1));
    for (const viewer of EVERYONE) expect(story(table, viewer)[1]).toBe('took north south 7♥');
  });

  test('the card taken out of the pack is seen by nobody before the end, and then by all (R46)', () => {
    const table = oldMaidAt('north* 7♠ \n south 7♥ Q♠ \n west safe 1 \n aside Q♥', 'Q♠ 7♠ 7♥');
    act(table, NORTH, take(SOUTH));
    for (const viewer of EVERYONE) {
      expect(table.view(viewer)).toMatchObject({ stockSize: 1, setAside: null, oldMaid: null });
    }
    act(table, SOUTH, take(NORTH));
    for (const viewer of EVERYONE) {
      const { setAside, oldMaid: odd, stockSize } = table.view(viewer);
      expect([faces([setAside]), faces([odd]), stockSize]).toEqual(['Q♥', 'Q♠', 1]);
      expect(table.log(viewer).at(-1)).toMatchObject({ type: 'safe', loser: NORTH, oldMaid: odd, setAside });
    }
  });

  test('a game that ends as it stands shows the card taken out, too (R45, R46)', () => {
    const { rules } = oldMaidAt('north* 2♠ \n south 3♠ 4♠ \n aside 9♠');
    const table = new Table<OldMaid>(rules, { orderPack() {}, orderStock() {}, pickCard: () => 0 }, NORTH);
    while (table.turn !== null) act(table, table.turn, take(table.view(null).takeFrom ?? 0));
    expect(table.result?.reason).toBe('stalemate');
    expect(faces([table.view(null).setAside])).toBe('9♠');
    expect(table.view(null).oldMaid).toBeNull();
    const last = table.log(null).at(-1);
    expect(last).toMatchObject({ type: 'took', setAside: table.view(null).setAside });
    expect(last).not.toHaveProperty('loser');
    expect(last).not.toHaveProperty('oldMaid');
  });

  test('nobody sees another hand, and only the seat to act is offered actions (R46)', () => {
    const table = oldMaidAt('north* 2♠ \n south Q♠ 7♥ \n west 2♥ 7♠');
    expect(EVERYONE.map((viewer) => faces(table.view(viewer).hand))).toEqual(['2♠', '7♥ Q♠', '2♥ 7♠', '']);
    expect(EVERYONE.map((viewer) => table.view(viewer).legal.length)).toEqual([2, 0, 0, 0]);
  });
});
