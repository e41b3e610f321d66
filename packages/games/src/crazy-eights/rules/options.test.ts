import { RANK_NAMES, type RankName, SeededChance, seatNumbers, settle, Table } from '@shoal/core';
import { describe, expect, test } from 'vitest';
import { act, choices, expectRefusal, NORTH, SOUTH, story, WEST } from '../../../test/tables/drawn-table.ts';
import { crazyEights } from '../index.ts';
import { crazyEightsAt, crazyEightsDealt, draw, pass, play } from '../test/drawn.ts';
import { type CrazyEightsOptions, crazyEightsTables } from './options.ts';

const SEED = 'crazy-eights options';

/** Parses options as written on a command line. */
function settled(preset: string, seats: number, overrides: Record<string, string> = {}): CrazyEightsOptions {
  const found = settle(crazyEightsTables, preset, seats, overrides);
  if (!found.ok) throw new Error(found.refusal.key);
  return found.options;
}

const tableOf = (options: CrazyEightsOptions, seats: number) =>
  new Table(crazyEights.rules(options, seats), new SeededChance(SEED));

describe('presets (3.1)', () => {
  const STANDARD = {
    wild: '8',
    starterWild: 'bury',
    draw: 'until-playable',
    drawWithPlayable: false,
    stockEmpty: 'rebuild',
    drawTwo: null,
    skip: null,
    reverse: null,
    playOn: 'vote',
  };
  const PRESETS = {
    standard: STANDARD,
    quick: { ...STANDARD, draw: 1, drawWithPlayable: true, playOn: 'never' },
    actions: { ...STANDARD, drawTwo: '2', skip: 'Q', reverse: 'A' },
  };

  test('there are three of them, standard first (3.1)', () => {
    expect(Object.keys(crazyEightsTables.presets)).toEqual(Object.keys(PRESETS));
  });

  test.each(Object.keys(PRESETS) as (keyof typeof PRESETS)[])('%s has the options of its column (3.1)', (preset) => {
    expect(crazyEightsTables.presets[preset].seats).toEqual({ min: 2, max: 10 });
    for (const seats of seatNumbers(11).slice(2)) {
      const bySeats = { packs: seats < 6 ? 1 : 2, handSize: seats === 2 ? 7 : 5 };
      expect(settled(preset, seats)).toEqual({ ...PRESETS[preset], ...bySeats });
    }
  });
});

describe('packs and handSize', () => {
  test.each([
    [2, 1, 7, 37],
    [3, 1, 5, 36],
    [5, 1, 5, 26],
    [6, 2, 5, 73],
    [10, 2, 5, 53],
  ])('%d seats play with %d packs and %d cards each by themselves (3.1)', (seats, packs, handSize, stockSize) => {
    const table = tableOf(settled('standard', seats), seats);
    expect(table.reveal().pack.length).toBe(52 * packs);
    expect(table.view(null)).toMatchObject({ handSizes: Array(seats).fill(handSize), stockSize });
  });

  test.each([1, 2])('packs %d: every face occurs so many times (3.1)', (packs) => {
    const { pack } = tableOf(settled('standard', 4, { packs: `${packs}` }), 4).reveal();
    for (let card = 0; card < 52; card++) expect(pack.filter((one) => one === card).length).toBe(packs);
  });

  test.each(seatNumbers(24).slice(1))('handSize %d: every seat is dealt so many cards (3.1)', (handSize) => {
    const table = tableOf(settled('standard', 2, { handSize: `${handSize}` }), 2);
    expect(table.view(null)).toMatchObject({ handSizes: [handSize, handSize], stockSize: 51 - 2 * handSize });
  });

  test('of twins one is played and the other stays (1, 3.1)', () => {
    const table = crazyEightsAt('north* 9♠ 9♠ \n south 7♥ \n stock 4♥ \n pile 9♦', { packs: 2 });
    expect(choices(table)).toEqual(['play 9♠']);
    act(table, NORTH, play('9♠'));
    expect(table.view(null).handSizes).toEqual([1, 1]);
  });
});

describe('wild', () => {
  test.each(RANK_NAMES)('%s: a card of that rank goes on anything and names a suit, no other does (3.1)', (wild) => {
    const upCard = wild === '9' ? '4♦' : '9♦';
    const table = crazyEightsAt(`north* ${wild}♠ \n south 7♥ \n stock 4♥ \n pile ${upCard}`, { wild });
    expect(choices(table)).toEqual([...['♠', '♥', '♦', '♣'].map((suit) => `play ${wild}♠ ${suit}`), 'draw']);
    for (const action of table.view(NORTH).legal) expect(table.whyNot(NORTH, action)).toBeNull();
    const other = wild === '8' ? '7' : '8';
    const plain = crazyEightsAt(`north* ${other}♠ \n south 7♥ \n stock 4♥ \n pile ${upCard}`, { wild });
    expect(choices(plain)).toEqual(['draw']);
  });

  test.each(RANK_NAMES)('%s counts 50 points when it is left in a hand (3.1)', (wild) => {
    const upCard = wild === '9' ? '4♦' : '9♦';
    const table = crazyEightsAt(`north* ${upCard[0]}♠ \n south ${wild}♣ 2♣ 3♣ \n pile ${upCard}`, { wild });
    act(table, NORTH, play(`${upCard[0]}♠`));
    const twoAndThree = (wild === '2' ? 50 : 2) + (wild === '3' ? 50 : 3);
    expect(table.result?.scores).toEqual([0, 50 + twoAndThree]);
  });
});

describe('starterWild', () => {
  const picture = 'north* 2♠ 3♦ 8♣ \n south 7♠ 6♦ 5♦ \n stock 8♠ 9♥ 4♥';

  test('bury: the wild starter goes under the stock, and the next card starts (3.1)', () => {
    const table = crazyEightsDealt(picture, { starterWild: 'bury' });
    expect(story(table)).toEqual(['starter 9♥ 8♠']);
    expect(choices(table).filter((choice) => !choice.includes('8♣'))).toEqual(['draw']);
  });

  test('free: it stays, and until a card is played every card is a natural match (3.1, 3.2.1)', () => {
    const table = crazyEightsDealt(picture, { starterWild: 'free' });
    expect(story(table)).toEqual(['starter 8♠']);
    const wilds = ['♠', '♥', '♦', '♣'].map((suit) => `play 8♣ ${suit}`);
    expect(choices(table)).toEqual(['play 2♠', 'play 3♦', ...wilds]);
    expectRefusal(table, NORTH, draw, 'holds-a-match');
    act(table, NORTH, play('3♦'));
    expect(choices(table)).toEqual(['play 5♦', 'play 6♦']);
  });

  test('free: it is still open to the next seat if the first one draws and passes (3.2.1)', () => {
    const table = crazyEightsDealt(picture, { starterWild: 'free', draw: 1, drawWithPlayable: true });
    act(table, NORTH, draw, pass);
    expect(choices(table)).toEqual(['play 5♦', 'play 6♦', 'play 7♠', 'draw']);
  });

  test('free: even a wild card in the hand is a natural match then (3.2.1)', () => {
    const table = crazyEightsAt('north* 8♣ \n south 7♠ \n stock 4♥ \n pile 8♠ (any)', { starterWild: 'free' });
    expectRefusal(table, NORTH, draw, 'holds-a-match');
  });

  test('free: a starter that is not wild must be matched (3.2.1)', () => {
    const table = crazyEightsDealt('north* 2♠ 3♦ \n south 7♠ 6♦ \n stock 9♦ 4♥', { starterWild: 'free' });
    expect(choices(table)).toEqual(['play 3♦']);
  });
});

describe('draw', () => {
  const picture = 'north* K♠ \n south 7♠ \n stock 2♥ 3♥ 4♥ 5♥ 6♥ 7♥ 3♦ \n pile 9♦';

  test.each([1, 2, 3, 4, 5])('%d: a seat draws so many times and may then pass (3.1)', (most) => {
    const table = crazyEightsAt(picture, { draw: most });
    for (let drawn = 0; drawn < most; drawn++) {
      expect(choices(table)).toEqual(['draw']);
      act(table, NORTH, draw);
    }
    expect(choices(table)).toEqual(['pass']);
  });

  test('until-playable: it goes on, here seven times, and never may it pass (3.1)', () => {
    const table = crazyEightsAt(picture, { draw: 'until-playable' });
    for (let drawn = 0; drawn < 7; drawn++) {
      expect(choices(table)).toEqual(['draw']);
      act(table, NORTH, draw);
    }
    expect(choices(table)).toEqual(['play 3♦']);
  });
});

describe('drawWithPlayable', () => {
  const picture = 'north* 9♠ \n south 7♠ \n stock 2♥ 9♥ \n pile 9♦';

  test('no: a seat that holds a natural match may not draw (3.1)', () => {
    expect(choices(crazyEightsAt(picture, { drawWithPlayable: false }))).toEqual(['play 9♠']);
  });

  test('yes: it may, and goes on as the draw option says (3.1)', () => {
    const table = crazyEightsAt(picture, { drawWithPlayable: true });
    expect(choices(table)).toEqual(['play 9♠', 'draw']);
    act(table, NORTH, draw);
    expect(choices(table)).toEqual(['play 9♠', 'draw']);
    act(table, NORTH, draw);
    expect(choices(table)).toEqual(['play 9♠', 'play 9♥']);
  });
});

describe('stockEmpty', () => {
  const picture = 'north* K♠ \n south 7♠ \n pile 2♥ 3♥ 9♦';

  test('rebuild: the discard pile becomes the stock (3.1)', () => {
    const table = crazyEightsAt(picture, { stockEmpty: 'rebuild' });
    expect(choices(table)).toEqual(['draw']);
    act(table, NORTH, draw);
    expect(story(table)).toEqual(['draw north', 'rebuilt 2♥ 3♥', 'drew north 2♥']);
  });

  test('pass: nothing can be drawn any more (3.1)', () => {
    expect(choices(crazyEightsAt(picture, { stockEmpty: 'pass' }))).toEqual(['pass']);
  });
});

describe('drawTwo, skip and reverse', () => {
  const ranks = RANK_NAMES.filter((name) => name !== '8');
  /** A table of three after north plays a card of this rank on another of its suit. */
  const after = (rank: RankName, options: Partial<CrazyEightsOptions>) => {
    const upCard = rank === '9' ? '7♠' : '9♠';
    const table = crazyEightsAt(
      `north* ${rank}♠ K♦ \n south 5♦ 6♥ \n west 5♥ 6♣ \n stock 2♦ \n pile ${upCard}`,
      options,
    );
    act(table, NORTH, play(`${rank}♠`));
    const { turn, penalty, direction } = table.view(null);
    return { turn, penalty, direction };
  };
  const PLAIN = { turn: SOUTH, penalty: 0, direction: 1 };

  test.each(ranks)('drawTwo %s: the next seat owes two cards (3.1)', (rank) => {
    expect(after(rank, { drawTwo: rank })).toEqual({ turn: SOUTH, penalty: 2, direction: 1 });
  });

  test.each(ranks)('skip %s: the next seat is passed over (3.1)', (rank) => {
    expect(after(rank, { skip: rank })).toEqual({ turn: WEST, penalty: 0, direction: 1 });
  });

  test.each(ranks)('reverse %s: the direction turns (3.1)', (rank) => {
    expect(after(rank, { reverse: rank })).toEqual({ turn: WEST, penalty: 0, direction: -1 });
  });

  test.each(ranks)('none: %s does nothing, nor does it when other ranks do something (3.1)', (rank) => {
    expect(after(rank, { drawTwo: null, skip: null, reverse: null })).toEqual(PLAIN);
    const others = ranks.filter((other) => other !== rank);
    expect(after(rank, { drawTwo: others[0], skip: others[1], reverse: others[2] })).toEqual(PLAIN);
  });

  test('an eight may have an effect when another rank is wild (3.1)', () => {
    expect(after('8', { wild: '3', skip: '8' })).toEqual({ turn: WEST, penalty: 0, direction: 1 });
  });
});

describe('playOn', () => {
  const outOf = (playOn: CrazyEightsOptions['playOn']) => {
    const table = crazyEightsAt('north* 9♠ \n south 7♠ \n west 5♠ \n stock 4♥ \n pile 9♦', { playOn });
    act(table, NORTH, play('9♠'));
    return table.view(null);
  };

  test('never: the game is over when the first seat is out (3.1)', () => {
    expect(outOf('never')).toMatchObject({ phase: 'over', turn: null, result: { reason: 'out' } });
  });

  test('vote: the others are asked whether to keep playing (3.1)', () => {
    expect(outOf('vote')).toMatchObject({ phase: 'vote', turn: SOUTH, result: null });
  });

  test('always: they go on for second place (3.1)', () => {
    expect(outOf('always')).toMatchObject({ phase: 'play', turn: SOUTH, result: null });
  });
});
