import {
  type Badge,
  type Card,
  type CardMove,
  type ChoosingState,
  type GamePresentation,
  type HandStack,
  type OwnRefusal,
  rankOf,
  type Seat,
  type SeatDisplay,
  type Touches,
} from '@shoal/core';
import type { OldMaidOptions } from '../rules/options.ts';
import type {
  OldMaid,
  OldMaidAction,
  OldMaidEvent,
  OldMaidReason,
  OldMaidRefusal,
  OldMaidView,
} from '../rules/vocabulary.ts';
import { callsIn, type OldMaidCall } from './calls.ts';
import { type OldMaidRefusalMessage, type OldMaidRuleMessage, refusalOf, rulesOf } from './messages.ts';
import { type OldMaidPictureMessage, picturesOf } from './pictures.ts';
import { isOldMaid, type OldMaidEventMessage, storyOf, verdictOf } from './story.ts';
import { type OldMaidStep, turnsIn } from './turns.ts';

export interface OldMaidActionMessage {
  readonly key: 'take';
  readonly of: Seat;
  readonly spot: number;
}

export interface OldMaidPromptMessage {
  readonly key: 'which-card';
  readonly of: Seat;
}

export type OldMaidBadgeMessage =
  | { readonly key: 'safe'; readonly place: number }
  | { readonly key: 'old-maid' | 'card-aside' }
  | { readonly key: 'you-have-old-maid' | 'old-maid-was' | 'card-aside-was'; readonly card: Card }
  | { readonly key: 'takes-left'; readonly count: number };

export interface OldMaidMessages {
  readonly rule: OldMaidRuleMessage;
  readonly picture: OldMaidPictureMessage;
  readonly event: OldMaidEventMessage;
  readonly step: OldMaidStep;
  readonly refusal: OldMaidRefusalMessage;
  /** Every combination of options is possible. */
  readonly impossible: never;
  /** Every place is equally good, so there is nothing to advise. */
  readonly advice: never;
  readonly action: OldMaidActionMessage;
  readonly prompt: OldMaidPromptMessage;
  readonly badge: OldMaidBadgeMessage;
  readonly call: OldMaidCall;
  readonly ending: OldMaidReason;
  readonly preset: 'standard' | 'secret';
  readonly illegal: OwnRefusal<OldMaidRefusal>;
  readonly tip: 'take' | 'no-partner' | 'secret';
}

/** Players take cards from a hidden hand and only look at their own. */
export const presentation: GamePresentation<OldMaid, OldMaidMessages> = {
  isAllChance: true,
  handTouch: null,
  inOrder: (hand) => [...hand],
  groupOf: rankOf,
  stacks,
  buttons: {},
  meant,
  prompt: ({ takeFrom }: OldMaidView, _asked: ChoosingState) => ({ key: 'which-card', of: takeFrom ?? 0 }),
  action: ({ target, spot }) => ({ key: 'take', of: target, spot }),
  tips: () => ['take', 'no-partner', 'secret'],
  hasFan: true,
  table: (view, options) => ({ piles: fanOf(view), badges: badgesOf(view, options) }),
  seat: seatOf,
  story: storyOf,
  turns: turnsIn,
  moves,
  calls: callsIn,
  sounds: { take: null, took: 'draw', paired: 'group', safe: null },
  refusal: (refusal, { view, action }) => refusalOf(refusal, view, action),
  rules: rulesOf,
  pictures: picturesOf,
  ending: ({ reason }) => reason as OldMaidReason,
  verdict: verdictOf,
  unveiled: ({ oldMaid }) => oldMaid,
};

function stacks({ hand }: OldMaidView): HandStack[] {
  return hand.map((card) => ({ cards: [card], touches: { card }, isLegal: false, key: null, completeAt: null }));
}

/** Touching one's own card names no place: the refusal then says which places there are. */
function meant({ spot = -1 }: Touches, { takeFrom }: OldMaidView): OldMaidAction {
  return { type: 'take', target: takeFrom ?? 0, spot };
}

const fanOf = ({ takeFrom, handSizes }: OldMaidView) =>
  takeFrom === null ? [] : [{ type: 'fan', seat: takeFrom, count: handSizes[takeFrom] } as const];

/** With so few takes left, players are warned that the game may end as it stands (R45). */
const SOON_OVER = 10;

function badgesOf(view: OldMaidView, options: OldMaidOptions): Badge<OldMaidBadgeMessage>[] {
  const { oldMaid, setAside, takesLeft, turn } = view;
  const badges: Badge<OldMaidBadgeMessage>[] = [];
  const held = turn === null ? undefined : view.hand.find((card) => isOldMaid(card, view.pairs.flat(2), options));
  if (held !== undefined) badges.push({ message: { key: 'you-have-old-maid', card: held }, tone: 'alarm' });
  if (oldMaid !== null) badges.push({ message: { key: 'old-maid-was', card: oldMaid }, tone: 'alarm' });
  if (setAside !== null) badges.push({ message: { key: 'card-aside-was', card: setAside }, tone: 'notice' });
  else if (options.odd === 'secret') badges.push({ message: { key: 'card-aside' }, tone: 'plain' });
  if (turn !== null && takesLeft <= SOON_OVER) {
    badges.push({ message: { key: 'takes-left', count: takesLeft }, tone: 'notice' });
  }
  return badges;
}

function seatOf({ pairs, safePlaces, oldMaid, handSizes }: OldMaidView, seat: Seat): SeatDisplay<OldMaidBadgeMessage> {
  const groups = pairs[seat].map((cards) => ({ rank: rankOf(cards[0]), cards })).sort((a, b) => a.rank - b.rank);
  const place = safePlaces[seat];
  if (place !== null) return { groups, badge: { message: { key: 'safe', place }, tone: 'plain', place } };
  const isLoser = oldMaid !== null && handSizes[seat] > 0;
  return { groups, badge: isLoser ? { message: { key: 'old-maid' }, tone: 'alarm' } : null };
}

/** Only the take just before a card moves knows its place. */
function moves(events: readonly OldMaidEvent[]): CardMove[] {
  return events.flatMap((event, at): CardMove[] => {
    const before = events[at - 1];
    if (event.type === 'took') {
      const spot = before?.type === 'take' ? { spot: before.spot } : {};
      return [{ from: { seat: event.of }, to: { seat: event.seat }, cards: [event.card], ...spot }];
    }
    if (event.type !== 'paired') return [];
    return [{ from: { seat: event.seat }, to: { seat: event.seat }, cards: event.cards, isGroup: true }];
  });
}
