/** Turn ≙ Ask ⨟ Pair ⨟ Swap ⨟ Close, or Ask ⨟ Draw ⨟ Pair ⨟ Swap ⨟ Close; Opening ≙ Init ⨟ Pair ⨟ Pair ⨟ Close. */
import { Ask, Close, Draw, GoFish, type Operation, Pair, Swap } from './operations.ts';
import {
  type Card,
  type CardPair,
  FULL_PACK,
  otherSeat,
  pairKey,
  pairKeys,
  put,
  type Rank,
  type Seat,
  type State,
} from './schemas.ts';
import { type Conjunct, firstBroken, sameSequence, sameSet, union } from './sets.ts';

/** The shuffled pack, top first, and the seat that did not deal, which begins. */
export interface Deal {
  readonly order: readonly Card[];
  readonly first: Seat;
  readonly handSize: number;
}

export type Action = { readonly type: 'ask'; readonly rank: Rank } | { readonly type: 'fish' };

/** The states inside a turn: after the card changed hands, after its pair was removed, after the seats swapped. */
export interface Moments {
  readonly changed: State;
  readonly paired: State;
  readonly swapped: State;
}

function initRequires(deal: Deal, pack: ReadonlySet<Card>): readonly Conjunct[] {
  const { order, handSize } = deal;
  return [
    ['the shuffled pack is the pack in some order', () => order.length === pack.size && sameSet(new Set(order), pack)],
    ['a hand is a whole number of cards, at least one', () => Number.isInteger(handSize) && handSize > 0],
    ['there are cards enough for both hands', () => 2 * handSize <= order.length],
  ];
}

function initEnsures({ order, first, handSize }: Deal, after: State): readonly Conjunct[] {
  const dealt = order.slice(0, 2 * handSize);
  const toFirst = new Set(dealt.filter((_, index) => index % 2 === 0));
  const toSecond = new Set(dealt.filter((_, index) => index % 2 === 1));
  return [
    ['the seat that did not deal gets every other card from the top', () => sameSet(after.hands[first], toFirst)],
    ['the dealer gets the cards between', () => sameSet(after.hands[otherSeat(first)], toSecond)],
    ['the rest of the pack is the stock, in its order', () => sameSequence(after.stock, order.slice(2 * handSize))],
    ['no pair is removed yet', () => after.pairs.every((own) => own.length === 0)],
    ['the seat that did not deal begins', () => after.fisher === first],
    ['the phase is ask', () => after.phase === 'ask'],
    ['no rank is pending', () => after.asked === null],
    ['no ask is counted', () => after.asks === 0],
    ['there is no result', () => after.result === null],
  ];
}

/** The initial schema has no state before. It relates the deal to the state after, opening pairs still in hand. */
export const Init = {
  name: 'Init',
  requires: initRequires,
  ensures: initEnsures,
  pre: (deal: Deal, pack: ReadonlySet<Card> = FULL_PACK): string | null => firstBroken(initRequires(deal, pack)),
  post: (deal: Deal, after: State): string | null => firstBroken(initEnsures(deal, after)),
};

/** Undoes Close: the finished game right after its last turn. */
function reopened(after: State, fisher: Seat): State {
  return after.phase === 'over' ? { ...after, phase: 'ask', fisher, result: null } : after;
}

/** Undoes Pair: returns to the hand what a seat has removed since `earlier`. */
function unpaired(after: State, seat: Seat, earlier: readonly CardPair[], asks: number): State {
  const old = pairKeys(earlier);
  const laid = after.pairs[seat].filter((pair) => !old.has(pairKey(pair)));
  const kept = after.pairs[seat].filter((pair) => old.has(pairKey(pair)));
  const hand = union(after.hands[seat], laid.flat());
  return { ...after, hands: put(after.hands, seat, hand), pairs: put(after.pairs, seat, kept), asks };
}

/**
 * Composition says that intermediate states *exist*. Every operation can be undone, so each has at most one candidate,
 * read off the state after. So this judges what really happened, not a second calculation.
 */
export function turnWitness(before: State, fisher: Seat, asks: number, after: State): Moments {
  const swapped = reopened(after, otherSeat(fisher));
  const paired = { ...swapped, fisher };
  return { changed: unpaired(paired, fisher, before.pairs[fisher], asks), paired, swapped };
}

type Link = () => string | null;

function link<Input>(operation: Operation<Input>, input: Input, from: State, to: State): Link {
  return () => {
    const broken = operation.pre(from, input) ?? operation.post(from, input, to);
    return broken && `${operation.name}: ${broken}`;
  };
}

function firstBrokenLink(links: readonly Link[]): string | null {
  for (const each of links) {
    const broken = each();
    if (broken !== null) return broken;
  }
  return null;
}

function restOfTurn({ changed, paired, swapped }: Moments, fisher: Seat, after: State): readonly Link[] {
  return [link(Pair, fisher, changed, paired), link(Swap, null, paired, swapped), link(Close, null, swapped, after)];
}

function askLinks(before: State, fisher: Seat, rank: Rank, after: State): readonly Link[] {
  if (GoFish.pre(before, rank) === null) return [link(GoFish, rank, before, after)];
  const moments = turnWitness(before, fisher, before.asks + 1, after);
  return [link(Ask, rank, before, moments.changed), ...restOfTurn(moments, fisher, after)];
}

function fishLinks(before: State, fisher: Seat, after: State): readonly Link[] {
  const moments = turnWitness(before, fisher, 0, after);
  return [link(Draw, null, before, moments.changed), ...restOfTurn(moments, fisher, after)];
}

/** Returns the first broken conjunct of one action, up to the next choice of a seat, or null. */
export function actionBroken(before: State, action: Action, after: State): string | null {
  const { fisher } = before;
  if (fisher === null) return 'Turn: nobody acts when the game is over';
  const links = action.type === 'ask' ? askLinks(before, fisher, action.rank, after) : fishLinks(before, fisher, after);
  return firstBrokenLink(links);
}

/** Returns the first broken conjunct of the deal, up to the first choice, or null. */
export function openingBroken(deal: Deal, after: State, pack: ReadonlySet<Card> = FULL_PACK): string | null {
  const [first, second] = [deal.first, otherSeat(deal.first)];
  const both = reopened(after, first);
  const one = unpaired(both, second, [], 0);
  const dealt = unpaired(one, first, [], 0);
  const broken = Init.pre(deal, pack) ?? Init.post(deal, dealt);
  if (broken !== null) return `Init: ${broken}`;
  return firstBrokenLink([
    link(Pair, first, dealt, one),
    link(Pair, second, one, both),
    link(Close, null, both, after),
  ]);
}
