import { CARD_COUNT, type OwnRefusal, type Seat } from '@shoal/core';
import { FRUITLESS_TAKES, type OldMaidOptions } from '../rules/options.ts';
import type { OldMaidAction, OldMaidRefusal, OldMaidView } from '../rules/vocabulary.ts';

/** A clause of the rules sheet, with the values of its table. */
export type OldMaidRuleMessage =
  | { readonly key: 'title'; readonly seats: number }
  | { readonly key: 'goal' | 'first-seat' | 'opening-pairs' }
  /** `cards` counts those that are dealt, after one was taken out. */
  | { readonly key: 'deal-without-queen' | 'deal-without-queen-two-packs'; readonly cards: number }
  | { readonly key: 'deal-without-secret' | 'deal-without-secret-two-packs'; readonly cards: number }
  | { readonly key: 'old-maid-is-a-queen' | 'old-maid-is-queen-of-spades' | 'old-maid-is-a-black-queen' }
  | { readonly key: 'old-maid-is-secret' }
  | { readonly key: 'pair-of-rank' | 'pair-of-colour' }
  | { readonly key: 'take' | 'any-place' | 'card-is-secret' | 'turn-passes' | 'safe' | 'end-old-maid' }
  | { readonly key: 'stalemate'; readonly takes: number }
  | { readonly key: 'places' | 'pairs-do-not-decide' };

/** Lists the rules of a table, clause by clause. */
export function rulesOf(options: OldMaidOptions, seats: number): readonly OldMaidRuleMessage[] {
  return [
    { key: 'title', seats },
    { key: 'goal' },
    dealOf(options),
    { key: options.pair === 'rank' ? 'pair-of-rank' : 'pair-of-colour' },
    oldMaidOf(options),
    { key: 'opening-pairs' },
    { key: 'first-seat' },
    { key: 'take' },
    { key: 'any-place' },
    { key: 'card-is-secret' },
    { key: 'turn-passes' },
    { key: 'safe' },
    { key: 'end-old-maid' },
    { key: 'stalemate', takes: FRUITLESS_TAKES * seats },
    { key: 'places' },
    { key: 'pairs-do-not-decide' },
  ];
}

function dealOf({ odd, packs }: OldMaidOptions): OldMaidRuleMessage {
  const cards = packs * CARD_COUNT - 1;
  if (odd === 'queen') return { key: packs === 1 ? 'deal-without-queen' : 'deal-without-queen-two-packs', cards };
  return { key: packs === 1 ? 'deal-without-secret' : 'deal-without-secret-two-packs', cards };
}

/** Without the queen of clubs one queen has no partner; which one shows only as pairs are laid down (R40). */
function oldMaidOf({ odd, pair, packs }: OldMaidOptions): OldMaidRuleMessage {
  if (odd === 'secret') return { key: 'old-maid-is-secret' };
  if (pair === 'rank') return { key: 'old-maid-is-a-queen' };
  return { key: packs === 1 ? 'old-maid-is-queen-of-spades' : 'old-maid-is-a-black-queen' };
}

/** Why an action is refused, and what is allowed instead where the view shows it. */
export type OldMaidRefusalMessage =
  | { readonly key: OwnRefusal<OldMaidRefusal> }
  | { readonly key: 'take-from' | 'must-take-from'; readonly seat: Seat }
  | { readonly key: 'is-safe-take-from'; readonly target: Seat; readonly seat: Seat }
  | { readonly key: 'places-to-take'; readonly seat: Seat; readonly count: number };

export function refusalOf(
  refusal: OwnRefusal<OldMaidRefusal>,
  view?: OldMaidView,
  action?: OldMaidAction,
): OldMaidRefusalMessage {
  if (view === undefined || view.takeFrom === null) return { key: refusal };
  const seat = view.takeFrom;
  switch (refusal) {
    case 'must-take':
      return { key: 'must-take-from', seat };
    case 'take-from-next':
      return { key: 'take-from', seat };
    case 'target-has-no-cards':
      return action === undefined ? { key: refusal } : { key: 'is-safe-take-from', target: action.target, seat };
    case 'no-such-place':
      return { key: 'places-to-take', seat, count: view.handSizes[seat] };
    default:
      return { key: refusal };
  }
}
