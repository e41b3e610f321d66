import { describe, expect, test } from 'vitest';
import { HELD, hiddenHand, hiddenHandGame, take, viewOfHidden } from '../../test/hidden-hand.ts';
import { CATALOGUES, SHOWN_GAMES } from '../words/catalogues.ts';
import { type Choosing, type ChoosingTable, NOTHING_CHOSEN, touch } from './choosing.ts';
import { answerKeys, itemsFor, press } from './press.ts';
import { misunderstood, readTouches, type TypedTable } from './read-touches.ts';

const tableOf = (count: number): ChoosingTable => ({
  presentation: hiddenHand,
  options: {},
  view: viewOfHidden(count),
});
const at = (cursor: number): Choosing => ({ ...NOTHING_CHOSEN, cursor });

describe('the places of a hidden hand', () => {
  const table = tableOf(3);

  test('are what the cursor moves among, instead of the own cards', () => {
    expect(itemsFor(table)).toEqual([
      { touches: { spot: 0 }, isLegal: true, key: '1' },
      { touches: { spot: 1 }, isLegal: true, key: '2' },
      { touches: { spot: 2 }, isLegal: true, key: '3' },
    ]);
    const watching = { ...table, view: { ...table.view, legal: [] } };
    expect(itemsFor(watching).map(({ touches }) => touches)).toEqual(HELD.map((card) => ({ card })));
  });

  test('are touched one by one', () => {
    expect(touch({ spot: 1 }, NOTHING_CHOSEN, table)).toEqual({ key: 'act', action: take(1) });
    expect(touch({ spot: 7 }, NOTHING_CHOSEN, table)).toEqual({ key: 'refused', action: take(7) });
  });

  test('have numbers for keys, beside the buttons', () => {
    expect(answerKeys(NOTHING_CHOSEN, table)).toEqual(['1', '2', '3', 'P']);
    expect(press('2', NOTHING_CHOSEN, table)).toEqual({ key: 'act', action: take(1) });
    expect(press('p', NOTHING_CHOSEN, table)).toEqual({ key: 'act', action: { type: 'pass' } });
    for (const key of ['4', '0', 'q', 's'])
      expect(press(key, NOTHING_CHOSEN, table)).toEqual({ key: 'wrong', pressed: key });
  });

  test('are reached by the arrows and round the hand, and Enter takes the card', () => {
    expect(press('right', at(0), table)).toEqual({ key: 'go-on', choosing: at(1) });
    expect(press('left', at(0), table)).toEqual({ key: 'go-on', choosing: at(2) });
    expect(press('enter', at(2), table)).toEqual({ key: 'act', action: take(2) });
  });

  test('beyond the tenth have no key, and arrows and Enter reach them', () => {
    const large = tableOf(12);
    expect(itemsFor(large).map(({ key }) => key)).toEqual([...'1234567890', null, null]);
    expect(press('left', at(0), large)).toEqual({ key: 'go-on', choosing: at(11) });
    expect(press('enter', at(11), large)).toEqual({ key: 'act', action: take(11) });
  });
});

describe('a place that is typed', () => {
  const typed: TypedTable = {
    games: [hiddenHandGame],
    labels: ['Ann', 'Bo'],
    hand: HELD,
    ...{ spots: 3, wanted: null, languages: [CATALOGUES.en] },
  };

  test.each([
    ['1', { spot: 0 }],
    [' 3 ', { spot: 2 }],
    ['give me the 2', { spot: 1 }],
    ["2 from Bo's hand", { spot: 1 }],
    ['p', { type: 'pass' }],
    ['0', null],
    ['4', null],
    ['1 2', null],
    ['queen of spades', null],
    ['', null],
  ])('"%s" means %j', (text, touches) => {
    expect(readTouches(text, typed)).toEqual(touches);
  });

  test('beyond the hidden hand is answered with how many places there are', () => {
    const { legal } = viewOfHidden(3);
    expect(misunderstood('4', typed, legal)).toEqual({ key: 'no-such-place', count: 3 });
    expect(misunderstood('4 from bo', typed, legal)).toEqual({ key: 'no-such-place', count: 3 });
    expect(misunderstood('left', typed, legal)).toEqual({ key: 'not-understood', text: 'left' });
  });

  test('is a card of the hand where no place is to be chosen', () => {
    const playing = { ...typed, games: [SHOWN_GAMES.en['crazy-eights']], spots: 0 };
    expect(readTouches('2', playing)).toEqual({ card: HELD[1] });
    expect(misunderstood('9', playing, [])).toEqual({ key: 'no-such-card-number', count: HELD.length });
  });
});
