import { CARD_COUNT, type Card, cardOf, numberKey, RANKS, readCard, SUITS, suitNamed } from '@shoal/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { act, NORTH, SOUTH, WEST } from '../../../test/index.ts';
import { crazyEightsTables } from '../rules/options.ts';
import type { CrazyEightsAction, CrazyEightsEvent, CrazyEightsView } from '../rules/vocabulary.ts';
import { crazyEightsAt, draw, pass, play } from '../test/drawn.ts';
import { presentation } from './index.ts';

const card = (text: string): Card => readCard(text) as Card;
const cards = (text: string): Card[] => text.split(' ').map(card);
const options = crazyEightsTables.presets['actions'].options(3);
const [HEARTS, SPADES, CLUBS] = (['H', 'S', 'C'] as const).map(suitNamed);

describe('a hand', () => {
  const viewOf = (hand: readonly Card[], playable: readonly Card[]): CrazyEightsView => ({
    ...crazyEightsAt(`
      north* 3♠ 9♣
      south  2♣ 9♦
      pile   4♥
      stock  4♣ 3♣ `).view(NORTH),
    hand,
    legal: playable.map((held): CrazyEightsAction => ({ type: 'play', card: held })),
  });
  const stacksOf = (hand: readonly Card[], playable: readonly Card[]) =>
    presentation.stacks(viewOf(hand, playable), options);

  test('lies card by card in the order of suits, with numbers for what fits', () => {
    const hand = cards('3S 8H 9H 8D 9C');
    const stacks = stacksOf(cards('8H 8D 9H 9C 3S'), cards('8D 9H 8H'));
    expect(stacks.map((stack) => stack.cards)).toEqual(hand.map((held) => [held]));
    expect(stacks.map(({ key }) => key)).toEqual([null, '1', '2', '3', null]);
    expect(stacks.map(({ touches }) => touches)).toEqual(hand.map((held) => ({ card: held })));
    expect(presentation.inOrder(cards('8H 8D 9H 9C 3S'))).toEqual(hand);
  });

  test('has cards of one suit side by side, and single cards count', () => {
    expect(cards('3S 8H 9H').map(presentation.groupOf)).toEqual([SPADES, HEARTS, HEARTS]);
    expect(stacksOf(cards('3S 8H'), []).map(({ completeAt }) => completeAt)).toEqual([null, null]);
  });

  test('gives twins the same number, since no rule tells them apart', () => {
    const hand = cards('3S 3S 9H');
    expect(stacksOf(hand, hand).map(({ key }) => key)).toEqual(['1', '1', '2']);
  });

  const anyCard = fc.nat(CARD_COUNT - 1).map((number) => cardOf(RANKS[number >> 2], SUITS[number & 3]));
  const anyHand = fc
    .array(anyCard, { maxLength: 60 })
    .chain((hand) => fc.tuple(fc.constant(hand), fc.subarray(hand, { minLength: 0 })));

  test('of any size shows every card, and numbers the first ten that fit', () => {
    fc.assert(
      fc.property(anyHand, ([hand, playable]) => {
        const stacks = stacksOf(hand, playable);
        expect(stacks.flatMap((stack) => stack.cards).sort()).toEqual([...hand].sort());
        const fitting = stacks.filter(({ isLegal }) => isLegal);
        const distinct = [...new Set(fitting.map((stack) => stack.cards[0]))];
        expect(new Set(playable)).toEqual(new Set(distinct));
        for (const {
          cards: [held],
          key,
        } of fitting)
          expect(key).toBe(numberKey(distinct.indexOf(held)));
        for (const { key, isLegal } of stacks) if (!isLegal) expect(key).toBeNull();
      }),
    );
  });
});

/** North to play at a table of three. */
const drawn = (lines: string) =>
  crazyEightsAt(`
    north* 7♠ 8♥
    south  2♣ 9♦
    west   4♦ T♣
    stock  4♥ 3♣
    ${lines}`);

type Drawn = ReturnType<typeof crazyEightsAt>;

describe('the middle of the table', () => {
  const middle = (table: Drawn) => presentation.table(table.view(null), options);
  const facts = (table: Drawn) => middle(table).badges.map(({ message }) => message);
  const inForce = (suit: number) => ({ key: 'suit-in-force', suit });

  test('shows stock and up-card, and no suit where the up-card says it', () => {
    expect(middle(drawn('pile 5♦ 7♦'))).toEqual({
      piles: [
        { type: 'stock', count: 2 },
        { type: 'up-card', card: card('7D') },
      ],
      badges: [],
    });
  });

  test('shows the suit that was named, even where it is that of the eight', () => {
    expect(facts(drawn('pile 7♦ 8♠ (♥)'))).toEqual([inForce(HEARTS)]);
    expect(facts(drawn('pile 7♦ 8♠ (♠)'))).toEqual([inForce(SPADES)]);
    expect(middle(drawn('pile 7♦ 8♠ (♥)')).badges[0]).toMatchObject({ tone: 'notice', suit: HEARTS });
  });

  test('says when any card fits, as on an open eight', () => {
    expect(facts(drawn('pile 8♠ (any)'))).toEqual([{ key: 'anything-matches' }]);
  });

  test('shows a penalty as an alarm, and a reversed direction', () => {
    const { badges } = middle(drawn('pile 2♦ \n penalty 4 \n anticlockwise'));
    expect(badges).toEqual([
      { message: { key: 'penalty', count: 4 }, tone: 'alarm' },
      { message: { key: 'counter-clockwise' }, tone: 'plain', icon: 'counter-clockwise' },
    ]);
  });

  test('shows no direction to two players, who have no use for it', () => {
    const table = crazyEightsAt(`
      north* 7♠ 8♥
      south  2♣ 9♦
      pile   7♦
      anticlockwise
      stock  4♥ 3♣ `);
    expect(facts(table)).toEqual([]);
  });

  test('changes with what is played', () => {
    const table = drawn('pile 5♦ 7♦');
    act(table, NORTH, play('8♥', '♣'));
    expect(middle(table).piles[1]).toEqual({ type: 'up-card', card: card('8H') });
    expect(facts(table)).toEqual([inForce(CLUBS)]);
  });
});

test('a seat shows the place in which it went out, and lays nothing down', () => {
  const view = crazyEightsAt(`
    north* 7♠
    south  out 1
    west   4♦ T♣
    pile   7♦
    stock  4♥ 3♣ `).view(WEST);
  expect([NORTH, SOUTH, WEST].map((seat) => presentation.seat(view, seat))).toEqual([
    { groups: null, badge: null },
    { groups: null, badge: { message: { key: 'out', place: 1 }, tone: 'plain', place: 1 } },
    { groups: null, badge: null },
  ]);
});

describe('a player who chooses', () => {
  const askedIn = (table: Drawn, wanted: 'suit' | null = null) =>
    presentation.prompt(table.view(table.turn), { touches: {}, wanted }).key;
  const poor = (rules: Parameters<typeof crazyEightsAt>[1] = {}) =>
    crazyEightsAt(
      `
      north* 3♠ 9♥
      south  2♣ 9♦
      west   4♦ T♣
      pile   4♥
      stock  9♣ 5♣ `,
      rules,
    );

  test('is asked for what can be done', () => {
    expect(askedIn(poor())).toBe('play');
    const table = poor({ draw: 1, drawWithPlayable: true });
    expect(askedIn(table)).toBe('play-or-draw');
    act(table, NORTH, draw);
    expect(askedIn(table)).toBe('play-or-pass');
    act(table, NORTH, pass);
    expect(askedIn(table)).toBe('nothing-fits');
  });

  test('is asked for a suit after an eight, and for a vote', () => {
    expect(askedIn(drawn('pile 7♦'), 'suit')).toBe('which-suit');
    const table = crazyEightsAt(`
      north* 9♥
      south  2♣ 9♦
      west   K♠ 4♦
      pile   4♥
      stock  4♣ 3♣ `);
    act(table, NORTH, play('9♥'));
    expect(askedIn(table)).toBe('vote');
  });

  test('means a play by a card, and a whole action by its type', () => {
    const view = drawn('pile 7♦').view(NORTH);
    expect(presentation.meant({ card: card('3S') }, view)).toEqual(play('3♠'));
    expect(presentation.meant({ card: card('8H'), suit: SPADES }, view)).toEqual(play('8♥', '♠'));
    expect(presentation.meant({ type: 'pass' }, view)).toEqual(pass);
  });

  test('has a penalty told from a single card, as far as the view is known', () => {
    const view = drawn('pile 2♦ \n penalty 4').view(NORTH);
    expect(presentation.action(draw, view)).toEqual({ key: 'draw-penalty', count: 4 });
    expect(presentation.action(draw)).toEqual({ key: 'draw' });
    expect(presentation.action(pass)).toEqual({ key: 'pass' });
    expect(presentation.action(play('9♥'))).toEqual({ key: 'play', card: card('9H') });
    expect(presentation.action(play('8♥', '♠'))).toEqual({ key: 'play-naming', card: card('8H'), suit: SPADES });
  });
});

describe('a wild card is asked for no suit exactly where the play ends the game (R26)', () => {
  const tables = {
    'with two players': 'north* 8♦ \n south 2♣ 9♦',
    'with three players': 'north* 8♦ \n south 2♣ 9♦ \n west 3♣',
    'with three players, one of them out': 'north* 8♦ \n south out 1 \n west 3♣',
    'with more cards in hand': 'north* 8♦ 8♣ \n south 2♣ 9♦',
  };
  const cases = Object.keys(tables).flatMap((name) =>
    (['never', 'vote', 'always'] as const).map((playOn) => [name, playOn] as const),
  );

  test.each(cases)('%s, playOn: %s', (name, playOn) => {
    const table = crazyEightsAt(`${tables[name as keyof typeof tables]} \n pile 4♥ \n stock 4♣ 3♣`, { playOn });
    const filledIn = presentation.fillIn?.({ card: card('8D') }, table.view(NORTH), { ...options, playOn });
    act(table, NORTH, play('8♦', '♦'));
    expect(filledIn).toEqual(table.result === null ? null : play('8♦', '♦'));
  });
});

describe('drawing on', () => {
  const { repeat } = presentation;
  const until = crazyEightsTables.presets['standard'].options(2);
  /** North can play nothing; the second card of the stock fits. */
  const atTable = () =>
    crazyEightsAt(`
      north* 3♠ 9♣
      south  2♣ 9♦
      pile   4♥
      stock  5♠ Q♥ K♥ `);

  test('is offered where more than one card may be drawn, and not for a penalty', () => {
    const view = atTable().view(NORTH);
    const offered = (draws: number | 'until-playable', seen = view) =>
      repeat?.isOffered(seen, { ...until, draw: draws } as typeof until);
    expect([offered('until-playable'), offered(3), offered(1)]).toEqual([true, true, false]);
    expect(offered(3, { ...view, drawn: 2 })).toBe(false);
    expect(offered('until-playable', { ...view, penalty: 2 })).toBe(false);
    expect(offered('until-playable', { ...view, legal: [] })).toBe(false);
  });

  test('goes on until one more card can be played', () => {
    const table = atTable();
    const before = table.view(NORTH);
    expect(repeat?.goesOn(before, before)).toBe(false);
    act(table, NORTH, draw);
    expect(repeat?.goesOn(before, table.view(NORTH))).toBe(true);
    act(table, NORTH, draw);
    expect(repeat?.goesOn(before, table.view(NORTH))).toBe(false);
  });
});

describe('what happens', () => {
  const log: readonly CrazyEightsEvent[] = [
    { type: 'starter', card: card('7H') },
    { type: 'play', seat: SOUTH, card: card('9H') },
    { type: 'draw', seat: WEST },
    { type: 'drew', seat: WEST, cards: [null, null] },
    { type: 'drew', seat: WEST, cards: [] },
    { type: 'pass', seat: WEST },
  ];

  test('moves played cards to the pile and drawn ones to the hand', () => {
    expect(presentation.moves(log)).toEqual([
      { from: { seat: SOUTH }, to: 'pile', cards: [card('9H')] },
      { from: 'stock', to: { seat: WEST }, cards: [null, null] },
    ]);
  });

  test('sounds where cards move', () => {
    const { sounds } = presentation;
    expect(log.map(({ type }) => sounds[type])).toEqual([null, 'card', null, 'draw', 'draw', null]);
    expect(sounds.rebuilt).toBe('deal');
  });

  test('ends by going out in one of two ways, told by how many went out', () => {
    const ended = (places: readonly number[], reason = 'out') =>
      presentation.ending({ places, scores: places.map(() => 0), reason }, options);
    expect([ended([1, 2]), ended([2, 1, 2])]).toEqual(['first-out', 'first-out']);
    expect(ended([2, 1, 3])).toBe('one-left');
    expect(ended([2, 1, 3], 'blocked')).toBe('blocked');
  });
});
