import {
  CARD_COUNT,
  type Card,
  cardOf,
  type OwnRefusal,
  RANKS,
  type Rank,
  type RankName,
  rankNamed,
  rankOf,
  type Suit,
} from '@shoal/core';
import type { CrazyEightsOptions } from '../rules/options.ts';
import { pointsOf } from '../rules/points.ts';
import type { CrazyEightsAction, CrazyEightsRefusal, CrazyEightsView } from '../rules/vocabulary.ts';
import { REBUILD_LIMIT } from '../rules/vocabulary.ts';

/** A clause of the rules sheet, with the values of its table. */
export type CrazyEightsRuleMessage =
  | { readonly key: 'title'; readonly seats: number }
  | (Dealt & { readonly key: 'deal-one-pack' | 'deal-two-packs' })
  | { readonly key: 'goal' | 'first-seat' | 'starter' }
  | { readonly key: 'starter-wild-buried' | 'starter-wild-free'; readonly wild: Rank }
  | { readonly key: 'play' }
  | { readonly key: 'wild-names-suit'; readonly wild: Rank }
  | { readonly key: 'draw-until-playable' | 'draw-until-playable-freely' }
  | { readonly key: 'draw-up-to' | 'draw-up-to-freely'; readonly limit: number }
  | { readonly key: 'wild-never-forced'; readonly wild: Rank }
  | { readonly key: 'pass-only-when-stuck' }
  | { readonly key: 'pass-after-drawing'; readonly limit: number }
  | { readonly key: 'stock-rebuilt'; readonly limit: number }
  | { readonly key: 'stock-stays-empty' }
  | { readonly key: 'draw-two'; readonly rank: Rank; readonly wild: Rank }
  | { readonly key: 'skip'; readonly rank: Rank }
  | { readonly key: 'reverse' | 'reverse-for-two'; readonly rank: Rank }
  /** Clauses about all action cards; the count tells one from several. */
  | { readonly key: 'starter-without-effect' | 'effects-of-last-card'; readonly count: number }
  | { readonly key: 'out-ends-game' | 'out-for-two' | 'out-vote-for-two' | 'out-play-on-for-two' }
  | { readonly key: 'out-then-vote' | 'out-then-play-on' }
  | { readonly key: 'blocked' }
  | (Points & { readonly key: 'card-points' | 'card-points-wild-aces' });

interface Dealt {
  readonly seats: number;
  readonly handSize: number;
  /** Cards left after the deal, the starter among them. */
  readonly left: number;
}

/** The points of cards left in hand; all other cards count their number. */
interface Points {
  readonly wild: Rank;
  readonly wildPoints: number;
  /** Tens and court cards that are not wild. */
  readonly tens: readonly Rank[];
  readonly tenPoints: number;
}

/** Lists the rules of a table, clause by clause. */
export function rulesOf(options: CrazyEightsOptions, seats: number): readonly CrazyEightsRuleMessage[] {
  const wild = rankNamed(options.wild);
  const { handSize, packs } = options;
  return [
    { key: 'title', seats },
    {
      key: packs === 1 ? 'deal-one-pack' : 'deal-two-packs',
      seats,
      handSize,
      left: packs * CARD_COUNT - seats * handSize,
    },
    { key: 'goal' },
    { key: 'first-seat' },
    { key: 'starter' },
    { key: options.starterWild === 'bury' ? 'starter-wild-buried' : 'starter-wild-free', wild },
    { key: 'play' },
    { key: 'wild-names-suit', wild },
    ...drawingOf(options),
    { key: 'wild-never-forced', wild },
    options.draw === 'until-playable'
      ? { key: 'pass-only-when-stuck' }
      : { key: 'pass-after-drawing', limit: options.draw },
    options.stockEmpty === 'rebuild' ? { key: 'stock-rebuilt', limit: REBUILD_LIMIT } : { key: 'stock-stays-empty' },
    ...effectsOf(options, seats),
    outOf(options, seats),
    { key: 'blocked' },
    cardPointsOf(wild),
  ];
}

function drawingOf({ draw, drawWithPlayable }: CrazyEightsOptions): CrazyEightsRuleMessage[] {
  if (draw === 'until-playable') {
    return [{ key: drawWithPlayable ? 'draw-until-playable-freely' : 'draw-until-playable' }];
  }
  return [{ key: drawWithPlayable ? 'draw-up-to-freely' : 'draw-up-to', limit: draw }];
}

/** The action cards, and what holds for all of them (3.2.1, 3.2.8). */
function effectsOf({ drawTwo, skip, reverse, wild }: CrazyEightsOptions, seats: number): CrazyEightsRuleMessage[] {
  const rules: CrazyEightsRuleMessage[] = [
    ...clause(drawTwo, (rank) => ({ key: 'draw-two', rank, wild: rankNamed(wild) })),
    ...clause(skip, (rank) => ({ key: 'skip', rank })),
    ...clause(reverse, (rank) => ({ key: seats === 2 ? 'reverse-for-two' : 'reverse', rank })),
  ];
  const count = rules.length;
  if (count === 0) return [];
  return [...rules, { key: 'starter-without-effect', count }, { key: 'effects-of-last-card', count }];
}

const clause = (name: RankName | null, write: (rank: Rank) => CrazyEightsRuleMessage): CrazyEightsRuleMessage[] =>
  name === null ? [] : [write(rankNamed(name))];

/** Two seats cannot play on, whatever the option says (3.2.7). */
function outOf({ playOn }: CrazyEightsOptions, seats: number): CrazyEightsRuleMessage {
  const forTwo = { never: 'out-for-two', vote: 'out-vote-for-two', always: 'out-play-on-for-two' } as const;
  const forMore = { never: 'out-ends-game', vote: 'out-then-vote', always: 'out-then-play-on' } as const;
  return { key: (seats === 2 ? forTwo : forMore)[playOn] };
}

function cardPointsOf(wild: Rank): CrazyEightsRuleMessage {
  const pointsFor = (rank: Rank) => pointsOf(cardOf(rank, 0 as Suit), wild);
  const tens = RANKS.filter((rank) => rank >= rankNamed('T') && rank !== wild);
  return {
    key: wild === rankNamed('A') ? 'card-points-wild-aces' : 'card-points',
    wild,
    wildPoints: pointsFor(wild),
    tens,
    tenPoints: pointsFor(tens[0]),
  };
}

/** Why an action is refused, and what is allowed instead where view and options show it. */
export type CrazyEightsRefusalMessage =
  | { readonly key: OwnRefusal<CrazyEightsRefusal> }
  | { readonly key: 'needs-suit'; readonly suit: Suit; readonly wild: Rank }
  | { readonly key: 'needs-suit-or-rank'; readonly suit: Suit; readonly rank: Rank; readonly wild: Rank }
  | { readonly key: 'this-card-not-held'; readonly card: Card }
  | { readonly key: 'draw-penalty'; readonly count: number }
  | { readonly key: 'draw-penalty-or-add'; readonly count: number; readonly rank: Rank }
  | { readonly key: 'name-suit'; readonly wild: Rank }
  | { readonly key: 'only-wild-names-suit'; readonly wild: Rank }
  | { readonly key: 'must-play-one-of' | 'holds-match-among' | 'could-play-one-of'; readonly cards: readonly Card[] }
  | { readonly key: 'drew-limit'; readonly limit: number };

export interface RefusalGrounds {
  readonly view?: CrazyEightsView;
  readonly options?: CrazyEightsOptions;
  readonly action?: CrazyEightsAction;
}

export function refusalOf(
  refusal: OwnRefusal<CrazyEightsRefusal>,
  { view, options, action }: RefusalGrounds = {},
): CrazyEightsRefusalMessage {
  return (
    (view && refusalInView(refusal, view)) ??
    (options && refusalUnder(refusal, options, view)) ??
    (refusal === 'card-not-held' && action?.type === 'play'
      ? { key: 'this-card-not-held', card: action.card }
      : { key: refusal })
  );
}

const REFUSALS_LISTING_PLAYS = {
  'must-play': 'must-play-one-of',
  'holds-a-match': 'holds-match-among',
  'could-play': 'could-play-one-of',
} as const;

function refusalInView(refusal: string, { legal }: CrazyEightsView): CrazyEightsRefusalMessage | undefined {
  const cards = [...new Set(legal.flatMap((choice) => (choice.type === 'play' ? [choice.card] : [])))];
  if (cards.length === 0 || !Object.hasOwn(REFUSALS_LISTING_PLAYS, refusal)) return undefined;
  return { key: REFUSALS_LISTING_PLAYS[refusal as keyof typeof REFUSALS_LISTING_PLAYS], cards };
}

function refusalUnder(
  refusal: string,
  options: CrazyEightsOptions,
  view?: CrazyEightsView,
): CrazyEightsRefusalMessage | undefined {
  const wild = rankNamed(options.wild);
  switch (refusal) {
    case 'card-does-not-match':
      return view && whatMatches(view, wild);
    case 'penalty-waits':
      return view && penaltyMessage(view, options);
    case 'suit-not-named':
      return { key: 'name-suit', wild };
    case 'suit-not-wanted':
      return { key: 'only-wild-names-suit', wild };
    case 'drew-enough':
      return options.draw === 'until-playable' ? undefined : { key: 'drew-limit', limit: options.draw };
    default:
      return undefined;
  }
}

function whatMatches({ discardPile, suitInForce: suit }: CrazyEightsView, wild: Rank) {
  if (suit === null) return undefined;
  const rank = rankOf(discardPile[discardPile.length - 1]);
  return rank === wild
    ? ({ key: 'needs-suit', suit, wild } as const)
    : ({ key: 'needs-suit-or-rank', suit, rank, wild } as const);
}

function penaltyMessage({ penalty: count, legal }: CrazyEightsView, { drawTwo }: CrazyEightsOptions) {
  const canAdd = drawTwo !== null && legal.some(({ type }) => type === 'play');
  return canAdd
    ? ({ key: 'draw-penalty-or-add', count, rank: rankNamed(drawTwo) } as const)
    : ({ key: 'draw-penalty', count } as const);
}
