import type { Card, EventLog, Seat } from '@shoal/core';
import { rankIn, seatIn } from './state.ts';
import { cardsOf, type Suits } from './suits.ts';
import type { Drew, GoFishAction, GoFishEvent } from './vocabulary.ts';

/** Events as integers, one for each action: type and seat, a slot of the table, then a value. */
export const MISSED = 0;
export const CAUGHT = 1;
export const FISHED = 2;
export const REFILLED = 3;
export const BOOKED = 4;

const word = (type: number, seat: Seat, slot: number, value: number): number =>
  type | (seat << 4) | (slot << 8) | (value << 16);

/** An ask that missed. */
export const tellMiss = (log: EventLog, seat: Seat, slot: number): void => log.push(word(MISSED, seat, slot, 0));

/** An ask, and the cards that were handed over. */
export const tellCatch = (log: EventLog, seat: Seat, slot: number, suits: Suits): void =>
  log.push(word(CAUGHT, seat, slot, suits));

/** A card fished, and whether everyone sees it. */
export const tellFish = (log: EventLog, seat: Seat, card: Card, isShown: boolean): void =>
  log.push(word(FISHED, seat, isShown ? 1 : 0, card));

export const tellBooked = (log: EventLog, seat: Seat, slot: number, suits: Suits): void =>
  log.push(word(BOOKED, seat, slot, suits));

/** A refill: its cards follow. */
export function tellRefill(log: EventLog, seat: Seat, pack: Uint8Array, from: number, count: number): void {
  log.push(word(REFILLED, seat, 0, count));
  log.pushCards(pack, from, count);
}

/** Decodes a log. */
export function eventsOf(log: EventLog, from = 0): GoFishEvent[] {
  const events: GoFishEvent[] = [];
  for (let at = from; at < log.length; at++) {
    const told = log.ints[at];
    const isRefill = (told & 15) === REFILLED;
    const cards = isRefill ? ([...log.ints.subarray(at + 1, at + 1 + (told >> 16))] as Card[]) : [];
    events.push(...eventsIn(told, cards));
    at += cards.length;
  }
  return events;
}

function eventsIn(told: number, cards: readonly Card[]): GoFishEvent[] {
  const seat = (told >> 4) & 15;
  const slot = (told >> 8) & 255;
  const of = seatIn(slot);
  const rank = rankIn(slot);
  const value = told >> 16;
  const ask = { type: 'ask', seat, of, rank } as const;
  switch (told & 15) {
    case MISSED:
      return [ask];
    case CAUGHT:
      return [ask, { type: 'gave', seat: of, to: seat, cards: cardsOf(rank, value) }];
    case FISHED:
      return [{ type: 'fish', seat }, drew(seat, [value as Card], slot === 1 ? { shown: true } : {})];
    case REFILLED:
      return [drew(seat, cards, { refill: true })];
    default:
      return [{ type: 'booked', seat, rank, cards: cardsOf(rank, value) }];
  }
}

const drew = (seat: Seat, cards: readonly Card[], how: Pick<Drew, 'refill' | 'shown'>): Drew => ({
  type: 'drew',
  seat,
  cards,
  ...how,
});

/** What a viewer is told of an event: a fished card and refills are private to the drawer, unless shown (R10). */
export function censor(event: GoFishEvent, viewer: Seat | null): GoFishEvent {
  if (event.type !== 'drew' || event.shown || event.seat === viewer) return event;
  return { ...event, cards: event.cards.map(() => null) };
}

export function actionOf(event: GoFishEvent): GoFishAction | null {
  if (event.type === 'ask') return { type: 'ask', target: event.of, rank: event.rank };
  return event.type === 'fish' ? { type: 'fish' } : null;
}
