/** Games for the tests: random ones from a seed, and all games of a small pack. */
import type { Step } from './against.ts';
import type { Action, Deal } from './composition.ts';
import { type Card, type State, stateKey } from './schemas.ts';
import { minus } from './sets.ts';
import { legalActions, opening, step } from './step.ts';

/** Returns a number from 0 up to but not including 1. */
export type Random = () => number;

/** Mulberry32: tiny, seeded, and good enough to choose test cases. */
export function randomFrom(seed: number): Random {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = Math.imul(a ^ (a >>> 15), a | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

function shuffled(cards: Iterable<Card>, random: Random): readonly Card[] {
  const order = [...cards];
  for (let i = order.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [order[i], order[j]] = [order[j], order[i]];
  }
  return order;
}

export function randomDeal(pack: ReadonlySet<Card>, handSize: number, random: Random): Deal {
  return { order: shuffled(pack, random), first: random() < 0.5 ? 0 : 1, handSize };
}

export function randomPlay(deal: Deal, random: Random): readonly Step[] {
  const trace: Step[] = [];
  let before = opening(deal);
  for (let actions = legalActions(before); actions.length > 0; actions = legalActions(before)) {
    const action = actions[Math.floor(random() * actions.length)];
    const after = step(before, action);
    trace.push({ before, action, after });
    before = after;
  }
  return trace;
}

function* subsetsOf(cards: readonly Card[], size: number): Generator<readonly Card[]> {
  if (size === 0) yield [];
  for (let i = 0; i + size <= cards.length && size > 0; i++) {
    for (const rest of subsetsOf(cards.slice(i + 1), size - 1)) yield [cards[i], ...rest];
  }
}

function* ordersOf(cards: readonly Card[]): Generator<readonly Card[]> {
  if (cards.length === 0) yield [];
  for (const card of cards) {
    for (const rest of ordersOf(cards.filter((other) => other !== card))) yield [card, ...rest];
  }
}

/** Every deal to two hands with every order of the stock. A hand is a set, so the order within it does not count. */
export function* allDeals(pack: ReadonlySet<Card>, handSize: number): Generator<Deal> {
  for (const ours of subsetsOf([...pack], handSize)) {
    const left = minus(pack, ours);
    for (const theirs of subsetsOf([...left], handSize)) {
      const dealt = ours.flatMap((card, index) => [card, theirs[index]]);
      for (const stock of ordersOf([...minus(left, theirs)])) yield { order: [...dealt, ...stock], first: 0, handSize };
    }
  }
}

/** An opening with four cards of one rank in a hand and three of another. */
export const RICH_DEAL: Deal = {
  order: ['7C', '2C', '7H', '2D', '7S', '3S', '7D', '2H', 'AC', '4S', 'AD', '5S', 'AS', '6S', 'QS', 'JS'],
  first: 0,
  handSize: 7,
};

/** Follows every action from every start. Returns for each state whether some play from it ends. */
export function explore(starts: Iterable<State>, onStep: (step: Step) => void): ReadonlyMap<string, boolean> {
  const ends = new Map<string, boolean>();
  const visit = (before: State): boolean => {
    const key = stateKey(before);
    const known = ends.get(key);
    if (known !== undefined) return known;
    const follow = (action: Action): boolean => {
      const after = step(before, action);
      onStep({ before, action, after });
      return visit(after);
    };
    ends.set(key, before.phase === 'over');
    const followed = legalActions(before).map(follow);
    ends.set(key, before.phase === 'over' || followed.includes(true));
    return before.phase === 'over' || followed.includes(true);
  };
  for (const start of starts) visit(start);
  return ends;
}
