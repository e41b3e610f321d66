import { type Bot, botAt, LADDER, randomBot, rngFor, SeededChance, Table, type Vocabulary } from '@shoal/core';
import { describe, expect, test } from 'vitest';
import { act, choices, expectRefusal, faces, NORTH, SOUTH, story, WEST } from '../../../test/tables/drawn-table.ts';
import { crazyEights } from '../index.ts';
import { crazyEightsAt, crazyEightsDealt, draw, keepPlaying, pass, play } from '../test/drawn.ts';

const SEED = 'crazy-eights rulings';
const EVERYONE = [NORTH, SOUTH, WEST, null];
const MOST_REBUILDS = 20;

describe('a starter eight is buried (R20)', () => {
  const picture = 'north* 2♠ 3♠ \n south 7♠ 6♦ \n stock 8♣ 8♥ 3♣ 4♥ 5♥';

  test('it goes to the bottom of the stock and the next card is turned up, as often as need be (R20)', () => {
    const table = crazyEightsDealt(picture);
    expect(story(table)).toEqual(['starter 3♣ 8♣ 8♥']);
    expect(table.view(null)).toMatchObject({ stockSize: 4, suitInForce: 3, turn: NORTH });
    expect(faces(table.view(null).discardPile)).toBe('3♣');
    expect(faces(table.view(null).buried)).toBe('8♣ 8♥');
  });

  test('buried cards are drawn last, in the order they were buried (R20)', () => {
    const table = crazyEightsDealt('north* 2♠ 3♠ \n south 7♠ 6♦ \n stock 8♣ 8♥ K♣ 4♥ 5♥');
    act(table, NORTH, draw, draw);
    expect(faces(table.view(null).buried)).toBe('8♣ 8♥');
    act(table, NORTH, draw);
    expect(story(table).filter((told) => told.startsWith('drew'))).toEqual([
      'drew north 4♥',
      'drew north 5♥',
      'drew north 8♣',
    ]);
    expect(faces(table.view(null).buried)).toBe('8♥');
  });

  test('another wild rank is buried likewise, and then an eight is a starter like any other (R20)', () => {
    expect(story(crazyEightsDealt(picture, { wild: '3' }))).toEqual(['starter 8♣']);
    const threes = 'north* 2♠ 4♠ \n south 7♠ 6♦ \n stock 3♣ 8♥ K♣';
    expect(story(crazyEightsDealt(threes, { wild: '3' }))).toEqual(['starter 8♥ 3♣']);
  });
});

test('a seat takes cards until it finds a match or an eight, and what is found is then played (R21)', () => {
  for (const [top, expected] of [
    ['9♥', ['play 9♥']],
    ['4♦', ['play 4♦']],
    ['8♣', ['play 8♣ ♠', 'play 8♣ ♥', 'play 8♣ ♦', 'play 8♣ ♣']],
  ] as const) {
    const table = crazyEightsAt(`north* K♠ \n south 7♠ \n stock 2♣ ${top} 3♥ \n pile 9♦`);
    act(table, NORTH, draw, draw);
    expect(choices(table)).toEqual(expected);
    expectRefusal(table, NORTH, draw, 'must-play');
    expectRefusal(table, NORTH, pass, 'must-play');
  }
});

test('an empty stock over a one-card discard pile: a seat that cannot play passes (R22)', () => {
  const table = crazyEightsAt('north* K♠ \n south 9♠ \n pile 9♦');
  expect(choices(table)).toEqual(['pass']);
  act(table, NORTH, pass);
  expect(choices(table)).toEqual(['play 9♠']);
});

describe('a blocked game (R23)', () => {
  test('places follow the points left in hand, fewest first, equal points share (R23)', () => {
    const blocked = crazyEightsAt('north* K♠ 2♠ \n east 3♠ \n south K♥ Q♥ \n west J♠ 2♥ \n pile 8♦ (♣)');
    for (const seat of [0, 1, 2, 3]) act(blocked, seat, pass);
    expect(blocked.result).toEqual({ places: [2, 1, 4, 2], scores: [12, 3, 20, 12], reason: 'blocked' });
  });

  test('a seat that is out already stays ahead of those who are blocked (R23)', () => {
    const table = crazyEightsAt('north* K♠ A♥ \n east out 1 \n south A♠ \n west out 2 \n pile 8♦ (♣)');
    act(table, NORTH, pass);
    act(table, 2, pass);
    expect(table.result).toEqual({ places: [4, 1, 3, 2], scores: [11, 0, 1, 0], reason: 'blocked' });
  });
});

describe('the stock is rebuilt at most 20 times in a game and then stays empty (R24)', () => {
  test('the twentieth rebuild is the last (R24)', () => {
    const picture = 'north* K♠ \n south 7♠ \n pile 2♣ 9♦';
    const twentieth = crazyEightsAt(`${picture} \n rebuilds 19`);
    act(twentieth, NORTH, draw);
    expect(twentieth.view(null).rebuildsLeft).toBe(0);
    const noMore = crazyEightsAt(`${picture} \n rebuilds 20`);
    expect(choices(noMore)).toEqual(['pass']);
    expectRefusal(noMore, NORTH, draw, 'nothing-to-draw');
  });

  test('a penalty finds no more either (R24)', () => {
    const table = crazyEightsAt('north* K♠ \n south 7♠ \n pile 3♥ 4♥ 2♦ \n penalty 2 \n rebuilds 20', { drawTwo: '2' });
    act(table, NORTH, draw);
    expect(story(table)).toEqual(['draw north', 'drew north']);
  });

  test.each(['standard', 'quick', 'actions'])(
    `every game ends, even if everyone draws whenever it can: %s, seed ${SEED} (R24)`,
    (preset) => {
      const rebuilds = [2, 3].map((seats) => {
        const options = { ...crazyEights.tables.presets[preset].options(seats), drawWithPlayable: true };
        const table = new Table(crazyEights.rules(options, seats), new SeededChance(`${SEED}:${seats}`));
        const rng = rngFor(SEED, 'policy');
        for (let turn = table.turn; turn !== null; turn = table.turn) {
          const { legal } = table.view(turn);
          table.act(turn, legal.find(({ type }) => type === 'draw') ?? legal[rng.below(legal.length)]);
        }
        expect(table.result?.places).toHaveLength(seats);
        return table.log(null).filter(({ type }) => type === 'rebuilt').length;
      });
      expect(rebuilds).toEqual([MOST_REBUILDS, MOST_REBUILDS]);
    },
  );
});

describe('the remaining players can decide to keep playing (R25)', () => {
  const voting = () => {
    const table = crazyEightsAt('north* 9♠ \n south 7♠ 7♥ \n west 5♠ 6♥ \n stock 4♥ \n pile 9♦');
    act(table, NORTH, play('9♠'));
    return table;
  };
  const votes = (bot: Bot<Vocabulary>) => {
    const rng = rngFor(SEED, 'votes');
    const { legal } = voting().view(SOUTH);
    const view = { ...voting().view(SOUTH), legal };
    return new Set(Array.from({ length: 100 }, () => bot.choose(view, [], rng, { rollouts: 10 }).type));
  };

  test('play goes on only if all who are left want it (R25)', () => {
    const table = voting();
    act(table, SOUTH, keepPlaying);
    expect(table.view(null).phase).toBe('vote');
    act(table, WEST, keepPlaying);
    expect(table.view(null)).toMatchObject({ phase: 'play', turn: SOUTH });
  });

  test.each(LADDER)(`bots vote yes: %s, seed ${SEED} (R25)`, (bot) => {
    expect(votes(botAt(crazyEights, voting().rules, bot) as Bot<Vocabulary>)).toEqual(new Set(['keep-playing']));
  });

  test(`a random policy votes at random: seed ${SEED} (R25)`, () => {
    expect(votes(randomBot)).toEqual(new Set(['keep-playing', 'stop']));
  });
});

describe('a wild card always names a suit (R26)', () => {
  const pictures = {
    'in the midst of a game': 'north* 8♠ 9♣ \n south 7♠ \n stock 4♥ \n pile 9♦',
    'as the card that ends the game': 'north* 8♠ \n south 7♠ \n stock 4♥ \n pile 9♦',
    'on an open wild starter': 'north* 8♠ 9♣ \n south 7♠ \n stock 4♥ \n pile 8♦ (any)',
  };

  test.each(Object.entries(pictures))('a wild card names a suit %s (R26)', (_, picture) => {
    const table = crazyEightsAt(picture);
    expectRefusal(table, NORTH, play('8♠'), 'suit-not-named');
    expect(choices(table).filter((choice) => choice.startsWith('play 8♠'))).toHaveLength(4);
    act(table, NORTH, play('8♠', '♥'));
    expect(story(table)[0]).toBe('play north 8♠ ♥');
  });

  test('no card but a wild one names a suit (R26)', () => {
    const table = crazyEightsAt('north* 9♠ 9♣ \n south 7♠ \n stock 4♥ \n pile 9♦');
    expectRefusal(table, NORTH, play('9♠', '♠'), 'suit-not-wanted');
  });
});

test('after a seat goes out the next seat still in play acts, on the card that was played (R27)', () => {
  const table = crazyEightsAt(
    `
    north* 9♠
    east   out 1
    south  7♠ 7♦
    west   5♠ 6♥
    stock  4♥
    pile   9♦`,
    { playOn: 'always' },
  );
  act(table, NORTH, play('9♠'));
  expect(table.turn).toBe(2);
  expect(choices(table)).toEqual(['play 7♠']);
  const named = crazyEightsAt('north* 8♠ \n south 7♠ 7♦ \n west 5♠ \n stock 4♥ \n pile 9♦', { playOn: 'always' });
  act(named, NORTH, play('8♠', '♦'));
  expect(choices(named)).toEqual(['play 7♦']);
});

describe('what everyone sees (R28)', () => {
  test('everyone sees the starter and buried cards (R28)', () => {
    const table = crazyEightsDealt('north* 2♠ 3♠ \n south 7♠ 6♦ \n west 4♠ 4♣ \n stock 8♣ 3♣ 4♥ 5♥');
    for (const viewer of EVERYONE) {
      expect(story(table, viewer)).toEqual(['starter 3♣ 8♣']);
      expect(faces(table.view(viewer).buried)).toBe('8♣');
    }
  });

  test('everyone sees plays, named suits, passes and votes, hand sizes and stock size (R28)', () => {
    const table = crazyEightsAt('north* K♠ \n south 8♠ \n west 5♠ 6♥ \n pile 9♦', { stockEmpty: 'pass' });
    act(table, NORTH, pass);
    act(table, SOUTH, play('8♠', '♥'));
    act(table, WEST, keepPlaying);
    for (const viewer of EVERYONE) {
      const told = ['pass north', 'play south 8♠ ♥', 'out south 1', 'vote west playOn'];
      expect(story(table, viewer)).toEqual(told);
      expect(table.view(viewer)).toMatchObject({ handSizes: [1, 0, 2], stockSize: 0, suitInForce: 1 });
    }
  });

  test('everyone sees the number of cards drawn, but drawn cards are private (R28)', () => {
    const table = crazyEightsAt('north* K♠ \n south 7♠ \n west 5♠ \n stock 4♥ 5♥ 6♥ \n pile 2♦ \n penalty 2', {
      drawTwo: '2',
    });
    act(table, NORTH, draw);
    act(table, SOUTH, draw);
    expect(story(table, NORTH)).toEqual(['draw north', 'drew north 4♥ 5♥', 'draw south', 'drew south ?']);
    expect(story(table, SOUTH)).toEqual(['draw north', 'drew north ? ?', 'draw south', 'drew south 6♥']);
    expect(story(table, null)).toEqual(['draw north', 'drew north ? ?', 'draw south', 'drew south ?']);
  });

  test('everyone sees that the stock was rebuilt, and nobody sees the order of a rebuilt stock (R28)', () => {
    const table = crazyEightsAt('north* K♠ \n south 7♠ \n west 5♠ \n pile 2♣ 3♣ 9♦');
    act(table, NORTH, draw);
    for (const viewer of EVERYONE) expect(story(table, viewer)[1]).toBe('rebuilt ? ?');
    expect(story(table, NORTH)[2]).toBe('drew north 2♣');
    expect(story(table)[1]).toBe('rebuilt 2♣ 3♣');
  });

  test('nobody sees another hand, and only the seat to act is offered actions (R28)', () => {
    const table = crazyEightsAt('north* 9♠ \n south 7♠ 3♠ \n west 5♠ \n stock 4♥ \n pile 9♦');
    expect(EVERYONE.map((viewer) => faces(table.view(viewer).hand))).toEqual(['9♠', '3♠ 7♠', '5♠', '']);
    expect(EVERYONE.map((viewer) => table.view(viewer).legal.length)).toEqual([1, 0, 0, 0]);
    expect(Object.keys(table.view(SOUTH)).filter((key) => /stock|hands|pack/.test(key))).toEqual(['stockSize']);
  });
});
