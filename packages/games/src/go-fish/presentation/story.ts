import { type Card, type NarratedMessage, type NarrationScope, type Rank, rankOf, type Seat } from '@shoal/core';
import type { Drew, GoFishEvent } from '../rules/vocabulary.ts';

/** What happened, as one seat ("you") or a spectator is told it. */
export type GoFishEventMessage =
  | { readonly key: 'asks'; readonly seat: Seat; readonly of: Seat; readonly rank: Rank }
  | { readonly key: 'you-ask'; readonly of: Seat; readonly rank: Rank }
  | { readonly key: 'asks-you'; readonly seat: Seat; readonly rank: Rank }
  | { readonly key: 'has-none' | 'has-none-go-fish'; readonly seat: Seat }
  | { readonly key: 'you-have-none' }
  | { readonly key: 'you-have-none-go-fish'; readonly asker: Seat }
  | { readonly key: 'gives'; readonly seat: Seat; readonly to: Seat; readonly cards: readonly Card[] }
  | { readonly key: 'you-give'; readonly to: Seat; readonly cards: readonly Card[] }
  | { readonly key: 'gives-you'; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly key: 'goes-fishing' | 'fishes-alone'; readonly seat: Seat }
  | { readonly key: 'you-go-fishing' | 'you-fish-alone' }
  | { readonly key: 'fishes'; readonly seat: Seat }
  | { readonly key: 'fishes-card' | 'fishes-asked-card'; readonly seat: Seat; readonly card: Card }
  | { readonly key: 'you-fish' }
  | { readonly key: 'you-fish-card' | 'you-fish-asked-card'; readonly card: Card }
  | { readonly key: 'refills'; readonly seat: Seat; readonly count: number }
  | { readonly key: 'refills-with'; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly key: 'you-refill'; readonly count: number }
  | { readonly key: 'you-refill-with'; readonly cards: readonly Card[] }
  | { readonly key: 'lays-book' | 'lays-pair'; readonly seat: Seat; readonly rank: Rank }
  | { readonly key: 'you-lay-book' | 'you-lay-pair'; readonly rank: Rank }
  | { readonly key: 'you-go-again' };

/** Tells a log in messages. A miss is no event of its own: what follows the ask shows it. */
export function storyOf(
  log: readonly GoFishEvent[],
  telling: NarrationScope,
): readonly NarratedMessage<GoFishEventMessage>[] {
  const { from = 0, to = log.length } = telling;
  const story: NarratedMessage<GoFishEventMessage>[] = [];
  for (let at = from; at < to; at++) {
    story.push(...tell(log, at, telling).map((message) => ({ message, at })));
    if (asksAgainAfter(log, at, telling)) story.push({ message: { key: 'you-go-again' }, at });
  }
  return story;
}

/** Does the turn of "you" go on after this event with another ask? */
export function asksAgainAfter(log: readonly GoFishEvent[], at: number, { you, turn, phase }: NarrationScope): boolean {
  const next = log[at + 1];
  const isAskNext = next === undefined ? phase === 'ask' && turn === you : next.type === 'ask' && next.seat === you;
  if (you === null || !isAskNext) return false;
  const last = log.slice(0, at + 1).findLast(({ type }) => type === 'ask');
  return last?.seat === you;
}

function tell(log: readonly GoFishEvent[], at: number, telling: NarrationScope): GoFishEventMessage[] {
  const event = log[at];
  const next = log[at + 1];
  if (event.type === 'fish' && next?.type === 'drew') return [];
  if (event.type === 'fish' && isAlone(log, at)) return [aloneMessage(event, telling.you)];
  if (event.type === 'drew') return drewMessages(log, at, event, telling.you);
  const told = messageOf(event, telling.you);
  if (event.type !== 'ask' || next?.type === 'gave') return [told];
  return [told, missMessage(event, isSentFishing(log, at, telling), telling.you)];
}

/** Does the miss of this ask send its seat fishing? At the end of the log, the phase tells. */
export const isSentFishing = (log: readonly GoFishEvent[], at: number, { phase }: NarrationScope): boolean =>
  at + 1 < log.length ? log[at + 1].type === 'fish' : phase === 'fish';

export function messageOf(event: GoFishEvent, you: Seat | null): GoFishEventMessage {
  switch (event.type) {
    case 'ask':
      return askMessage(event, you);
    case 'gave':
      return gaveMessage(event, you);
    case 'fish':
      return event.seat === you ? { key: 'you-go-fishing' } : { key: 'goes-fishing', seat: event.seat };
    case 'drew':
      return drewMessage(event, you, null);
    case 'booked':
      return bookedMessage(event, you);
  }
}

type EventOf<T extends GoFishEvent['type']> = Extract<GoFishEvent, { type: T }>;

/** Does a seat fish without asking, because nobody else holds cards (R4)? */
export const isAlone = (log: readonly GoFishEvent[], at: number): boolean =>
  log[at]?.type === 'fish' && log[at - 1]?.type !== 'ask';

export const aloneMessage = ({ seat }: EventOf<'fish' | 'drew'>, you: Seat | null): GoFishEventMessage =>
  seat === you ? { key: 'you-fish-alone' } : { key: 'fishes-alone', seat };

/** Says why a seat fished unasked (R4); a card that the viewer may not know adds nothing to that. */
function drewMessages(log: readonly GoFishEvent[], at: number, event: Drew, you: Seat | null): GoFishEventMessage[] {
  const drew = drewMessage(event, you, askedBefore(log, at));
  if (!isAlone(log, at - 1)) return [drew];
  return event.cards[0] === null ? [aloneMessage(event, you)] : [aloneMessage(event, you), drew];
}

function askMessage({ seat, of, rank }: EventOf<'ask'>, you: Seat | null): GoFishEventMessage {
  if (seat === you) return { key: 'you-ask', of, rank };
  return of === you ? { key: 'asks-you', seat, rank } : { key: 'asks', seat, of, rank };
}

function missMessage({ seat, of }: EventOf<'ask'>, isSent: boolean, you: Seat | null): GoFishEventMessage {
  if (of !== you) return { key: isSent ? 'has-none-go-fish' : 'has-none', seat: of };
  return isSent ? { key: 'you-have-none-go-fish', asker: seat } : { key: 'you-have-none' };
}

function gaveMessage({ seat, to, cards }: EventOf<'gave'>, you: Seat | null): GoFishEventMessage {
  if (seat === you) return { key: 'you-give', to, cards };
  return to === you ? { key: 'gives-you', seat, cards } : { key: 'gives', seat, to, cards };
}

function drewMessage(event: Drew, you: Seat | null, asked: Rank | null): GoFishEventMessage {
  const { seat } = event;
  if (event.refill) return refillMessage(event, you);
  const card = event.cards[0] ?? null;
  if (card === null) return seat === you ? { key: 'you-fish' } : { key: 'fishes', seat };
  const isAsked = isAskedCard(card, asked);
  if (seat === you) return { key: isAsked ? 'you-fish-asked-card' : 'you-fish-card', card };
  return { key: isAsked ? 'fishes-asked-card' : 'fishes-card', seat, card };
}

function refillMessage({ seat, cards }: Drew, you: Seat | null): GoFishEventMessage {
  const known = cards.filter((card) => card !== null);
  const count = cards.length;
  if (known.length < count) return seat === you ? { key: 'you-refill', count } : { key: 'refills', seat, count };
  return seat === you ? { key: 'you-refill-with', cards: known } : { key: 'refills-with', seat, cards: known };
}

function bookedMessage({ seat, rank, cards }: EventOf<'booked'>, you: Seat | null): GoFishEventMessage {
  const isPair = cards.length === 2;
  if (seat === you) return { key: isPair ? 'you-lay-pair' : 'you-lay-book', rank };
  return { key: isPair ? 'lays-pair' : 'lays-book', seat, rank };
}

/** The rank whose miss led to this catch; null when the seat fished without asking (R4). */
export function askedBefore(log: readonly GoFishEvent[], at: number): Rank | null {
  const event = log[at - 1]?.type === 'fish' ? log[at - 2] : log[at - 1];
  return event?.type === 'ask' ? event.rank : null;
}

export const isAskedCard = (card: Card, asked: Rank | null): boolean => rankOf(card) === asked;
