import { beforeAll, describe, expect, test } from 'vitest';
import { atDepth, fewOf } from '../../../../../../scripts/depth.mjs';
import { checkAgainstZ, checkOpening, checkStep, type Step } from './against.ts';
import { type Deal, turnWitness } from './composition.ts';
import { packIn, stateAt } from './drawing.ts';
import { Ask, Draw, Give } from './operations.ts';
import { allDeals, explore, randomDeal, randomFrom, randomPlay } from './plays.ts';
import {
  ASKS_LIMIT,
  type Card,
  FULL_PACK,
  otherSeat,
  packOf,
  RANKS,
  type Rank,
  ranksOf,
  type State,
  SUITS,
  stateInvariant,
  stateKey,
  tableConjuncts,
} from './schemas.ts';
import { firstBroken, sameSet } from './sets.ts';
import { legalActions, momentsOf, opening, step, variant } from './step.ts';

const SEEDS = Array.from({ length: atDepth({ test: 2, check: 6 }) }, (_, index) => 20_000 + index);
const GAMES_PER_SEED = atDepth({ test: 3, check: 10 });
/** Exploring takes a second or two, but far longer on a busy machine. */
const PATIENCE_MS = 60_000;

interface Game {
  readonly deal: Deal;
  readonly start: State;
  readonly trace: readonly Step[];
}

function gamesFrom(seed: number, pack: ReadonlySet<Card> = FULL_PACK, handSize = 7): readonly Game[] {
  const random = randomFrom(seed);
  return Array.from({ length: GAMES_PER_SEED }, () => {
    const deal = randomDeal(pack, handSize, random);
    return { deal, start: opening(deal), trace: randomPlay(deal, random) };
  });
}

function lastOf({ start, trace }: Game): State {
  return trace.at(-1)?.after ?? start;
}

const ask = (rank: Rank) => ({ type: 'ask', rank }) as const;
const fish = { type: 'fish' } as const;

test('a hit makes a pair, which is removed at once, and still the seats swap', () => {
  const drawing = `
    north* 7S KD
    south  7H 2C
    stock   KH 2D`;
  const [before, after] = [stateAt(drawing), step(stateAt(drawing), ask('7'))];
  expect(checkStep({ before, action: ask('7'), after }, packIn(drawing))).toBeNull();
  expect(stateKey(after)).toBe(
    stateKey(
      stateAt(`
    north  KD | 7S+7H
    south* 2C
    stock   KH 2D`),
    ),
  );
});

test('a miss sends the fisher to the stock, and the seats swap only after the draw', () => {
  const drawing = `
    north* 7S KD
    south  KH 2C
    stock   7D 2D`;
  const before = stateAt(drawing);
  const between = step(before, ask('7'));
  expect(between).toMatchObject({ phase: 'fish', asked: '7', fisher: 0, asks: 1 });
  const after = step(between, fish);
  const trace = [
    { before, action: ask('7'), after: between },
    { before: between, action: fish, after },
  ];
  expect(checkAgainstZ(trace, packIn(drawing))).toBeNull();
  expect(after).toMatchObject({ phase: 'ask', asked: null, fisher: 1, asks: 0, pairs: [[['7S', '7D']], []] });
});

test('with an empty stock there is no drawing phase: a miss swaps the seats at once', () => {
  const drawing = `
    north* 7S KD
    south  KH 2C
    stock`;
  const before = stateAt(drawing);
  const after = step(before, ask('7'));
  expect(checkStep({ before, action: ask('7'), after }, packIn(drawing))).toBeNull();
  expect(after).toMatchObject({ phase: 'ask', asked: null, fisher: 1, asks: 1 });
});

test('the twentieth ask without a card drawn or a pair removed ends the game as it stands', () => {
  const drawing = `
    north* 7S KD | 4S+4H
    south  3H 2C | 5S+5H
    stock`;
  const before = stateAt(drawing, ASKS_LIMIT - 1);
  const after = step(before, ask('7'));
  expect(checkStep({ before, action: ask('7'), after }, packIn(drawing))).toBeNull();
  expect(after).toMatchObject({ phase: 'over', fisher: null, result: { reason: 'stalemate', places: [1, 1] } });
});

test('the game is over as soon as a hand is empty, and most pairs win', () => {
  const drawing = `
    north* 7S | 4S+4H
    south  7H 2C
    stock   2D`;
  const before = stateAt(drawing);
  const after = step(before, ask('7'));
  expect(checkStep({ before, action: ask('7'), after }, packIn(drawing))).toBeNull();
  expect(after.result).toEqual({ reason: 'first-empty-hand', scores: [2, 0], places: [1, 2] });
});

test('when the last pair leaves no card anywhere, the reason is all-books', () => {
  const drawing = `
    north* 7S
    south  7H
    stock`;
  expect(step(stateAt(drawing), ask('7')).result?.reason).toBe('all-books');
});

test('of three cards dealt of one rank the first two in suit order are removed, of four all', () => {
  const order: readonly Card[] = ['7C', '2C', '7H', '2D', '7S', '2S', 'KC', '2H', '7D', 'KS'];
  const deal: Deal = { order, first: 0, handSize: 4 };
  const state = opening(deal);
  expect(state.hands[0]).toEqual(new Set(['7C', 'KC']));
  expect(state.pairs).toEqual([
    [['7S', '7H']],
    [
      ['2S', '2H'],
      ['2D', '2C'],
    ],
  ]);
  expect(state.result?.reason).toBe('first-empty-hand');
  expect(checkOpening(deal, state, new Set(order))).toBeNull();
});

describe.each(SEEDS)('random games, seed %i', (seed) => {
  const games = gamesFrom(seed);

  test('the opening satisfies Init, and every computed step the schema of its action', () => {
    for (const { deal, start, trace } of games) {
      expect(checkOpening(deal, start)).toBeNull();
      expect(checkAgainstZ(trace)).toBeNull();
    }
  });

  test('the states inside a turn hold every card once, and are the ones read off the state after it', () => {
    let turns = 0;
    for (const { before, action, after } of games.flatMap(({ trace }) => trace)) {
      const moments = momentsOf(before, action);
      if (moments === null || before.fisher === null) continue;
      turns += 1;
      const read = turnWitness(before, before.fisher, action.type === 'ask' ? before.asks + 1 : 0, after);
      for (const moment of ['changed', 'paired', 'swapped'] as const) {
        expect(firstBroken(tableConjuncts(moments[moment]))).toBeNull();
        expect(stateKey(read[moment])).toBe(stateKey(moments[moment]));
      }
    }
    expect(turns).toBeGreaterThan(GAMES_PER_SEED);
  });

  test('an action is legal exactly when its precondition holds', () => {
    for (const state of games.flatMap(({ start, trace }) => [start, ...trace.map(({ after }) => after)])) {
      const asks = RANKS.filter((rank) => Ask.pre(state, rank) === null).map(ask);
      const draws = Draw.pre(state, null) === null ? [fish] : [];
      expect(legalActions(state)).toEqual([...asks, ...draws]);
    }
  });

  test('every action brings the end nearer', () => {
    for (const { before, after } of games.flatMap(({ trace }) => trace)) {
      expect(variant(after)).toBeLessThan(variant(before));
      expect(variant(after)).toBeGreaterThanOrEqual(0);
    }
  });

  test('a hit always makes a pair', () => {
    let hits = 0;
    for (const { before, action, after } of games.flatMap(({ trace }) => trace)) {
      if (action.type !== 'ask' || before.fisher === null || Give.pre(before, action.rank) !== null) continue;
      hits += 1;
      expect(after.pairs[before.fisher].length).toBe(before.pairs[before.fisher].length + 1);
    }
    expect(hits).toBeGreaterThan(GAMES_PER_SEED);
  });

  test('with four suits a game ends with all-books or first-empty-hand and never otherwise', () => {
    for (const game of games) expect(['all-books', 'first-empty-hand']).toContain(lastOf(game).result?.reason);
  });
});

/** Few games with a whole pack empty the stock, so many are played. */
test('with four suits an empty stock leaves both hands the same ranks, so no ask can miss any more', () => {
  const seeds = Array.from({ length: 30 }, (_, index) => 30_000 + index);
  const steps = seeds.flatMap((seed) => gamesFrom(seed)).flatMap(({ trace }) => trace);
  const emptied = steps.filter(({ after }) => after.stock.length === 0);
  expect(emptied.length).toBeGreaterThanOrEqual(atDepth({ test: 1, check: 10 }));
  for (const { after } of emptied) expect(sameSet(ranksOf(after.hands[0]), ranksOf(after.hands[1]))).toBe(true);
});

interface SmallPack {
  readonly name: string;
  readonly pack: ReadonlySet<Card>;
  readonly handSize: number;
  readonly reasons: readonly string[];
}

function smallPack(ranks: number, suits: number, handSize: number, ...reasons: readonly string[]): SmallPack {
  const pack = packOf(RANKS.slice(0, ranks), SUITS.slice(0, suits));
  return { name: `${ranks} ranks in ${suits} suits, ${handSize} cards each`, pack, handSize, reasons };
}

const SMALL_PACKS = [
  smallPack(3, 2, 2, 'all-books', 'first-empty-hand'),
  smallPack(4, 2, 3, 'all-books', 'first-empty-hand'),
  smallPack(2, 4, 3, 'first-empty-hand'),
  smallPack(3, 4, 6, 'all-books'),
  smallPack(3, 3, 3, 'first-empty-hand', 'stalemate'),
  smallPack(3, 3, 4, 'first-empty-hand', 'stalemate'),
];

describe.each(fewOf(3, SMALL_PACKS))('every game with $name', ({ pack, handSize, reasons }) => {
  const faults = new Set<string>();
  const found = new Set<string>();
  let ends: ReadonlyMap<string, boolean> = new Map();
  const note = (broken: string | null, { result }: State): void => {
    if (broken !== null) faults.add(broken);
    if (result !== null) found.add(result.reason);
  };

  beforeAll(() => {
    const starts = [...allDeals(pack, handSize)].map((deal) => {
      const start = opening(deal);
      note(checkOpening(deal, start, pack), start);
      return start;
    });
    ends = explore(starts, (each) => {
      note(checkStep(each, pack), each.after);
      if (variant(each.after) >= variant(each.before)) faults.add('an action brings the end no nearer');
    });
  }, PATIENCE_MS);

  test('every reachable state satisfies the invariant, and every step its schemas', () => {
    expect([...faults]).toEqual([]);
  });

  test('every reachable state can reach the end', () => {
    expect(ends.size).toBeGreaterThan(0);
    expect([...ends].filter(([, canEnd]) => !canEnd)).toEqual([]);
  });

  test(`the reasons are exactly: ${reasons.join(', ')}`, () => {
    expect([...found].sort()).toEqual(reasons);
  });
});

describe('traces', () => {
  const [game] = gamesFrom(1);

  test('a step that does not begin where the one before it ended is told by its number', () => {
    const torn = [game.trace[0], ...game.trace.slice(2)];
    expect(checkAgainstZ(torn)).toMatch(/^step 2 \(.+\): Trace: a step begins where the one before it ended$/);
  });

  test('an action whose precondition does not hold is told by its conjunct', () => {
    const [{ before, after }] = game.trace;
    const rank = RANKS.find((each) => Ask.pre(before, each) !== null) ?? 'A';
    expect(checkStep({ before, action: ask(rank), after })).toBe('Ask: the fisher holds the rank it asks for');
    expect(checkStep({ before, action: fish, after })).toBe('Draw: the phase is fish');
  });

  test('nobody acts when the game is over', () => {
    const over = lastOf(game);
    expect(checkStep({ before: over, action: fish, after: over })).toBe('Turn: nobody acts when the game is over');
  });

  test('either seat may begin: the one that did not deal', () => {
    const deal = { ...game.deal, first: otherSeat(game.deal.first) };
    expect(opening(deal).fisher).toBe(deal.first);
    expect(checkOpening(deal, opening(deal))).toBeNull();
    expect(checkOpening(deal, game.start)).toMatch(/^Init: /);
  });

  test('a state before that breaks the invariant is told first', () => {
    const [{ before, action, after }] = game.trace;
    const unsound = { ...before, stock: before.stock.slice(1) };
    expect(stateInvariant(unsound)).toBe('hands, stock and removed pairs are together the whole pack');
    expect(checkStep({ before: unsound, action, after })).toMatch(/^State: /);
  });
});
