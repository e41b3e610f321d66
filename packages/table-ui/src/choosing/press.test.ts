import { type Action, rankNamed, type Seat, type View } from '@shoal/core';
import type { GameId } from '@shoal/games';
import { crazyEightsAt, draw, keepPlaying, pass, play, stop } from '@shoal/games/crazy-eights/testing';
import { ask, fish, goFishAt } from '@shoal/games/go-fish/testing';
import { PRESENTATIONS } from '@shoal/games/presentations';
import { NORTH, SOUTH, WEST } from '@shoal/games/testing';
import { describe, expect, test } from 'vitest';
import { type Choosing, type ChoosingTable, NOTHING_CHOSEN } from './choosing.ts';
import { answerKeys, itemsFor, type KeyResult, press } from './press.ts';

interface Drawn {
  readonly turn: Seat | null;
  readonly rules: { readonly options: object };
  view(seat: Seat | null): View;
}

/** A drawn table as the player to act sees it. */
const seen = (game: GameId, table: Drawn): ChoosingTable => ({
  presentation: PRESENTATIONS[game],
  options: table.rules.options,
  view: table.view(table.turn),
});

const asking = (table: Drawn): ChoosingTable => seen('go-fish', table);
const playing = (table: Drawn): ChoosingTable => seen('crazy-eights', table);

/** The result of the last of some keys. */
function typed(keys: string, table: ChoosingTable, from: Choosing = NOTHING_CHOSEN): KeyResult {
  const [first, ...rest] = keys.split(' ');
  const came = press(first, from, table);
  if (rest.length === 0) return came;
  return typed(rest.join(' '), table, chosenIn(came));
}

function chosenIn(came: KeyResult): Choosing {
  if (came.key !== 'go-on') throw new Error(`a key too many: ${JSON.stringify(came)}`);
  return came.choosing;
}

const after = (keys: string, table: ChoosingTable): Choosing => chosenIn(typed(keys, table));
const acts = (action: Action): KeyResult => ({ key: 'act', action });
const refused = (action: Action): KeyResult => ({ key: 'refused', action });
const command = (name: string) => ({ key: 'command', command: name });
const wrong = (pressed: string): KeyResult => ({ key: 'wrong', pressed });

const threeAsk = asking(
  goFishAt(`
    north* 2♠ 2♥ 7♦ T♣
    south  3♣ 9♦
    west   K♣ 4♦
    stock  4♥ 3♠ `),
);
const twoAsk = asking(
  goFishAt(`
    north* 7♠ T♣
    south  3♣ 9♦
    stock  4♥ `),
);

describe('asking by keys', () => {
  test('a rank and then the number of a player is an ask', () => {
    expect(typed('7 2', threeAsk)).toEqual(acts(ask(SOUTH, 'seven')));
    expect(typed('7 3', threeAsk)).toEqual(acts(ask(WEST, 'seven')));
  });

  test('digits are ranks until a rank is chosen, and then players', () => {
    expect(after('2', threeAsk)).toMatchObject({ touches: { rank: rankNamed('2') }, wanted: 'target' });
    expect(typed('2 2', threeAsk)).toEqual(acts(ask(SOUTH, 'two')));
    expect(answerKeys(NOTHING_CHOSEN, threeAsk)).toEqual(['2', '7', 'T']);
    expect(answerKeys(after('2', threeAsk), threeAsk)).toEqual(['2', '3']);
  });

  test('T is the ten, and neither 1 nor 0 is a rank', () => {
    expect(typed('t 3', threeAsk)).toEqual(acts(ask(WEST, 'ten')));
    for (const key of ['1', '0', '10']) expect(typed(key, threeAsk)).toEqual(wrong(key));
  });

  test('with one other player a rank alone is an ask', () => {
    expect(typed('7', twoAsk)).toEqual(acts(ask(SOUTH, 'seven')));
  });

  test('a rank that is not held is refused by the rules', () => {
    expect(typed('k', threeAsk)).toEqual(refused(ask(SOUTH, 'king')));
    expect(typed('3', threeAsk)).toEqual(refused(ask(SOUTH, 'three')));
  });

  test('while a player is asked for, a digit that names no player does nothing', () => {
    for (const digit of ['1', '4', '7', '0']) expect(typed(`7 ${digit}`, threeAsk)).toEqual(wrong(digit));
  });

  test('while a player is asked for, the letter of another rank takes the place of the first', () => {
    expect(typed('7 t 2', threeAsk)).toEqual(acts(ask(SOUTH, 'ten')));
    expect(typed('7 k', threeAsk)).toEqual(refused(ask(SOUTH, 'king')));
  });

  test('a player without cards is no answer', () => {
    const table = asking(
      goFishAt(`
        north* 7♠ 2♥
        east   3♣
        south  | K
        west   9♦
        stock  4♥ `),
    );
    expect(answerKeys(after('7', table), table)).toEqual(['2', '4']);
    expect(typed('7 3', table)).toEqual(wrong('3'));
  });

  test('F and D fish, and so does Enter, since there is nothing else to do', () => {
    const drawn = goFishAt(`
      north* 7♠ 2♥
      south  3♣
      stock  4♥ `);
    drawn.act(NORTH, ask(SOUTH, 'seven'));
    const table = asking(drawn);
    for (const key of ['f', 'd', 'enter', 'space']) expect(typed(key, table)).toEqual(acts(fish));
    expect(typed('2', table)).toEqual(refused(ask(NORTH, 'two')));
    expect(answerKeys(NOTHING_CHOSEN, table)).toEqual(['F']);
  });

  test('while a rank is asked for, F and D are refused by the rules', () => {
    for (const key of ['f', 'd']) expect(typed(key, threeAsk)).toEqual(refused(fish));
  });

  test('arrows move in the hand and round it, and Enter or Space takes the rank', () => {
    expect(['right', 'down', 'left', 'up'].map((key) => after(key, threeAsk).cursor)).toEqual([1, 1, 2, 2]);
    expect(after('right right right', threeAsk).cursor).toBe(0);
    for (const key of ['enter', 'space']) {
      expect(after(`right ${key}`, threeAsk)).toMatchObject({ touches: { rank: rankNamed('7') }, wanted: 'target' });
    }
  });

  test('then arrows move among the players, and Enter asks the marked one', () => {
    expect(typed('right enter enter', threeAsk)).toEqual(acts(ask(SOUTH, 'seven')));
    expect(typed('right enter right enter', threeAsk)).toEqual(acts(ask(WEST, 'seven')));
    expect(typed('right enter left space', threeAsk)).toEqual(acts(ask(WEST, 'seven')));
    expect(after('right enter left left', threeAsk)).toMatchObject({ cursor: 1, pick: 0 });
  });
});

const threePlay = playing(
  crazyEightsAt(`
    north* 3♠ 9♥ K♥ 8♦ 9♣ K♣
    south  2♣ 9♦
    west   K♠ 4♦
    pile   4♥
    stock  4♣ 3♣ `),
);

describe('playing by keys', () => {
  test('numbers go to the cards that fit, as they lie in the hand', () => {
    const marked = itemsFor(threePlay).map(({ key, isLegal }) => [key, isLegal]);
    expect(marked).toEqual([
      [null, false],
      ['1', true],
      ['2', true],
      ['3', true],
      [null, false],
      [null, false],
    ]);
    expect(typed('1', threePlay)).toEqual(acts(play('9♥')));
    expect(typed('2', threePlay)).toEqual(acts(play('K♥')));
    for (const key of ['4', '9', '0']) expect(typed(key, threePlay)).toEqual(wrong(key));
  });

  test('an eight asks for a suit: S H D C, or the number of one', () => {
    expect(after('3', threePlay).wanted).toBe('suit');
    expect(answerKeys(after('3', threePlay), threePlay)).toEqual(['S', 'H', 'D', 'C']);
    for (const [index, suit] of (['S', 'H', 'D', 'C'] as const).entries()) {
      expect(typed(`3 ${suit.toLowerCase()}`, threePlay)).toEqual(acts(play('8♦', suit)));
      expect(typed(`3 ${index + 1}`, threePlay)).toEqual(acts(play('8♦', suit)));
    }
    expect(typed('3 enter', threePlay).key).toBe('act');
  });

  test('the suit that is held most is marked first', () => {
    const table = playing(
      crazyEightsAt(`
        north* 8♦ 3♣ 9♣
        south  2♣ 9♦
        pile   4♥
        stock  4♣ 3♠ `),
    );
    expect(typed('1 enter', table)).toEqual(acts(play('8♦', '♣')));
  });

  test('H and C name a suit only while one is asked for', () => {
    for (const key of ['h', 'c']) expect(typed(key, threePlay)).toEqual(wrong(key));
  });

  test('an eight that ends the game is played at once, since no suit matters any more', () => {
    const table = playing(
      crazyEightsAt(`
        north* 8♦
        south  2♣ 9♦
        pile   4♥
        stock  4♣ 3♣ `),
    );
    for (const key of ['1', 'enter']) expect(typed(key, table)).toEqual(acts(play('8♦', '♦')));
  });

  test('an eight that only puts its player out still asks for a suit', () => {
    const table = playing(
      crazyEightsAt(
        `
        north* 8♦
        south  2♣ 9♦
        west   K♠ 4♦
        pile   4♥
        stock  4♣ 3♣ `,
        { playOn: 'always' },
      ),
    );
    expect(after('1', table).wanted).toBe('suit');
  });

  test('Enter plays the card under the cursor, and the rules refuse one that does not fit', () => {
    expect(typed('right enter', threePlay)).toEqual(acts(play('9♥')));
    expect(typed('enter', threePlay)).toEqual(refused(play('3♠')));
  });

  test('A T J Q K move to the next card of the rank, and round the hand', () => {
    expect(after('k', threePlay).cursor).toBe(2);
    expect(after('k k', threePlay).cursor).toBe(5);
    expect(after('k k k', threePlay).cursor).toBe(2);
    for (const key of ['a', 't', 'j', 'q']) expect(typed(key, threePlay)).toEqual(wrong(key));
  });

  test('D and F draw where that is allowed; elsewhere the rules say why not', () => {
    const table = playing(
      crazyEightsAt(`
        north* 3♠ 9♣
        south  2♣ 9♦
        pile   4♥
        stock  4♣ 3♣ `),
    );
    for (const key of ['d', 'f', 'enter']) expect(typed(key, table)).toEqual(acts(draw));
    expect(typed('f', threePlay)).toEqual(refused(draw));
  });

  test('P passes where that is allowed; elsewhere the rules say why not', () => {
    const drawn = crazyEightsAt(
      `
      north* 3♠ 9♥
      south  2♣ 9♦
      pile   4♥
      stock  9♣ `,
      { draw: 1, drawWithPlayable: true },
    );
    expect(typed('p', playing(drawn))).toEqual(refused(pass));
    drawn.act(NORTH, draw);
    expect(typed('p', playing(drawn))).toEqual(acts(pass));
    expect(answerKeys(NOTHING_CHOSEN, playing(drawn))).toEqual(['1', 'P']);
  });

  /** A vote: north is out, and south votes first. */
  function vote(): ChoosingTable {
    const drawn = crazyEightsAt(`
      north* 9♥
      south  2♣ 9♦
      west   K♠ 4♦
      pile   4♥
      stock  4♣ 3♣ `);
    drawn.act(NORTH, play('9♥'));
    return playing(drawn);
  }

  test('Y and N vote, also the yes of other languages, while cards and Enter do nothing', () => {
    const table = vote();
    expect(answerKeys(NOTHING_CHOSEN, table)).toEqual(['Y', 'N']);
    for (const yes of ['y', 'j', 's', 'o']) expect(typed(yes, table)).toEqual(acts(keepPlaying));
    expect(typed('n', table)).toEqual(acts(stop));
    for (const key of ['enter', '1', 'a']) expect(typed(key, table)).toEqual(wrong(key));
    expect(typed('d', table)).toEqual(refused(draw));
  });

  test('Space is called Space where it does nothing', () => {
    expect(typed('space', vote())).toEqual(wrong('space'));
  });

  test('a penalty leaves numbers to the cards that pass it on', () => {
    const table = playing(
      crazyEightsAt(
        `
        north* 2♠ 9♥ 8♦
        south  2♣ 9♦
        pile   2♥
        penalty 2
        stock  4♣ 3♣ 5♣ `,
        { drawTwo: '2' },
      ),
    );
    expect(answerKeys(NOTHING_CHOSEN, table)).toEqual(['1', 'D']);
    expect(typed('1', table)).toEqual(acts(play('2♠')));
    expect(typed('right right enter', table)).toEqual(refused(play('8♦')));
  });
});

describe('everywhere', () => {
  const places: readonly (readonly [string, ChoosingTable, Choosing])[] = [
    ['a rank', threeAsk, NOTHING_CHOSEN],
    ['a player', threeAsk, after('7', threeAsk)],
    ['a card', threePlay, NOTHING_CHOSEN],
    ['a suit', threePlay, after('3', threePlay)],
  ];

  test.each(places)('L ? U I R are commands while %s is asked for', (_, table, from) => {
    const names = ['l', '?', 'u', 'i', 'r'].map((key) => press(key, from, table));
    expect(names).toEqual(['log', 'help', 'undo', 'hint', 'rules'].map(command));
  });

  test.each(places)('Esc goes back while %s is asked for, and leaves only from the beginning', (_, table, from) => {
    const leaves = command('leave');
    const [once, twice] = [press('escape', from, table), press('escape', NOTHING_CHOSEN, table)];
    const { cursor } = from;
    expect(once).toEqual(from.wanted === null ? leaves : { key: 'go-on', choosing: { ...NOTHING_CHOSEN, cursor } });
    expect(twice).toEqual(leaves);
  });

  test('Esc leaves the cursor where it was', () => {
    expect(after('right right enter escape', threeAsk)).toEqual({ ...NOTHING_CHOSEN, cursor: 2 });
  });

  test('a letter is pressed without Shift, in terminal and browser alike', () => {
    for (const key of ['T', 'L']) expect(press(key, NOTHING_CHOSEN, threeAsk)).toEqual(wrong(key));
  });
});
