import {
  type Badge,
  type Card,
  type CardMove,
  type ChoosingState,
  type GamePresentation,
  type HandStack,
  numberKey,
  type OwnRefusal,
  type Result,
  rankNamed,
  rankOf,
  type Suit,
  suitOf,
  type Touches,
} from '@shoal/core';
import type { CrazyEightsAdviceMessage } from '../bots/advice.ts';
import type { CrazyEightsImpossible, CrazyEightsOptions } from '../rules/options.ts';
import type {
  CrazyEights,
  CrazyEightsAction,
  CrazyEightsEvent,
  CrazyEightsReason,
  CrazyEightsRefusal,
  CrazyEightsView,
} from '../rules/vocabulary.ts';
import { type CrazyEightsCall, callsIn } from './calls.ts';
import { type CrazyEightsRefusalMessage, type CrazyEightsRuleMessage, refusalOf, rulesOf } from './messages.ts';
import { type CrazyEightsPictureMessage, picturesOf } from './pictures.ts';
import { type CrazyEightsEventMessage, storyOf } from './story.ts';
import { type CrazyEightsStep, turnsIn } from './turns.ts';

export type CrazyEightsActionMessage =
  | { readonly key: 'play'; readonly card: Card }
  | { readonly key: 'play-naming'; readonly card: Card; readonly suit: Suit }
  | { readonly key: 'draw' | 'draw-on' | 'pass' | 'keep-playing' | 'stop' }
  | { readonly key: 'draw-penalty'; readonly count: number };

export type CrazyEightsPromptMessage = {
  readonly key:
    | ('play' | 'play-or-draw' | 'play-or-pass' | 'drawing-on' | 'which-suit' | 'vote')
    /** Only one button is left: why. */
    | ('nothing-fits' | 'penalty-falls' | 'nothing-to-do');
};

export type CrazyEightsBadgeMessage =
  | { readonly key: 'suit-in-force'; readonly suit: Suit }
  | { readonly key: 'anything-matches' | 'counter-clockwise' }
  | { readonly key: 'penalty'; readonly count: number }
  | { readonly key: 'out'; readonly place: number };

export interface CrazyEightsMessages {
  readonly rule: CrazyEightsRuleMessage;
  readonly picture: CrazyEightsPictureMessage;
  readonly event: CrazyEightsEventMessage;
  readonly step: CrazyEightsStep;
  readonly refusal: CrazyEightsRefusalMessage;
  readonly impossible: CrazyEightsImpossible;
  readonly advice: CrazyEightsAdviceMessage;
  readonly action: CrazyEightsActionMessage;
  readonly prompt: CrazyEightsPromptMessage;
  readonly badge: CrazyEightsBadgeMessage;
  readonly call: CrazyEightsCall;
  /** A single game that ended with `out` is told in one of two ways; `out` itself sums up many games. */
  readonly ending: CrazyEightsReason | 'first-out' | 'one-left';
  readonly preset: 'standard' | 'quick' | 'actions';
  readonly illegal: OwnRefusal<CrazyEightsRefusal>;
  readonly tip: 'match' | 'wild' | 'draw';
}

/** Players play single cards, so every card is a stack of its own. */
export const presentation: GamePresentation<CrazyEights, CrazyEightsMessages> = {
  handTouch: 'card',
  inOrder: bySuit,
  groupOf: suitOf,
  stacks: stacksByCard,
  buttons: {
    draw: { keys: ['d', 'f'], isAtStock: true },
    pass: { keys: ['p'] },
    // Yes, ja, sí and oui.
    'keep-playing': { keys: ['y', 'j', 's', 'o'] },
    stop: { keys: ['n'] },
  },
  meant: ({ type = 'play', ...touches }: Touches) => ({ ...touches, type }) as CrazyEightsAction,
  fillIn: lastPlay,
  prompt,
  action: actionMessage,
  tips,
  repeat: {
    ...{ type: 'draw', choice: { key: 'draw-on' }, meanwhile: { key: 'drawing-on' } },
    isOffered: canDrawOn,
    goesOn: drawsOn,
  },
  table,
  seat: ({ outPlaces }, seat) => ({ groups: null, badge: outBadge(outPlaces[seat]) }),
  story: storyOf,
  turns: turnsIn,
  moves: (events) => events.flatMap(movesOf),
  calls: callsIn,
  sounds: {
    ...{ starter: null, play: 'card', draw: null, drew: 'draw' },
    ...{ rebuilt: 'deal', pass: null, vote: null, out: null },
  },
  refusal: refusalOf,
  rules: rulesOf,
  pictures: picturesOf,
  ending,
};

function tips(view: CrazyEightsView): CrazyEightsMessages['tip'][] {
  const plays = view.legal.filter((action) => action.type === 'play');
  if (plays.length === 0) return canDraw(view) && view.penalty === 0 ? ['draw'] : [];
  const wilds = plays.filter(({ suit }) => suit !== undefined);
  if (wilds.length === plays.length) return [];
  return wilds.length === 0 ? ['match'] : ['match', 'wild'];
}

function bySuit(hand: readonly Card[]): Card[] {
  return [...hand].sort((a, b) => suitOf(a) - suitOf(b) || rankOf(a) - rankOf(b));
}

/** Only playable cards get a number key: a hand can outgrow the row of keys. */
function stacksByCard({ hand, legal }: CrazyEightsView): HandStack[] {
  const playable = new Set(legal.flatMap((action) => (action.type === 'play' ? [action.card] : [])));
  const cards = bySuit(hand);
  const numbered = [...new Set(cards.filter((card) => playable.has(card)))];
  return cards.map((card) => ({
    cards: [card],
    touches: { card },
    isLegal: playable.has(card),
    key: playable.has(card) ? numberKey(numbered.indexOf(card)) : null,
    completeAt: null,
  }));
}

/** Where the play ends the game, a wild card names its own suit (R26). */
function lastPlay({ card }: Touches, view: CrazyEightsView, { playOn }: CrazyEightsOptions): CrazyEightsAction | null {
  const { hand, legal, outPlaces } = view;
  const playing = outPlaces.filter((place) => place === null).length;
  if (card === undefined || hand.length > 1 || (playing > 2 && playOn !== 'never')) return null;
  return legal.find((action) => action.type === 'play' && action.card === card && action.suit === suitOf(card)) ?? null;
}

function prompt({ legal, phase, penalty }: CrazyEightsView, { wanted }: ChoosingState): CrazyEightsPromptMessage {
  const can = (type: CrazyEightsAction['type']) => legal.some((action) => action.type === type);
  if (wanted === 'suit') return { key: 'which-suit' };
  if (phase === 'vote') return { key: 'vote' };
  if (!can('play') && !can('draw')) return { key: 'nothing-to-do' };
  if (!can('play')) return { key: penalty > 0 ? 'penalty-falls' : 'nothing-fits' };
  if (can('draw')) return { key: 'play-or-draw' };
  return { key: can('pass') ? 'play-or-pass' : 'play' };
}

/** Only the view tells a penalty from a single card. */
function actionMessage(action: CrazyEightsAction, view?: CrazyEightsView): CrazyEightsActionMessage {
  if (action.type === 'draw') {
    const count = view?.penalty ?? 0;
    return count > 0 ? { key: 'draw-penalty', count } : { key: 'draw' };
  }
  if (action.type !== 'play') return { key: action.type };
  const { card, suit } = action;
  return suit === undefined ? { key: 'play', card } : { key: 'play-naming', card, suit };
}

const playsIn = ({ legal }: CrazyEightsView): number => legal.filter(({ type }) => type === 'play').length;
const canDraw = ({ legal }: CrazyEightsView): boolean => legal.some(({ type }) => type === 'draw');

function canDrawOn(view: CrazyEightsView, { draw }: CrazyEightsOptions): boolean {
  return canDraw(view) && view.penalty === 0 && (draw === 'until-playable' || draw - view.drawn > 1);
}

/** Goes on until one more card can be played. */
function drawsOn(before: CrazyEightsView, now: CrazyEightsView): boolean {
  return now.drawn > 0 && playsIn(now) <= playsIn(before) && canDraw(now);
}

function table(view: CrazyEightsView, options: CrazyEightsOptions) {
  const { stockSize, discardPile, suitInForce, penalty, direction, seats } = view;
  const card = discardPile[discardPile.length - 1];
  const isWild = rankOf(card) === rankNamed(options.wild);
  const badges: Badge<CrazyEightsBadgeMessage>[] = [];
  if (suitInForce === null) badges.push({ message: { key: 'anything-matches' }, tone: 'notice' });
  else if (isWild || suitInForce !== suitOf(card)) {
    badges.push({ message: { key: 'suit-in-force', suit: suitInForce }, tone: 'notice', suit: suitInForce });
  }
  if (penalty > 0) badges.push({ message: { key: 'penalty', count: penalty }, tone: 'alarm' });
  if (direction === -1 && seats > 2) {
    badges.push({ message: { key: 'counter-clockwise' }, tone: 'plain', icon: 'counter-clockwise' });
  }
  return { piles: [{ type: 'stock', count: stockSize } as const, { type: 'up-card', card } as const], badges };
}

const outBadge = (place: number | null): Badge<CrazyEightsBadgeMessage> | null =>
  place === null ? null : { message: { key: 'out', place }, tone: 'plain', place };

function movesOf(event: CrazyEightsEvent): CardMove[] {
  if (event.type === 'play') return [{ from: { seat: event.seat }, to: 'pile', cards: [event.card] }];
  if (event.type !== 'drew' || event.cards.length === 0) return [];
  return [{ from: 'stock', to: { seat: event.seat }, cards: event.cards }];
}

/** Had the first player out ended the game, the others would share second place: a third place means they played on. */
function ending({ reason, places }: Result): CrazyEightsMessages['ending'] {
  if (reason !== 'out') return reason as CrazyEightsReason;
  return Math.max(...places) > 2 ? 'one-left' : 'first-out';
}
