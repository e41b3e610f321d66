import type { Card, Rank } from '../../engine/card.ts';
import type { EventLog } from '../../engine/event-log.ts';
import type { Seat } from '../../engine/kind.ts';
import { cardsOf, type Suits } from './suits.ts';
import type { GoFishEvent } from './vocabulary.ts';

/** Events as words of an event log: fields of four bits after the type, a set of suits on top. */
const ASK = 0;
const FISH = 1;
const GAVE = 2;
const DREW = 3;
const BOOKED = 4;

const word = (type: number, seat: Seat, other = 0, rank = 0, suits = 0): number =>
  type | (seat << 4) | (other << 8) | (rank << 12) | (suits << 16);

const REFILL = 1;
const SHOWN = 2;

export const tellAsk = (log: EventLog, seat: Seat, of: Seat, rank: Rank): void => log.push(word(ASK, seat, of, rank));
export const tellFish = (log: EventLog, seat: Seat): void => log.push(word(FISH, seat));
export const tellGave = (log: EventLog, seat: Seat, to: Seat, rank: Rank, suits: Suits): void =>
  log.push(word(GAVE, seat, to, rank, suits));
export const tellBooked = (log: EventLog, seat: Seat, rank: Rank, suits: Suits): void =>
  log.push(word(BOOKED, seat, 0, rank, suits));

export function tellCatch(log: EventLog, seat: Seat, card: Card, isShown: boolean): void {
  log.push(word(DREW, seat, isShown ? SHOWN : 0, 0, 1));
  log.push(card);
}

export function tellRefill(log: EventLog, seat: Seat, pack: Uint8Array, from: number, count: number): void {
  log.push(word(DREW, seat, REFILL, 0, count));
  log.pushCards(pack, from, count);
}

/** Reads the words back. */
export function eventsOf(log: EventLog, from: number): GoFishEvent[] {
  const events: GoFishEvent[] = [];
  for (let at = from; at < log.length; ) {
    const event = readEvent(log.words, at);
    events.push(event);
    at += event.type === 'drew' ? 1 + event.cards.length : 1;
  }
  return events;
}

function readEvent(words: Int32Array, at: number): GoFishEvent {
  const told = words[at];
  const seat = (told >> 4) & 15;
  const other = (told >> 8) & 15;
  const rank = ((told >> 12) & 15) as Rank;
  const rest = told >> 16;
  switch (told & 15) {
    case ASK:
      return { type: 'ask', seat, of: other, rank };
    case FISH:
      return { type: 'fish', seat };
    case GAVE:
      return { type: 'gave', seat, to: other, cards: cardsOf(rank, rest) };
    case BOOKED:
      return { type: 'booked', seat, rank, cards: cardsOf(rank, rest) };
    default:
      return {
        type: 'drew',
        seat,
        cards: [...words.subarray(at + 1, at + 1 + rest)] as Card[],
        ...(other === REFILL ? { refill: true } : {}),
        ...(other === SHOWN ? { shown: true } : {}),
      };
  }
}

/** What a viewer is told of an event: a catch and refills are private to the drawer, unless shown (R10). */
export function censor(event: GoFishEvent, viewer: Seat | null): GoFishEvent {
  if (event.type !== 'drew' || event.shown || event.seat === viewer) return event;
  return { ...event, cards: event.cards.map(() => null) };
}
