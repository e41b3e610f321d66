import { cardOf, type Rules, rankNamed, type Seat, suitNamed, type View, type Vocabulary } from '@shoal/core';
import { endingsOf } from '@shoal/room';
import { describe, expect, test } from 'vitest';
import { ask, crazyEightsAt, goFishAt, play, SOUTH, WEST } from '../../../core/test/drawn-table.ts';
import type { Touches } from '../presentation/hand-stack.ts';
import { type Choosing, type ChoosingTable, NOTHING_CHOSEN, type Step, touch } from './choosing.ts';

interface Drawn {
  readonly turn: Seat | null;
  readonly rules: unknown;
  view(seat: Seat | null): View;
}

const seen = (game: ChoosingTable['game'], table: Drawn): ChoosingTable => ({
  game,
  view: table.view(table.turn),
  endings: endingsOf(table.rules as Rules<Vocabulary>, table.view(table.turn)),
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

/** What came of the last of several touches. */
function touched(table: ChoosingTable, ...all: readonly Touches[]): Step {
  const [first, ...rest] = all;
  return rest.reduce(
    (step: Step, touches) => touch(touches, step.key === 'go-on' ? step.choosing : NOTHING_CHOSEN, table),
    touch(first, NOTHING_CHOSEN, table),
  );
}

const goesOn = (choosing: Partial<Choosing>): Step => ({ key: 'go-on', choosing: { ...NOTHING_CHOSEN, ...choosing } });
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
