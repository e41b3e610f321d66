import { type Card, type Chance, RandomChance, rngFor, SeededChance, Table, writeCard } from '@shoal/core';
import { describe, expect, test } from 'vitest';
import { NORTH, SOUTH, WEST } from '../../../test/tables/drawing.ts';
import { act, choices, faces, hand, story } from '../../../test/tables/story.ts';
import { oldMaid } from '../index.ts';
import { oldMaidAt, oldMaidDealt, take } from '../test/drawn.ts';
import type { OldMaid } from './vocabulary.ts';

const SEED = 'rulings';
const standard = oldMaid.tables.presets['standard'].options(3);
const secret = oldMaid.tables.presets['secret'].options(3);

const tableOf = (options: OldMaid['options'], seats: number, seed = SEED) =>
  new Table<OldMaid>(oldMaid.rules(options, seats), new SeededChance(seed));

describe('the odd card (R40)', () => {
  test('with queen the queen of clubs is taken out (R40)', () => {
    const pack = tableOf(standard, 3).reveal().pack.map(writeCard);
    expect(pack).toHaveLength(51);
    expect(pack.filter((card) => card.startsWith('Q')).sort()).toEqual(['QD', 'QH', 'QS']);
  });

  test('pair: colour leaves the queen of spades (R40)', () => {
    for (let game = 0; game < 20; game++) {
      const table = tableOf({ ...standard, pair: 'colour' }, 4, `${SEED}:${game}`);
      while (table.turn !== null) act(table, table.turn, table.view(table.turn).legal[0]);
      expect(faces([table.view(null).oldMaid])).toBe('Q♠');
    }
  });

  test('with secret chance takes a card out, and the pack of the record has it last (R40)', () => {
    const table = tableOf(secret, 3);
    const { pack } = table.reveal();
    expect(pack).toHaveLength(52);
    expect(table.rules.dealtCards).toBe(51);
    const hands = [NORTH, SOUTH, WEST].flatMap((seat) => table.view(seat).hand);
    const dealt = [...hands, ...table.view(null).pairs.flat(2)];
    expect([...pack].filter((card) => !dealt.includes(card))).toEqual([pack[51]]);
    const asides = Array.from({ length: 40 }, (_, game) => tableOf(secret, 3, `${game}`).reveal().pack[51]);
    expect(new Set(asides).size).toBeGreaterThan(15);
  });

  test('with two packs one queen of clubs is taken out, and its twin stays (R40)', () => {
    const pack = tableOf({ ...standard, packs: 2 }, 3)
      .reveal()
      .pack.map(writeCard);
    expect(pack).toHaveLength(103);
    expect(pack.filter((card) => card === 'QC')).toHaveLength(1);
  });
});

describe('pairs (R41)', () => {
  test('pairs are laid down automatically, by rank A to K, cards in the order S H D C (R41)', () => {
    const table = oldMaidDealt('north* K♥ 7♣ A♦ K♠ 7♠ A♠ 2♠ \n south 2♥ 3♠ 4♠ 5♠ 6♠ 8♠ 9♠');
    expect(story(table)).toEqual(['paired north A♠ A♦', 'paired north 7♠ 7♣', 'paired north K♠ K♥']);
    expect(hand(table, NORTH)).toBe('2♠');
  });

  test('of three the first two are laid down (R41)', () => {
    const table = oldMaidDealt('north* 7♣ 7♦ 7♠ \n south 7♥ 3♠ 4♠');
    expect(story(table)).toEqual(['paired north 7♠ 7♦']);
    expect(hand(table, NORTH)).toBe('7♣');
  });

  test('four make two pairs (R41)', () => {
    const table = oldMaidDealt('north* 7♣ 7♦ 7♥ 7♠ 2♠ \n south 2♥ 3♠ 4♠ 5♠ 6♠');
    expect(story(table)).toEqual(['paired north 7♠ 7♥', 'paired north 7♦ 7♣']);
  });

  test('with colour of three the two of one colour are laid down (R41)', () => {
    const black = oldMaidDealt('north* 7♠ 7♥ 7♣ \n south 7♦ 3♠ 4♠', '', { pair: 'colour' });
    expect(story(black)).toEqual(['paired north 7♠ 7♣']);
    expect(hand(black, NORTH)).toBe('7♥');
    const red = oldMaidDealt('north* 7♠ 7♥ 7♦ \n south 7♣ 3♠ 4♠', '', { pair: 'colour' });
    expect(story(red)).toEqual(['paired north 7♥ 7♦']);
    expect(hand(red, NORTH)).toBe('7♠');
  });

  test('with colour four make a black and a red pair (R41)', () => {
    const table = oldMaidDealt('north* 7♣ 7♦ 7♥ 7♠ 2♠ \n south 2♣ 3♠ 4♠ 5♠ 6♠', '', { pair: 'colour' });
    expect(story(table)).toEqual(['paired north 7♠ 7♣', 'paired north 7♥ 7♦']);
  });

  test('twins make a pair like any others (R41)', () => {
    const ranks = oldMaidDealt('north* 7♦ 7♣ 7♣ 7♦ 7♠ \n south 2♣ 3♠ 4♠ 5♠ 6♠', '', { packs: 2 });
    expect(story(ranks)).toEqual(['paired north 7♠ 7♦', 'paired north 7♦ 7♣']);
    expect(hand(ranks, NORTH)).toBe('7♣');
    const picture = 'north* 7♥ 7♣ 7♠ 7♥ 7♠ 7♣ 7♦ \n south 2♣ 3♠ 4♠ 5♠ 6♠ 8♠ 9♠';
    const colours = oldMaidDealt(picture, '', { packs: 2, pair: 'colour' });
    expect(story(colours)).toEqual(['paired north 7♠ 7♠', 'paired north 7♥ 7♥', 'paired north 7♣ 7♣']);
    expect(hand(colours, NORTH)).toBe('7♦');
  });

  test('a pair made by a take is in suit order, whichever card was taken (R41)', () => {
    const table = oldMaidAt('north* 7♣ 2♠ \n south 7♠ 3♠', '7♠');
    act(table, NORTH, take(SOUTH));
    expect(story(table).slice(1)).toEqual(['took north south 7♠', 'paired north 7♠ 7♣']);
  });
});

describe('a place is only a place (R42)', () => {
  const picture = 'north* 2♠ 3♠ \n south 7♠ 8♠ 9♠ T♠ \n west 7♥ 8♥ 9♥ T♥';

  /** How often each card is taken over many games from one position. */
  function takenAt(spot: number, games: number): Map<string, number> {
    const chance = new RandomChance(rngFor(SEED, `spot ${spot}`));
    const counts = new Map<string, number>();
    const { rules } = oldMaidAt(picture);
    const state = rules.create();
    for (let game = 0; game < games; game++) {
      rules.deal(state, NORTH, chance);
      rules.apply(state, rules.encode(take(SOUTH, spot)), chance);
      const [card] = rules
        .view(state, NORTH)
        .hand.map(writeCard)
        .filter((held) => held !== '2S' && held !== '3S');
      counts.set(card, (counts.get(card) ?? 0) + 1);
    }
    return counts;
  }

  test.each([0, 1, 2, 3])(
    `the card taken is uniform over the hand when place %i is pointed at, seed ${SEED} (R42)`,
    (spot) => {
      const counts = takenAt(spot, 8000);
      expect([...counts.keys()].sort()).toEqual(['7S', '8S', '9S', 'TS']);
      for (const count of counts.values()) expect(Math.abs(count - 2000)).toBeLessThan(200);
    },
  );

  test('chance decides at that moment, take by take: the n-th take asks it for the n-th pick (R42)', () => {
    const asked: (readonly [cards: string, pick: number])[] = [];
    const chance: Chance = {
      orderPack: () => {},
      orderStock: () => {},
      pickCard: (cards, count, pick) => {
        const hidden = [...cards.subarray(0, count)].sort((a, b) => a - b) as Card[];
        asked.push([faces(hidden), pick]);
        return 0;
      },
    };
    const drawn = oldMaidAt(picture);
    const table = new Table<OldMaid>(drawn.rules, chance, NORTH);
    act(table, NORTH, take(SOUTH, 3));
    act(table, SOUTH, take(WEST, 0));
    expect(asked).toEqual([
      ['7♠ 8♠ 9♠ T♠', 1],
      ['7♥ 8♥ 9♥ T♥', 2],
    ]);
  });

  test('hands have no order that others could learn from: everyone sees its own by face, whatever happened (R42)', () => {
    const table = oldMaidAt(picture, 'T♠ 9♥');
    act(table, NORTH, take(SOUTH, 1));
    act(table, SOUTH, take(WEST, 0));
    expect(hand(table, NORTH)).toBe('2♠ 3♠ T♠');
    expect(hand(table, WEST)).toBe('7♥ 8♥ T♥');
  });

  test('pointing is an action of its own: every place of the hand may be pointed at, and the log says which (R42)', () => {
    const table = oldMaidAt(picture, '9♠');
    expect(choices(table)).toEqual([0, 1, 2, 3].map((spot) => `take south ${spot}`));
    act(table, NORTH, take(SOUTH, 2));
    expect(story(table)).toEqual(['take north south 2', 'took north south 9♠']);
  });
});

describe('places (R43)', () => {
  test('giver and taker that get safe by the same take share the place, the giver told first (R43)', () => {
    const table = oldMaidAt('north* 7♠ \n south 7♥ \n west Q♠', '7♥');
    act(table, NORTH, take(SOUTH));
    expect(story(table).slice(2)).toEqual(['paired north 7♠ 7♥', 'safe south 1', 'safe north 1']);
    expect(table.result).toEqual({ places: [1, 1, 3], scores: [1, 0, 0], reason: 'old-maid' });
  });

  test('places count from the first to get safe, and the old maid has the last (R43)', () => {
    const table = oldMaidAt('north* 7♠ 9♠ \n east 7♥ \n south 9♥ Q♠ \n west 5♠ 9♦ | 3♠ 3♥', '7♥');
    act(table, NORTH, take(1));
    expect(table.view(null).safePlaces).toEqual([null, 1, null, null]);
    const end = oldMaidAt('north* 7♠ \n east safe 1 \n south 7♥ Q♠ \n west safe 2', '7♥');
    act(end, NORTH, take(2));
    expect(story(end).at(-1)).toBe('safe north 3');
    expect(end.result).toMatchObject({ places: [3, 1, 4, 2], reason: 'old-maid' });
  });

  test('a giver gets safe by giving its last card, though no pair is made (R43)', () => {
    const table = oldMaidAt('north* 7♠ 9♠ \n south 8♥ \n west 7♥ 8♠ 9♥ Q♠', '8♥');
    act(table, NORTH, take(SOUTH));
    expect(story(table)).toEqual(['take north south 0', 'took north south 8♥', 'safe south 1']);
    expect(table.view(null)).toMatchObject({ turn: WEST, takeFrom: NORTH, safePlaces: [null, 1, null] });
  });
});

describe('after the deal (R44)', () => {
  test('seats that are safe after the deal share the first place (R44)', () => {
    const table = oldMaidDealt('north* 7♠ 8♠ 9♠ \n east 2♠ 2♥ 3♠ \n south 4♠ 4♥ \n west 5♠ 5♥');
    expect(story(table).slice(-2)).toEqual(['safe south 1', 'safe west 1']);
    expect(table.view(null).safePlaces).toEqual([null, null, 1, 1]);
  });

  test('if the seat to act first holds no cards, the next seat with cards begins (R44)', () => {
    const table = oldMaidDealt('north* 2♠ 2♥ \n east 4♠ 4♥ \n south 7♠ 8♠ \n west 7♥ 9♥');
    expect(table.view(null)).toMatchObject({ turn: 2, takeFrom: 3, safePlaces: [1, 1, null, null] });
  });

  test('pairs are told clockwise from the seat that acts first, and then who is safe (R44)', () => {
    const table = oldMaidDealt('north 2♠ 2♥ \n east* 4♠ 4♥ \n south 7♠ 8♠ \n west 7♥ 9♥');
    expect(story(table)).toEqual(['paired east 4♠ 4♥', 'paired north 2♠ 2♥', 'safe east 1', 'safe north 1']);
  });

  test('the deal alone may end the game (R44)', () => {
    const table = oldMaidDealt('north* 2♠ 2♥ Q♠ \n south 3♠ 3♥ \n west 4♠ 4♥');
    expect(table.turn).toBeNull();
    expect(table.result).toEqual({ places: [3, 1, 1], scores: [1, 1, 1], reason: 'old-maid' });
    expect(faces([table.view(SOUTH).oldMaid])).toBe('Q♠');
  });
});

describe('cards that wander (R45)', () => {
  /** Three seats that pass the same six cards round without ever making a pair. */
  const wandering = () => {
    const chance: Chance = { orderPack: () => {}, orderStock: () => {}, pickCard: () => 0 };
    const { rules } = oldMaidAt('north* 2♠ 5♠ \n south 3♠ 6♠ \n west 4♠ 7♠ | 9♠ 9♥');
    return new Table<OldMaid>(rules, chance, NORTH);
  };

  function wander(table: Table<OldMaid>, takes: number): void {
    for (let taken = 0; taken < takes; taken++) act(table, table.turn ?? 0, take(table.view(null).takeFrom ?? 0));
  }

  test('when 20 x seats takes go by without a pair the game ends as it stands (R45)', () => {
    const table = wandering();
    wander(table, 59);
    expect(table.result).toBeNull();
    expect(table.view(null).takesLeft).toBe(1);
    wander(table, 1);
    expect(table.result).toEqual({ places: [1, 1, 1], scores: [0, 0, 1], reason: 'stalemate' });
    expect(table.view(null)).toMatchObject({ oldMaid: null, takesLeft: 0, turn: null, takeFrom: null });
  });

  test('all who still hold cards share the next place (R45)', () => {
    const { rules } = oldMaidAt('north* 2♠ 5♠ \n east safe 1 \n south 3♠ 6♠ \n west 4♠ 7♠');
    const chance: Chance = { orderPack: () => {}, orderStock: () => {}, pickCard: () => 0 };
    const table = new Table<OldMaid>(rules, chance, NORTH);
    wander(table, 80);
    expect(table.result).toEqual({ places: [2, 1, 2, 2], scores: [0, 0, 0, 0], reason: 'stalemate' });
  });

  test('a pair begins the count anew (R45)', () => {
    const table = oldMaidAt('north* 2♠ 7♠ \n south 3♠ 7♥ \n west 4♠ 5♠', '3♠ 4♠ 2♠ 7♥');
    const left = [NORTH, SOUTH, WEST, NORTH].map((seat) => {
      act(table, seat, take((seat + 1) % 3));
      return table.view(null).takesLeft;
    });
    expect(left).toEqual([59, 58, 57, 60]);
  });
});
