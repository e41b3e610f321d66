import { rankNamed, readCard, type Seat, suitNamed, type View } from '@shoal/core';
import { GAMES, type GameId } from '@shoal/games';
import { crazyEightsAt } from '@shoal/games/crazy-eights/testing';
import { goFishAt } from '@shoal/games/go-fish/testing';
import { NORTH, SOUTH, WEST } from '@shoal/games/testing';
import { describe, expect, test } from 'vitest';
import { SHOWN_GAMES } from '../words/catalogues.ts';
import { en } from '../words/en.ts';
import { createSentences } from '../words/sentences/sentences.ts';
import { middleOf, pileIn, type SeatedTable, seatModels } from './table-model.ts';

const SEATED: SeatedTable = {
  labels: ['Ann', 'Bo', 'Cy'],
  players: [
    { name: 'Ann', bot: null },
    { name: 'Bo', bot: 'pike' },
    { name: 'Cy', bot: 'orca' },
  ],
};
const sentencesOf = (game: GameId) =>
  createSentences({ catalogue: en, names: SEATED.labels, ascii: false }, SHOWN_GAMES.en[game]);
const seatsOf = (game: GameId, view: View) => seatModels(SEATED, view, sentencesOf(game));

const GO_FISH = goFishAt(`
  north* 7♠ 7♥ 2♦
  south  2♣ 9♦ | A K
  west   4♦ T♣
  stock  4♥ 3♣ `);

describe('what everybody sees of a seat', () => {
  test('are its cards and what it has laid down, in the order of ranks', () => {
    const seats = seatsOf('go-fish', GO_FISH.view(NORTH));
    const groups = ['A', 'K'].map((name) => expect.objectContaining({ rank: rankNamed(name as 'A' | 'K') }));
    expect(seats).toEqual([
      {
        ...{ seat: 0, label: 'Ann', bot: null, strength: null, cards: 3, groups: [] },
        badge: null,
        hasTurn: true,
        isViewer: true,
      },
      {
        ...{ seat: 1, label: 'Bo', bot: 'pike', strength: { word: 'good', placed: '4 of 7, good' }, cards: 2, groups },
        ...{ badge: null, hasTurn: false, isViewer: false },
      },
      {
        ...{
          seat: 2,
          label: 'Cy',
          bot: 'orca',
          strength: { word: 'expert', placed: '6 of 7, expert' },
          cards: 2,
          groups: [],
        },
        badge: null,
        hasTurn: false,
        isViewer: false,
      },
    ]);
  });

  test('are its cards, or a badge once it is out', () => {
    const table = crazyEightsAt(`
      north* 7♠
      south  out 1
      west   4♦ T♣
      pile   7♦
      stock  4♥ 3♣ `);
    const seats = seatsOf('crazy-eights', table.view(WEST));
    expect(seats.map(({ cards, groups, badge }) => ({ cards, groups, badge: badge?.text }))).toEqual([
      { cards: 1, groups: null, badge: undefined },
      { cards: 0, groups: null, badge: 'out: 1st place' },
      { cards: 2, groups: null, badge: undefined },
    ]);
    expect(seats.map(({ hasTurn, isViewer }) => [hasTurn, isViewer])).toEqual([
      [true, false],
      [false, false],
      [false, true],
    ]);
  });

  test('is the same for every viewer, but for who that is', () => {
    const seenBy = (seat: Seat | null) =>
      seatsOf('go-fish', GO_FISH.view(seat)).map((model) => ({ ...model, isViewer: null }));
    for (const seat of [SOUTH, WEST, null]) expect(seenBy(seat)).toEqual(seenBy(NORTH));
    expect(seatsOf('go-fish', GO_FISH.view(null)).some(({ isViewer }) => isViewer)).toBe(false);
  });
});

test('the middle of the table has the piles of the game, and its facts with their words', () => {
  const table = crazyEightsAt(`
    north* 7♠ 8♥
    south  2♣ 9♦
    west   4♦ T♣
    stock  4♥ 3♣
    pile   7♦ 8♠ (♥)`);
  const options = GAMES['crazy-eights'].tables.presets['actions'].options(3);
  const middle = middleOf(table.view(null), options, sentencesOf('crazy-eights'));
  expect(pileIn(middle, 'stock')).toEqual({ type: 'stock', count: 2 });
  expect(pileIn(middle, 'up-card')).toEqual({ type: 'up-card', card: readCard('8S') });
  expect(pileIn(middle, 'fan')).toBeUndefined();
  expect(middle.badges).toEqual([
    {
      message: { key: 'suit-in-force', suit: suitNamed('H') },
      ...{ tone: 'notice', suit: suitNamed('H'), text: 'hearts in force' },
    },
  ]);
});
