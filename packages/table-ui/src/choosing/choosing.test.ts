import {
  type Action,
  cardOf,
  RANKS,
  rankNamed,
  type Seat,
  SUITS,
  suitNamed,
  type Touches,
  type View,
} from '@shoal/core';
import type { GameId } from '@shoal/games';
import { crazyEightsAt, play } from '@shoal/games/crazy-eights/testing';
import { ask, goFishAt } from '@shoal/games/go-fish/testing';
import { PRESENTATIONS } from '@shoal/games/presentations';
import { SOUTH, WEST } from '@shoal/games/testing';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Choosing,
  type ChoosingTable,
  matches,
  NOTHING_CHOSEN,
  narrow,
  type TouchResult,
  touch,
} from './choosing.ts';

interface Drawn {
  readonly turn: Seat | null;
  readonly rules: { readonly options: object };
  view(seat: Seat | null): View;
}

const seen = (game: GameId, table: Drawn): ChoosingTable => ({
  presentation: PRESENTATIONS[game],
  options: table.rules.options,
  view: table.view(table.turn),
});

const asking = seen(
  'go-fish',
  goFishAt(`
    north* 2♠ 7♦ T♣
    south  3♣ 9♦
    west   K♣ 4♦
    stock  4♥ 3♠ `),
);
const playing = seen(
  'crazy-eights',
  crazyEightsAt(`
    north* 3♠ 9♥ 8♦
    south  2♣ 9♦
    pile   4♥
    stock  4♣ 3♣ `),
);

/** The result of the last of several touches. */
function touched(table: ChoosingTable, ...all: readonly Touches[]): TouchResult {
  const [first, ...rest] = all;
  return rest.reduce(
    (step: TouchResult, touches) => touch(touches, step.key === 'go-on' ? step.choosing : NOTHING_CHOSEN, table),
    touch(first, NOTHING_CHOSEN, table),
  );
}

const goesOn = (choosing: Partial<Choosing>): TouchResult => ({
  key: 'go-on',
  choosing: { ...NOTHING_CHOSEN, ...choosing },
});
const [SEVEN, TEN] = [rankNamed('7'), rankNamed('T')].map((rank) => ({ rank }));
const EIGHT = { card: cardOf(rankNamed('8'), suitNamed('D')) };
const HEARTS = { suit: suitNamed('H') };

describe('an ask', () => {
  test('is two touches in either order', () => {
    expect(touched(asking, SEVEN)).toEqual(goesOn({ touches: SEVEN, wanted: 'target' }));
    expect(touched(asking, SEVEN, { target: WEST })).toEqual({ key: 'act', action: ask(WEST, 'seven') });
    expect(touched(asking, { target: WEST })).toEqual(goesOn({ touches: { target: WEST }, wanted: 'rank' }));
    expect(touched(asking, { target: WEST }, SEVEN)).toEqual({ key: 'act', action: ask(WEST, 'seven') });
  });

  test('begins anew with another touch of the same kind', () => {
    expect(touched(asking, SEVEN, TEN)).toEqual(goesOn({ touches: TEN, wanted: 'target' }));
    expect(touched(asking, SEVEN, TEN, { target: SOUTH })).toEqual({ key: 'act', action: ask(SOUTH, 'ten') });
  });

  test('said whole needs no other touch', () => {
    expect(touched(asking, TEN, { ...SEVEN, target: SOUTH })).toEqual({ key: 'act', action: ask(SOUTH, 'seven') });
  });

  test('of oneself is refused by the rules', () => {
    expect(touched(asking, SEVEN, { target: 0 })).toEqual({ key: 'refused', action: ask(0, 'seven') });
  });
});

describe('a play', () => {
  test('is one touch, and two for an eight', () => {
    expect(touched(playing, { card: cardOf(rankNamed('9'), suitNamed('H')) })).toEqual({
      key: 'act',
      action: play('9♥'),
    });
    expect(touched(playing, EIGHT)).toEqual(goesOn({ touches: EIGHT, wanted: 'suit' }));
    expect(touched(playing, EIGHT, HEARTS)).toEqual({ key: 'act', action: play('8♦', '♥') });
  });

  test('of another card than the eight that was touched begins anew', () => {
    const nine = { card: cardOf(rankNamed('9'), suitNamed('H')) };
    expect(touched(playing, EIGHT, nine)).toEqual({ key: 'act', action: play('9♥') });
  });

  test('of a card that does not fit is refused by the rules', () => {
    const three = { card: cardOf(rankNamed('3'), suitNamed('S')) };
    expect(touched(playing, three)).toEqual({ key: 'refused', action: play('3♠') });
  });
});

test('a new question marks its first answer, and the cursor stays where it was', () => {
  const from: Choosing = { touches: {}, wanted: null, cursor: 2, pick: 3 };
  expect(touch(SEVEN, from, asking)).toEqual(goesOn({ touches: SEVEN, wanted: 'target', cursor: 2, pick: 0 }));
});

describe('narrowing what is legal by what was touched', () => {
  const [SEVEN, KING] = [rankNamed('7'), rankNamed('K')];
  const [SPADES, HEARTS] = [suitNamed('S'), suitNamed('H')];
  const ASKS: readonly Action[] = [
    { type: 'ask', target: 1, rank: SEVEN },
    { type: 'ask', target: 2, rank: SEVEN },
    { type: 'ask', target: 2, rank: KING },
  ];
  const EIGHT = cardOf(rankNamed('8'), HEARTS);
  const NINE = cardOf(rankNamed('9'), HEARTS);
  const PLAYS: readonly Action[] = [
    { type: 'play', card: NINE },
    { type: 'play', card: EIGHT, suit: SPADES },
    { type: 'play', card: EIGHT, suit: HEARTS },
    { type: 'draw' },
  ];

  /** Narrows at a table where only these actions are legal. */
  const asked = (legal: readonly Action[], touches: Touches) =>
    narrow(touches, { ...asking, view: { ...asking.view, legal } });
  const played = (legal: readonly Action[], touches: Touches) =>
    narrow(touches, { ...playing, view: { ...playing.view, legal } });

  test('what leaves one action is that action', () => {
    expect(asked(ASKS, { target: 1 })).toEqual({ key: 'action', action: ASKS[0] });
    expect(asked(ASKS, { rank: KING })).toEqual({ key: 'action', action: ASKS[2] });
    expect(played(PLAYS, { card: NINE })).toEqual({ key: 'action', action: PLAYS[0] });
    expect(played(PLAYS, { type: 'draw' })).toEqual({ key: 'action', action: PLAYS[3] });
  });

  test('what leaves several asks for what they differ in, ranks before players', () => {
    expect(asked(ASKS, {})).toMatchObject({ key: 'missing', thing: 'rank' });
    expect(asked(ASKS, { target: 2 })).toEqual({ key: 'missing', thing: 'rank', left: ASKS.slice(1) });
    expect(asked(ASKS, { rank: SEVEN })).toEqual({ key: 'missing', thing: 'target', left: ASKS.slice(0, 2) });
    expect(played(PLAYS, { card: EIGHT })).toEqual({ key: 'missing', thing: 'suit', left: PLAYS.slice(1, 3) });
  });

  test('what leaves none is refused as the action that was meant', () => {
    const ace = RANKS[0];
    expect(asked(ASKS, { rank: ace })).toEqual({ key: 'refused', action: { type: 'ask', target: 1, rank: ace } });
    expect(asked(ASKS, { target: 3 })).toEqual({ key: 'refused', action: { type: 'ask', target: 3, rank: SEVEN } });
    const three = cardOf(rankNamed('3'), SPADES);
    expect(played(PLAYS, { card: three })).toEqual({ key: 'refused', action: { type: 'play', card: three } });
    expect(played(PLAYS, { type: 'pass' })).toEqual({ key: 'refused', action: { type: 'pass' } });
  });

  test('nothing is legal out of turn, and even then a whole action is refused', () => {
    expect(asked([], { rank: KING })).toEqual({ key: 'refused', action: { type: 'ask', target: 0, rank: KING } });
    expect(asked([], { type: 'fish' })).toEqual({ key: 'refused', action: { type: 'fish' } });
  });

  const anyAction: fc.Arbitrary<Action> = fc.oneof(
    fc.record({ type: fc.constant('ask'), target: fc.nat(5), rank: fc.constantFrom(...RANKS) }),
    fc.record({ type: fc.constant('play'), card: fc.constantFrom(NINE, EIGHT), suit: fc.constantFrom(...SUITS) }),
    fc.record({ type: fc.constantFrom('draw', 'pass', 'fish') }),
  );

  test('touching all of a legal action does it, whatever else is legal', () => {
    const anyLegal = fc.uniqueArray(anyAction, { minLength: 1, selector: (action) => JSON.stringify(action) });
    fc.assert(
      fc.property(anyLegal, fc.nat(), (legal, number) => {
        const action = legal[number % legal.length];
        expect(asked(legal, action)).toEqual({ key: 'action', action });
      }),
    );
  });

  test('touches match the actions that have all of them', () => {
    const touches: Touches = { target: 2, rank: SEVEN };
    expect(ASKS.map((action) => matches(action, touches))).toEqual([false, true, false]);
    expect(ASKS.every((action) => matches(action, {}))).toBe(true);
  });
});
