/** The operation schemas: preconditions, and the relation between the states before and after (primed in Z). */
import {
  type Card,
  type CardPair,
  defenderOf,
  handOf,
  orderOf,
  otherSeat,
  pairKeys,
  type Rank,
  rankOf,
  ranksOf,
  reasonToEnd,
  resultFor,
  type Seat,
  type State,
  samePairs,
  sameResult,
} from './schemas.ts';
import { type Conjunct, firstBroken, isSubset, minus, sameSequence, sameSet, union } from './sets.ts';

/** A delta schema. Both predicates return their first broken conjunct, or null if they hold. */
export interface Operation<Input> {
  readonly name: string;
  readonly requires: (before: State, input: Input) => readonly Conjunct[];
  readonly ensures: (before: State, input: Input, after: State) => readonly Conjunct[];
  readonly pre: (before: State, input: Input) => string | null;
  readonly post: (before: State, input: Input, after: State) => string | null;
}

type Requires<Input> = Operation<Input>['requires'];
type Ensures<Input> = Operation<Input>['ensures'];

function operation<Input>(name: string, requires: Requires<Input>, ensures: Ensures<Input>): Operation<Input> {
  const pre = (before: State, input: Input): string | null => firstBroken(requires(before, input));
  const post = (before: State, input: Input, after: State): string | null => firstBroken(ensures(before, input, after));
  return { name, requires, ensures, pre, post };
}

/** A disjunction of schemas with exclusive preconditions: the one that applies decides. */
function either<Input>(name: string, cases: readonly Operation<Input>[]): Operation<Input> {
  const caseFor = (before: State, input: Input): Operation<Input> =>
    cases.find((each) => each.pre(before, input) === null) ?? cases[0];
  return operation(
    name,
    (before, input) => caseFor(before, input).requires(before, input),
    (before, input, after) => caseFor(before, input).ensures(before, input, after),
  );
}

type Component = keyof State;

const unchanged: Record<Component, (before: State, after: State) => Conjunct> = {
  hands: (a, b) => ['both hands are unchanged', () => a.hands.every((hand, seat) => sameSet(hand, b.hands[seat]))],
  stock: (a, b) => ['the stock is unchanged', () => sameSequence(a.stock, b.stock)],
  pairs: (a, b) => [
    'the removed pairs are unchanged',
    () => a.pairs.every((own, seat) => samePairs(own, b.pairs[seat])),
  ],
  fisher: (a, b) => ['the fisher is unchanged', () => a.fisher === b.fisher],
  phase: (a, b) => ['the phase is unchanged', () => a.phase === b.phase],
  asked: (a, b) => ['the pending rank is unchanged', () => a.asked === b.asked],
  asks: (a, b) => ['the count of asks is unchanged', () => a.asks === b.asks],
  result: (a, b) => ['the result is unchanged', () => sameResult(a.result, b.result)],
};

/** The frame of an operation: the components it leaves alone. */
function frame(before: State, after: State, ...components: readonly Component[]): readonly Conjunct[] {
  return components.map((component) => unchanged[component](before, after));
}

function inPhaseAsk(before: State): Conjunct {
  return ['the phase is ask', () => before.phase === 'ask'];
}

function askRequires(before: State, rank: Rank): readonly Conjunct[] {
  return [
    inPhaseAsk(before),
    ['the fisher holds the rank it asks for', () => ranksOf(handOf(before, before.fisher)).has(rank)],
  ];
}

function defenderHas(before: State, rank: Rank): boolean {
  return ranksOf(handOf(before, defenderOf(before))).has(rank);
}

/** One card of the rank passes from hand to hand: the only one, since no hand holds a pair. */
export const Give: Operation<Rank> = operation(
  'Give',
  (before, rank) => [...askRequires(before, rank), ['the defender holds the rank', () => defenderHas(before, rank)]],
  (before, rank, after) => {
    const [fisher, defender] = [before.fisher, defenderOf(before)];
    const given = minus(handOf(before, defender), handOf(after, defender));
    const theirs = minus(handOf(before, defender), given);
    const ours = union(handOf(before, fisher), given);
    return [
      ['the defender gives exactly one card', () => given.size === 1],
      ['the card given is of the rank asked for', () => [...given].every((card) => rankOf(card) === rank)],
      ['the defender keeps all other cards and gains none', () => sameSet(handOf(after, defender), theirs)],
      ['the fisher gains exactly the card given', () => sameSet(handOf(after, fisher), ours)],
      ['the ask is counted', () => after.asks === before.asks + 1],
      ...frame(before, after, 'stock', 'pairs', 'fisher', 'phase', 'asked', 'result'),
    ];
  },
);

export const GoFish: Operation<Rank> = operation(
  'GoFish',
  (before, rank) => [
    ...askRequires(before, rank),
    ['the defender does not hold the rank', () => !defenderHas(before, rank)],
    ['the stock is not empty', () => before.stock.length > 0],
  ],
  (before, rank, after) => [
    ['the phase becomes fish', () => after.phase === 'fish'],
    ['the rank asked for is pending', () => after.asked === rank],
    ['the ask is counted', () => after.asks === before.asks + 1],
    ...frame(before, after, 'hands', 'stock', 'pairs', 'fisher', 'result'),
  ],
);

/** A miss with an empty stock: "no drawing phase" (R7). */
export const NoDrawing: Operation<Rank> = operation(
  'NoDrawing',
  (before, rank) => [
    ...askRequires(before, rank),
    ['the defender does not hold the rank', () => !defenderHas(before, rank)],
    ['the stock is empty', () => before.stock.length === 0],
  ],
  (before, _rank, after) => [
    ['the ask is counted', () => after.asks === before.asks + 1],
    ...frame(before, after, 'hands', 'stock', 'pairs', 'fisher', 'phase', 'asked', 'result'),
  ],
);

/** Ask ≙ Give ∨ GoFish ∨ NoDrawing. */
export const Ask: Operation<Rank> = either('Ask', [Give, GoFish, NoDrawing]);

export const Draw: Operation<null> = operation(
  'Draw',
  (before) => [
    ['the phase is fish', () => before.phase === 'fish'],
    ['the stock is not empty', () => before.stock.length > 0],
  ],
  (before, _input, after) => {
    const [fisher, defender] = [before.fisher, defenderOf(before)];
    const ours = union(handOf(before, fisher), before.stock.slice(0, 1));
    return [
      ['the stock loses exactly its top card', () => sameSequence(after.stock, before.stock.slice(1))],
      ['the fisher gains exactly the top card of the stock', () => sameSet(handOf(after, fisher), ours)],
      ["the defender's hand is unchanged", () => sameSet(handOf(after, defender), handOf(before, defender))],
      ['the phase becomes ask', () => after.phase === 'ask'],
      ['no rank is pending any more', () => after.asked === null],
      ['the count of asks starts again', () => after.asks === 0],
      ...frame(before, after, 'pairs', 'fisher', 'result'),
    ];
  },
);

function newPairs(before: State, seat: Seat, after: State): readonly CardPair[] {
  const old = pairKeys(before.pairs[seat]);
  return after.pairs[seat].filter((pair) => !isSubset(pairKeys([pair]), old));
}

function isInSuitOrder(laid: readonly CardPair[], kept: ReadonlySet<Card>): boolean {
  return laid.flat().every((card) => [...kept].every((k) => rankOf(k) !== rankOf(card) || orderOf(k) > orderOf(card)));
}

function interleave(p: CardPair, q: CardPair): boolean {
  const [low, high] = [Math.min(...p.map(orderOf)), Math.max(...p.map(orderOf))];
  return q.some((card) => orderOf(card) > low && orderOf(card) < high);
}

/** Removes all pairs of one hand (R12): at most one in a turn, perhaps several after the deal. */
export const Pair: Operation<Seat> = operation(
  'Pair',
  (before) => [inPhaseAsk(before)],
  (before, seat, after) => {
    const [hand, kept] = [before.hands[seat], after.hands[seat]];
    const laid = newPairs(before, seat, after);
    const expectedAsks = laid.length > 0 ? 0 : before.asks;
    return [
      ['every pair removed earlier stays', () => isSubset(pairKeys(before.pairs[seat]), pairKeys(after.pairs[seat]))],
      ['no pair is listed twice', () => pairKeys(after.pairs[seat]).size === after.pairs[seat].length],
      ['a new pair is two different cards', () => laid.every(([a, b]) => a !== b)],
      ['a new pair is of one rank', () => laid.every(([a, b]) => rankOf(a) === rankOf(b))],
      ['new pairs come from the hand', () => isSubset(new Set(laid.flat()), hand)],
      ['no card is in two new pairs', () => new Set(laid.flat()).size === 2 * laid.length],
      ['the hand loses exactly the new pairs', () => sameSet(kept, minus(hand, laid.flat()))],
      ['the hand keeps no pair', () => ranksOf(kept).size === kept.size],
      ['the first cards in suit order are paired, the last is kept', () => isInSuitOrder(laid, kept)],
      ['two pairs of one rank do not interleave', () => laid.every((p) => laid.every((q) => !interleave(p, q)))],
      ['a new pair starts the count of asks again, nothing else does', () => after.asks === expectedAsks],
      ...otherSeatUnchanged(before, otherSeat(seat), after),
      ...frame(before, after, 'stock', 'fisher', 'phase', 'asked', 'result'),
    ];
  },
);

function otherSeatUnchanged(before: State, other: Seat, after: State): readonly Conjunct[] {
  return [
    ["the other seat's hand is unchanged", () => sameSet(after.hands[other], before.hands[other])],
    ["the other seat's pairs are unchanged", () => samePairs(after.pairs[other], before.pairs[other])],
  ];
}

/** After every turn, hit or miss (R12). */
export const Swap: Operation<null> = operation(
  'Swap',
  (before) => [inPhaseAsk(before)],
  (before, _input, after) => [
    ['fisher and defender swap', () => after.fisher === defenderOf(before)],
    ...frame(before, after, 'hands', 'stock', 'pairs', 'phase', 'asked', 'asks', 'result'),
  ],
);

export const End: Operation<null> = operation(
  'End',
  (before) => [inPhaseAsk(before), ['there is a reason to end', () => reasonToEnd(before) !== null]],
  (before, _input, after) => {
    const reason = reasonToEnd(before);
    return [
      ['the phase becomes over', () => after.phase === 'over'],
      ['nobody is the fisher any more', () => after.fisher === null],
      ['there is a result', () => after.result !== null],
      ['the reason is the first that holds', () => after.result?.reason === reason],
      [
        'most pairs win, equal pairs share',
        () => reason !== null && sameResult(after.result, resultFor(before, reason)),
      ],
      ...frame(before, after, 'hands', 'stock', 'pairs', 'asked', 'asks'),
    ];
  },
);

/** Ξ State: without a reason to end, nothing happens. */
export const PlayOn: Operation<null> = operation(
  'PlayOn',
  (before) => [inPhaseAsk(before), ['there is no reason to end', () => reasonToEnd(before) === null]],
  (before, _input, after) =>
    frame(before, after, 'phase', 'fisher', 'result', 'hands', 'stock', 'pairs', 'asked', 'asks'),
);

/** Close ≙ End ∨ PlayOn. */
export const Close: Operation<null> = either('Close', [End, PlayOn]);
