import {
  type Card,
  type NarratedMessage,
  type NarrationScope,
  type Rank,
  type Result,
  rankOf,
  type Seat,
} from '@shoal/core';
import type { OldMaidOptions } from '../rules/options.ts';
import { kindsOf, TAKEN_OUT } from '../rules/pairing.ts';
import type { OldMaidEvent, Safe, Took } from '../rules/vocabulary.ts';

interface Taken {
  readonly spot: number;
  readonly card: Card;
}

/** Several pairs, and how many of each rank. */
export interface LaidPairs {
  readonly count: number;
  readonly laid: readonly { readonly rank: Rank; readonly pairs: number }[];
}

/** What happened, as one seat ("you") or a spectator is told it. */
export type OldMaidEventMessage =
  | { readonly key: 'points'; readonly seat: Seat; readonly of: Seat; readonly spot: number }
  | { readonly key: 'you-point'; readonly of: Seat; readonly spot: number }
  | { readonly key: 'points-at-yours'; readonly seat: Seat; readonly spot: number }
  | { readonly key: 'takes'; readonly seat: Seat; readonly of: Seat; readonly spot: number }
  | (Taken & { readonly key: 'takes-card' | 'takes-old-maid'; readonly seat: Seat; readonly of: Seat })
  | (Taken & { readonly key: 'you-take-card' | 'you-take-old-maid'; readonly of: Seat })
  | (Taken & { readonly key: 'takes-card-from-you' | 'takes-old-maid-from-you'; readonly seat: Seat })
  | { readonly key: 'lays-pair'; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly key: 'you-lay-pair'; readonly cards: readonly Card[] }
  /** Several pairs that a seat lays down after the deal. */
  | (LaidPairs & { readonly key: 'lays-pairs'; readonly seat: Seat })
  | (LaidPairs & { readonly key: 'you-lay-pairs' })
  | { readonly key: 'is-safe'; readonly seat: Seat; readonly place: number }
  | { readonly key: 'you-are-safe'; readonly place: number }
  | { readonly key: 'is-left-with'; readonly seat: Seat; readonly card: Card }
  | { readonly key: 'you-are-left-with'; readonly card: Card }
  | { readonly key: 'card-set-aside'; readonly card: Card }
  | { readonly key: 'verdict'; readonly seat: Seat }
  | { readonly key: 'verdict-you' };

/** A log does not hold the options: without them, nobody is told that the old maid moves. */
export interface OldMaidStoryScope extends NarrationScope {
  readonly table?: { readonly options: OldMaidOptions };
}

/** Tells a log in messages; a take is told with the card that was taken. */
export function storyOf(
  log: readonly OldMaidEvent[],
  telling: OldMaidStoryScope,
): readonly NarratedMessage<OldMaidEventMessage>[] {
  const { from = 0, to = log.length } = telling;
  const story: NarratedMessage<OldMaidEventMessage>[] = [];
  for (let at = from; at < to; at++) story.push(...tell(log, at, telling).map((message) => ({ message, at })));
  return story;
}

function tell(log: readonly OldMaidEvent[], at: number, { you, table }: OldMaidStoryScope): OldMaidEventMessage[] {
  const event = log[at];
  switch (event.type) {
    case 'take':
      return log[at + 1]?.type === 'took' ? [] : [takeMessage(event, you)];
    case 'took':
      return [
        tookMessage(event, spotBefore(log, at), you, isOldMaidTaken(log, at, table?.options)),
        ...setAsideMessage(event),
      ];
    case 'paired':
      return isSameSeats(log, at, at + 1) ? [] : [pairsMessage(pairsUpTo(log, at), you)];
    case 'safe':
      return [safeMessage(event, you), ...leftWithMessage(event, you), ...setAsideMessage(event)];
  }
}

type EventOf<T extends OldMaidEvent['type']> = Extract<OldMaidEvent, { type: T }>;
type Paired = EventOf<'paired'>;

function takeMessage({ seat, of, spot }: EventOf<'take'>, you: Seat | null): OldMaidEventMessage {
  if (seat === you) return { key: 'you-point', of, spot };
  return of === you ? { key: 'points-at-yours', seat, spot } : { key: 'points', seat, of, spot };
}

export function spotBefore(log: readonly OldMaidEvent[], at: number): number {
  const before = log[at - 1];
  return before?.type === 'take' ? before.spot : 0;
}

export function tookMessage(
  { seat, of, card }: Took,
  spot: number,
  you: Seat | null,
  isOldMaid: boolean,
): OldMaidEventMessage {
  if (card === null) return { key: 'takes', seat, of, spot };
  if (seat === you) return { key: isOldMaid ? 'you-take-old-maid' : 'you-take-card', of, spot, card };
  if (of === you) return { key: isOldMaid ? 'takes-old-maid-from-you' : 'takes-card-from-you', seat, spot, card };
  return { key: isOldMaid ? 'takes-old-maid' : 'takes-card', seat, of, spot, card };
}

/** Is the card taken known to be the old maid, from the pairs laid down before? */
export function isOldMaidTaken(log: readonly OldMaidEvent[], at: number, options: OldMaidOptions | undefined): boolean {
  const event = log[at];
  if (options === undefined || event.type !== 'took' || event.card === null) return false;
  const laid = log.slice(0, at).flatMap((earlier) => (earlier.type === 'paired' ? earlier.cards : []));
  return isOldMaid(event.card, laid, options);
}

/** Is this the last card of the odd kind that is not laid down? With a secret card nobody knows the odd kind. */
export function isOldMaid(card: Card, laid: readonly Card[], { odd, pair, packs }: OldMaidOptions): boolean {
  const kinds = kindsOf(pair);
  const isQueen = (one: Card) => kinds[one] === kinds[TAKEN_OUT];
  const queens = kinds.filter((kind) => kind === kinds[TAKEN_OUT]).length * packs - 1;
  return odd === 'queen' && isQueen(card) && laid.filter(isQueen).length === queens - 1;
}

function pairsMessage(pairs: readonly Paired[], you: Seat | null): OldMaidEventMessage {
  const [{ seat, cards }] = pairs;
  if (pairs.length === 1) return seat === you ? { key: 'you-lay-pair', cards } : { key: 'lays-pair', seat, cards };
  return seat === you ? { key: 'you-lay-pairs', ...laidIn(pairs) } : { key: 'lays-pairs', seat, ...laidIn(pairs) };
}

/** Counts the pairs of each rank. */
export function laidIn(pairs: readonly Paired[]): LaidPairs {
  const ranks = pairs.map(({ cards }) => rankOf(cards[0]));
  const times = (rank: Rank) => ranks.filter((other) => other === rank).length;
  return { count: pairs.length, laid: [...new Set(ranks)].map((rank) => ({ rank, pairs: times(rank) })) };
}

/** The pairs that one seat lays down in a row; only a deal makes several. */
export function pairsUpTo(log: readonly OldMaidEvent[], at: number): Paired[] {
  const earlier = isSameSeats(log, at, at - 1) ? pairsUpTo(log, at - 1) : [];
  return [...earlier, log[at] as Paired];
}

export const isSameSeats = (log: readonly OldMaidEvent[], one: number, other: number): boolean =>
  log[other]?.type === 'paired' && log[other].seat === log[one].seat;

const safeMessage = ({ seat, place }: Safe, you: Seat | null): OldMaidEventMessage =>
  seat === you ? { key: 'you-are-safe', place } : { key: 'is-safe', seat, place };

/** Names only the card: the verdict that follows names the old maid. */
export function leftWithMessage({ loser, oldMaid: card }: Safe, you: Seat | null): OldMaidEventMessage[] {
  if (loser === undefined || card === undefined) return [];
  return [loser === you ? { key: 'you-are-left-with', card } : { key: 'is-left-with', seat: loser, card }];
}

export const setAsideMessage = ({ setAside: card }: Took | Safe): OldMaidEventMessage[] =>
  card === undefined ? [] : [{ key: 'card-set-aside', card }];

/** Names the old maid, unless the game ended without one. */
export function verdictOf({ reason, places }: Result, you: Seat | null): OldMaidEventMessage | null {
  if (reason !== 'old-maid') return null;
  const seat = places.indexOf(Math.max(...places));
  return seat === you ? { key: 'verdict-you' } : { key: 'verdict', seat };
}
