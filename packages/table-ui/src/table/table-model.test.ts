import { rankNamed, readCard, type Seat, suitNamed, type View } from '@shoal/core';
import { GAMES } from '@shoal/games';
import { crazyEightsAt, goFishAt, NORTH, play, SOUTH, WEST } from '@shoal/games/testing';
import { describe, expect, test } from 'vitest';
import { middleOf, type SeatedTable, seatModels } from './table-model.ts';

const PLAYERS: SeatedTable['players'] = [
  { name: 'Ann', bot: null },
  { name: 'Bo', bot: 'pike' },
  { name: 'Cy', bot: 'orca' },
];
const seated = (game: SeatedTable['game']): SeatedTable => ({ game, labels: ['Ann', 'Bo', 'Cy'], players: PLAYERS });

const GO_FISH = goFishAt(`
  north* 7♠ 7♥ 2♦
  south  2♣ 9♦ | A K
  west   4♦ T♣
  stock  4♥ 3♣ `);

describe('what everybody sees of a seat', () => {
  test('in Go Fish are its cards and its books, in the order of ranks', () => {
    const seats = seatModels(seated('go-fish'), GO_FISH.view(NORTH));
    expect(seats).toEqual([
      { ...{ seat: 0, label: 'Ann', bot: null, cards: 3, books: [] }, place: null, hasTurn: true, isViewer: true },
      {
        ...{ seat: 1, label: 'Bo', bot: 'pike', cards: 2, books: [rankNamed('A'), rankNamed('K')] },
        ...{ place: null, hasTurn: false, isViewer: false },
      },
      { ...{ seat: 2, label: 'Cy', bot: 'orca', cards: 2, books: [] }, place: null, hasTurn: false, isViewer: false },
    ]);
  });

  test('in Crazy Eights are its cards, or the place in which it went out', () => {
    const table = crazyEightsAt(`
      north* 7♠
      south  out 1
      west   4♦ T♣
      pile   7♦
      stock  4♥ 3♣ `);
    const seats = seatModels(seated('crazy-eights'), table.view(WEST));
    expect(seats.map(({ cards, books, place }) => ({ cards, books, place }))).toEqual([
      { cards: 1, books: null, place: null },
      { cards: 0, books: null, place: 1 },
      { cards: 2, books: null, place: null },
    ]);
    expect(seats.map(({ hasTurn, isViewer }) => [hasTurn, isViewer])).toEqual([
      [true, false],
      [false, false],
      [false, true],
    ]);
  });

  test('is the same for every viewer, but for who that is', () => {
    const seenBy = (seat: Seat | null) =>
      seatModels(seated('go-fish'), GO_FISH.view(seat)).map((model) => ({ ...model, isViewer: null }));
    for (const seat of [SOUTH, WEST, null]) expect(seenBy(seat)).toEqual(seenBy(NORTH));
    expect(seatModels(seated('go-fish'), GO_FISH.view(null)).some(({ isViewer }) => isViewer)).toBe(false);
  });
});

describe('the middle of the table', () => {
  const options = GAMES['crazy-eights'].tables.presets['actions'].options(3);
  const middle = (table: { view(seat: Seat | null): View }) => middleOf('crazy-eights', options, table.view(null));
  const plain = { suitInForce: null, anythingMatches: false, isReversed: false, penalty: 0 };

  const drawn = (lines: string) =>
    crazyEightsAt(`
      north* 7♠ 8♥
      south  2♣ 9♦
      west   4♦ T♣
      stock  4♥ 3♣
      ${lines}`);

  test('in Go Fish is the stock alone', () => {
    const goFish = GAMES['go-fish'].tables.presets['standard'].options(3);
    expect(middleOf('go-fish', goFish, GO_FISH.view(null))).toEqual({ ...plain, stock: 2, upCard: null });
  });

  test('shows stock and up-card, and no suit where the up-card says it', () => {
    expect(middle(drawn('pile 5♦ 7♦'))).toEqual({ ...plain, stock: 2, upCard: readCard('7D') });
  });

  test('shows the suit that was named, even where it is that of the eight', () => {
    expect(middle(drawn('pile 7♦ 8♠ (♥)')).suitInForce).toBe(suitNamed('H'));
    expect(middle(drawn('pile 7♦ 8♠ (♠)')).suitInForce).toBe(suitNamed('S'));
  });

  test('says when any card fits, as on an open eight', () => {
    expect(middle(drawn('pile 8♠ (any)'))).toMatchObject({ suitInForce: null, anythingMatches: true });
  });

  test('shows a penalty, and a direction that is not the usual one', () => {
    expect(middle(drawn('pile 2♦ \n penalty 4 \n anticlockwise'))).toMatchObject({ penalty: 4, isReversed: true });
  });

  test('shows no direction to two players, who have no use for it', () => {
    const table = crazyEightsAt(`
      north* 7♠ 8♥
      south  2♣ 9♦
      pile   7♦
      anticlockwise
      stock  4♥ 3♣ `);
    expect(middle(table).isReversed).toBe(false);
  });

  test('changes with what is played', () => {
    const table = drawn('pile 5♦ 7♦');
    expect(table.act(NORTH, play('8♥', '♣'))).toBeNull();
    expect(middle(table)).toMatchObject({ upCard: readCard('8H'), suitInForce: suitNamed('C') });
  });
});
