import { CARD_COUNT, type OwnRefusal, RANK_COUNT, type Rank, rankOf, type Seat } from '@shoal/core';
import type { GoFishOptions } from '../rules/options.ts';
import type { GoFishAction, GoFishReason, GoFishRefusal, GoFishView } from '../rules/vocabulary.ts';

/** A clause of the rules sheet, with the values of its table. */
export type GoFishRuleMessage =
  | { readonly key: 'title'; readonly seats: number }
  | (Dealt & { readonly key: 'deal-one-pack' | 'deal-two-packs' | 'deal-whole-pack' | 'deal-whole-two-packs' })
  | { readonly key: 'goal-books' | 'goal-pairs'; readonly total: number }
  | { readonly key: 'first-seat' }
  | { readonly key: 'opening-books' | 'opening-pairs' }
  | { readonly key: 'ask' }
  | { readonly key: 'give-all' | 'give-one' }
  | { readonly key: 'catch-goes-again' | 'catch-ends-turn' }
  | { readonly key: 'miss' }
  | { readonly key: 'fish-ends-turn' | 'fish-lucky-goes-again' }
  | { readonly key: 'fish-book-goes-again' | 'fish-pair-goes-again' }
  | { readonly key: 'fish-lucky-or-book-goes-again' | 'fish-lucky-or-pair-goes-again' }
  | { readonly key: 'fish-secret-but-book' | 'fish-secret-but-pair' }
  | { readonly key: 'fish-secret-but-go-again-or-book' | 'fish-secret-but-go-again-or-pair' }
  | { readonly key: 'books-at-once' | 'pairs-at-once' }
  | { readonly key: 'refill'; readonly count: number }
  | { readonly key: 'no-refill' }
  | { readonly key: 'turn-passes' | 'turn-passes-clockwise' | 'fish-alone' }
  | { readonly key: 'end-all-books' | 'end-all-pairs'; readonly total: number }
  | { readonly key: 'end-no-cards' | 'end-empty-hand' | 'end-empty-hand-unfilled' }
  | { readonly key: 'stalemate-books' | 'stalemate-pairs'; readonly asks: number }
  | { readonly key: 'most-books-win' | 'most-pairs-win' }
  | { readonly key: 'first-out-wins-before-books' | 'first-out-wins-before-pairs' };

interface Dealt {
  readonly seats: number;
  readonly handSize: number;
  /** Cards left for the stock. */
  readonly stock: number;
}

/** With so many asks per seat, and no card drawn or book laid down, the game ends (R14). */
const ASKS_PER_SEAT = 10;

/** Lists the rules of a table, clause by clause. */
export function rulesOf(options: GoFishOptions, seats: number): readonly GoFishRuleMessage[] {
  const isPairs = options.bookSize === 2;
  const total = (RANK_COUNT * 4 * options.packs) / options.bookSize;
  return [
    { key: 'title', seats },
    dealOf(options, seats),
    { key: isPairs ? 'goal-pairs' : 'goal-books', total },
    { key: 'first-seat' },
    { key: isPairs ? 'opening-pairs' : 'opening-books' },
    { key: 'ask' },
    { key: options.give === 'all' ? 'give-all' : 'give-one' },
    { key: options.goAgainOnCatch ? 'catch-goes-again' : 'catch-ends-turn' },
    { key: 'miss' },
    ...fishingOf(options, isPairs),
    { key: isPairs ? 'pairs-at-once' : 'books-at-once' },
    ...emptyHandsOf(options),
    endOf(options, isPairs, total),
    { key: isPairs ? 'stalemate-pairs' : 'stalemate-books', asks: ASKS_PER_SEAT * seats },
    winOf(options, isPairs),
  ];
}

function dealOf({ handSize, packs }: GoFishOptions, seats: number): GoFishRuleMessage {
  const stock = packs * CARD_COUNT - seats * handSize;
  if (packs === 1) return { key: stock > 0 ? 'deal-one-pack' : 'deal-whole-pack', seats, handSize, stock };
  return { key: stock > 0 ? 'deal-two-packs' : 'deal-whole-two-packs', seats, handSize, stock };
}

/** What a fished card does, and who sees it (R8, R10). */
function fishingOf(options: GoFishOptions, isPairs: boolean): GoFishRuleMessage[] {
  const { goAgainOnLuckyDraw: onLucky, goAgainOnBook: onBook } = options;
  const secret: GoFishRuleMessage = { key: isPairs ? 'fish-secret-but-pair' : 'fish-secret-but-book' };
  const shown: GoFishRuleMessage = {
    key: isPairs ? 'fish-secret-but-go-again-or-pair' : 'fish-secret-but-go-again-or-book',
  };
  if (onLucky && onBook) {
    return [{ key: isPairs ? 'fish-lucky-or-pair-goes-again' : 'fish-lucky-or-book-goes-again' }, shown];
  }
  if (onLucky) return [{ key: 'fish-lucky-goes-again' }, shown];
  if (onBook) return [{ key: isPairs ? 'fish-pair-goes-again' : 'fish-book-goes-again' }, secret];
  return [{ key: 'fish-ends-turn' }, secret];
}

/** Without refills, the others play on around an empty hand (R3, R4). */
function emptyHandsOf({ refill, end }: GoFishOptions): GoFishRuleMessage[] {
  if (refill > 0) return [{ key: 'refill', count: refill }, { key: 'turn-passes' }];
  if (end === 'first-empty-hand') return [{ key: 'turn-passes-clockwise' }];
  return [{ key: 'no-refill' }, { key: 'turn-passes' }, { key: 'fish-alone' }];
}

function endOf({ end, refill }: GoFishOptions, isPairs: boolean, total: number): GoFishRuleMessage {
  if (end === 'first-empty-hand') return { key: refill > 0 ? 'end-empty-hand-unfilled' : 'end-empty-hand' };
  if (refill === 0) return { key: 'end-no-cards' };
  return { key: isPairs ? 'end-all-pairs' : 'end-all-books', total };
}

function winOf({ win }: GoFishOptions, isPairs: boolean): GoFishRuleMessage {
  if (win === 'first-out') return { key: isPairs ? 'first-out-wins-before-pairs' : 'first-out-wins-before-books' };
  return { key: isPairs ? 'most-pairs-win' : 'most-books-win' };
}

/** Why a game ended: its reason, or what the reason means where going out wins. */
export type GoFishEnding = GoFishReason | 'first-out' | 'all-out';

export function endingOf(reason: GoFishReason, { win }: GoFishOptions): GoFishEnding {
  if (win === 'most-books' || reason === 'stalemate') return reason;
  return reason === 'first-empty-hand' ? 'first-out' : 'all-out';
}

/** Why an action is refused, and what is allowed instead where the view shows it. */
export type GoFishRefusalMessage =
  | { readonly key: OwnRefusal<GoFishRefusal> | 'must-fish-alone' }
  | { readonly key: 'must-fish-after-miss'; readonly of: Seat; readonly rank: Rank }
  | { readonly key: 'ask-other-seats'; readonly target: Seat; readonly seats: readonly Seat[] }
  | { readonly key: 'ask-held-ranks'; readonly ranks: readonly Rank[] };

export function refusalOf(
  refusal: OwnRefusal<GoFishRefusal>,
  view?: GoFishView,
  action?: GoFishAction,
): GoFishRefusalMessage {
  if (view === undefined) return { key: refusal };
  if (refusal === 'must-fish') return mustFish(view);
  if (refusal === 'rank-not-held') return ranksToAsk(view);
  if (refusal === 'target-has-no-cards') return seatsToAsk(view, action);
  return { key: refusal };
}

/** Does the seat to act fish because there is nobody to ask (R4)? */
export const fishesAlone = ({ phase, asked }: GoFishView): boolean => phase === 'fish' && asked === null;

function mustFish(view: GoFishView): GoFishRefusalMessage {
  if (fishesAlone(view)) return { key: 'must-fish-alone' };
  const { asked, askedOf } = view;
  if (asked === null || askedOf === null) return { key: 'must-fish' };
  return { key: 'must-fish-after-miss', of: askedOf, rank: asked };
}

function ranksToAsk({ hand }: GoFishView): GoFishRefusalMessage {
  const ranks = [...new Set(hand.map(rankOf))];
  return ranks.length === 0 ? { key: 'rank-not-held' } : { key: 'ask-held-ranks', ranks };
}

function seatsToAsk({ legal }: GoFishView, action?: GoFishAction): GoFishRefusalMessage {
  const seats = [...new Set(legal.flatMap((choice) => (choice.type === 'ask' ? [choice.target] : [])))];
  if (action?.type !== 'ask' || seats.length === 0) return { key: 'target-has-no-cards' };
  return { key: 'ask-other-seats', target: action.target, seats };
}
