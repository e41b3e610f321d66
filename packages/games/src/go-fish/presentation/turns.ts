import type { Card, NarrationScope, Rank, Seat, TurnPart } from '@shoal/core';
import type { Drew, GoFishEvent } from '../rules/vocabulary.ts';
import {
  aloneMessage,
  askedBefore,
  asksAgainAfter,
  type GoFishEventMessage,
  isAlone,
  isAskedCard,
  isSentFishing,
} from './story.ts';

/** What a seat does within a turn. */
export type GoFishStep =
  | { readonly key: 'asks'; readonly of: Seat; readonly rank: Rank }
  /** The rank is asked of you, or of the player who was asked before. */
  | { readonly key: 'asks-you' | 'asks-again'; readonly rank: Rank }
  | { readonly key: 'gets'; readonly cards: readonly Card[] }
  | { readonly key: 'gets-nothing' | 'has-to-fish' | 'goes-fishing' | 'fishes' }
  | { readonly key: 'fishes-card' | 'fishes-asked-card'; readonly card: Card }
  | { readonly key: 'refills'; readonly count: number }
  | { readonly key: 'refills-with'; readonly cards: readonly Card[] }
  | { readonly key: 'lays-book' | 'lays-pair'; readonly rank: Rank };

type Part = TurnPart<GoFishStep, GoFishEventMessage>;

/** Tells a log turn by turn. A turn lasts until another seat asks or fishes. */
export function turnsIn(log: readonly GoFishEvent[], telling: NarrationScope): readonly Part[] {
  const { from = 0 } = telling;
  let turn: Seat | null = null;
  return log.flatMap((event, at) => {
    if (event.type === 'ask' || event.type === 'fish') turn = event.seat;
    if (at < from) return [];
    const parts = [...partsOf(log, at, telling), ...goAgainPart(log, at, telling)];
    return parts.map((part): Part => ({ ...part, at, turn: turn ?? event.seat }));
  });
}

type PartOfTurn = { seat: Seat; step: GoFishStep; isChoice?: boolean } | { message: GoFishEventMessage };

function partsOf(log: readonly GoFishEvent[], at: number, telling: NarrationScope): PartOfTurn[] {
  const event = log[at];
  switch (event.type) {
    case 'ask':
      return askSteps(log, at, event, telling);
    case 'gave':
      return [{ seat: event.to, step: { key: 'gets', cards: event.cards } }];
    case 'fish':
      return fishParts(log, at, event, telling);
    case 'drew':
      return drewParts(log, at, event, telling);
    case 'booked':
      return [{ seat: event.seat, step: { key: isPair(event) ? 'lays-pair' : 'lays-book', rank: event.rank } }];
  }
}

/** Says that the turn goes on as long as that is news: the next ask shows it. */
const goAgainPart = (log: readonly GoFishEvent[], at: number, telling: NarrationScope): PartOfTurn[] =>
  at === log.length - 1 && asksAgainAfter(log, at, telling) ? [{ message: { key: 'you-go-again' } }] : [];

type EventOf<T extends GoFishEvent['type']> = Extract<GoFishEvent, { type: T }>;

const isPair = ({ cards }: EventOf<'booked'>): boolean => cards.length === 2;

function askSteps(
  log: readonly GoFishEvent[],
  at: number,
  event: EventOf<'ask'>,
  telling: NarrationScope,
): PartOfTurn[] {
  const { seat } = event;
  const asks = { seat, step: askStep(event, lastAsk(log, at), telling.you), isChoice: true };
  const next = log[at + 1]?.type;
  if (next === 'gave' || next === 'fish') return [asks];
  return [asks, { seat, step: { key: isSentFishing(log, at, telling) ? 'has-to-fish' : 'gets-nothing' } }];
}

function askStep({ seat, of, rank }: EventOf<'ask'>, before: EventOf<'ask'> | null, you: Seat | null): GoFishStep {
  if (before?.seat === seat && before.of === of) return { key: 'asks-again', rank };
  return of === you ? { key: 'asks-you', rank } : { key: 'asks', of, rank };
}

/** The ask before an ask; null if something else was the last choice. */
function lastAsk(log: readonly GoFishEvent[], at: number): EventOf<'ask'> | null {
  for (let earlier = at - 1; earlier >= 0; earlier--) {
    const event = log[earlier];
    if (event.type === 'ask') return event;
  }
  return null;
}

/** A catch is told with its card. */
function fishParts(
  log: readonly GoFishEvent[],
  at: number,
  event: EventOf<'fish'>,
  { you }: NarrationScope,
): PartOfTurn[] {
  if (log[at + 1]?.type === 'drew') return [];
  return [
    isAlone(log, at) ? { message: aloneMessage(event, you) } : { seat: event.seat, step: { key: 'goes-fishing' } },
  ];
}

/** Says why a seat fished unasked (R4); a card that the viewer may not know adds nothing to that. */
function drewParts(log: readonly GoFishEvent[], at: number, event: Drew, { you }: NarrationScope): PartOfTurn[] {
  const { seat } = event;
  if (event.refill) return [{ seat, step: refillStep(event) }];
  const card = event.cards[0] ?? null;
  const alone = isAlone(log, at - 1) ? [{ message: aloneMessage(event, you) }] : [];
  if (card === null) return alone.length > 0 ? alone : [{ seat, step: { key: 'fishes' } }];
  const key = isAskedCard(card, askedBefore(log, at)) ? 'fishes-asked-card' : 'fishes-card';
  return [...alone, { seat, step: { key, card } }];
}

function refillStep({ cards }: Drew): GoFishStep {
  const known = cards.filter((card) => card !== null);
  return known.length < cards.length ? { key: 'refills', count: cards.length } : { key: 'refills-with', cards: known };
}
