import {
  type CardMove,
  type ChoosingState,
  type GamePresentation,
  type HandStack,
  type OwnRefusal,
  RANKS,
  type Rank,
  rankOf,
  type Seat,
  type Touches,
  writeRank,
} from '@shoal/core';
import type { GoFishAdviceMessage } from '../bots/advice.ts';
import type { GoFishImpossible, GoFishOptions } from '../rules/options.ts';
import type {
  GoFish,
  GoFishAction,
  GoFishEvent,
  GoFishReason,
  GoFishRefusal,
  GoFishView,
} from '../rules/vocabulary.ts';
import { callsIn, type GoFishCall } from './calls.ts';
import {
  endingOf,
  fishesAlone,
  type GoFishEnding,
  type GoFishRefusalMessage,
  type GoFishRuleMessage,
  refusalOf,
  rulesOf,
} from './messages.ts';
import { type GoFishPictureMessage, picturesOf } from './pictures.ts';
import { type GoFishEventMessage, storyOf } from './story.ts';
import { type GoFishStep, turnsIn } from './turns.ts';

export type GoFishActionMessage =
  | { readonly key: 'ask'; readonly of: Seat; readonly rank: Rank }
  | { readonly key: 'fish' | 'fish-alone' };

export type GoFishPromptMessage =
  | { readonly key: 'which-rank' }
  | { readonly key: 'which-rank-of'; readonly of: Seat }
  | { readonly key: 'which-seat'; readonly rank: Rank }
  /** Nothing is left to choose. */
  | { readonly key: 'go-fish'; readonly of: Seat; readonly rank: Rank }
  | { readonly key: 'nobody-to-ask' };

export interface GoFishMessages {
  readonly rule: GoFishRuleMessage;
  readonly picture: GoFishPictureMessage;
  readonly event: GoFishEventMessage;
  readonly step: GoFishStep;
  readonly refusal: GoFishRefusalMessage;
  readonly impossible: GoFishImpossible;
  readonly advice: GoFishAdviceMessage;
  readonly action: GoFishActionMessage;
  readonly prompt: GoFishPromptMessage;
  /** Nothing needs a badge: the cards and books show everything. */
  readonly badge: never;
  readonly call: GoFishCall;
  readonly ending: GoFishEnding;
  readonly preset: 'standard' | 'classroom' | 'classic' | 'pairs';
  readonly illegal: OwnRefusal<GoFishRefusal>;
  readonly tip: 'ask' | 'listen' | 'fish';
}

/** Players ask for ranks, so cards of one rank are shown and touched together. */
export const presentation: GamePresentation<GoFish, GoFishMessages> = {
  handTouch: 'rank',
  inOrder: (hand) => [...hand],
  groupOf: rankOf,
  stacks: stacksByRank,
  buttons: { fish: { keys: ['f', 'd'], isAtStock: true } },
  meant,
  prompt,
  action: actionMessage,
  tips,
  table: ({ stockSize }) => ({ piles: [{ type: 'stock', count: stockSize }], badges: [] }),
  seat: ({ books }, seat) => ({ groups: books[seat], badge: null }),
  story: storyOf,
  turns: turnsIn,
  moves: (events) => events.flatMap(movesOf),
  calls: callsIn,
  sounds: { ask: 'call', fish: null, gave: 'card', drew: 'draw', booked: 'group' },
  refusal: (refusal, { view, action }) => refusalOf(refusal, view, action),
  rules: rulesOf,
  pictures: picturesOf,
  ending: ({ reason }, options) => endingOf(reason as GoFishReason, options),
};

/** Somebody who fishes alone has guessed nothing (R4). */
function tips(view: GoFishView, log: readonly GoFishEvent[]): GoFishMessages['tip'][] {
  if (view.phase === 'fish') return fishesAlone(view) ? [] : ['fish'];
  const hasHeard = log.some((event) => event.type === 'ask' && event.seat !== view.seat);
  return hasHeard ? ['ask', 'listen'] : ['ask'];
}

function stacksByRank({ hand, legal }: GoFishView, { bookSize }: GoFishOptions): HandStack[] {
  const ranks = [...new Set(hand.map(rankOf))];
  return ranks.map((rank) => ({
    cards: hand.filter((card) => rankOf(card) === rank),
    touches: { rank },
    isLegal: legal.some((action) => action.type === 'ask' && action.rank === rank),
    key: writeRank(rank).toLowerCase(),
    completeAt: bookSize,
  }));
}

/** A legal ask fills in what the player did not say. */
function meant(touches: Touches, { legal }: GoFishView): GoFishAction {
  if (touches.type === 'fish') return { type: 'fish' };
  const like = legal.find((action) => action.type === 'ask');
  return { target: 0, rank: RANKS[0], ...like, ...touches, type: 'ask' };
}

/** Without a view nobody knows why a seat fishes. */
function actionMessage(action: GoFishAction, view?: GoFishView): GoFishActionMessage {
  if (action.type === 'ask') return { key: 'ask', of: action.target, rank: action.rank };
  return { key: view !== undefined && fishesAlone(view) ? 'fish-alone' : 'fish' };
}

function prompt(view: GoFishView, { touches, wanted }: ChoosingState): GoFishPromptMessage {
  const { legal, phase, asked, askedOf } = view;
  if (phase === 'fish') {
    return asked === null || askedOf === null ? { key: 'nobody-to-ask' } : { key: 'go-fish', of: askedOf, rank: asked };
  }
  if (wanted === 'target') return { key: 'which-seat', rank: touches.rank ?? RANKS[0] };
  if (touches.target !== undefined) return { key: 'which-rank-of', of: touches.target };
  const targets = [...new Set(legal.flatMap((action) => (action.type === 'ask' ? [action.target] : [])))];
  return targets.length === 1 ? { key: 'which-rank-of', of: targets[0] } : { key: 'which-rank' };
}

function movesOf(event: GoFishEvent): CardMove[] {
  switch (event.type) {
    case 'gave':
      return [{ from: { seat: event.seat }, to: { seat: event.to }, cards: event.cards }];
    case 'drew':
      return event.cards.length === 0 ? [] : [{ from: 'stock', to: { seat: event.seat }, cards: event.cards }];
    case 'booked':
      return [{ from: { seat: event.seat }, to: { seat: event.seat }, cards: event.cards, isGroup: true }];
    default:
      return [];
  }
}
