import type { Card, EventLog, Seat } from '@shoal/core';
import type { NO_CARD } from './state.ts';
import type { OldMaidAction, OldMaidEvent } from './vocabulary.ts';

/** Events as integers: type and seat, then fields by type. */
const TOOK = 0;
const TOOK_SHOWN = 1;
const PAIRED = 2;
const SAFE = 3;
/** Adds what comes to light at the end to the event before it. */
const ENDED = 4;

/** No card. */
const NOTHING = 255;

const word = (type: number, seat: Seat, first: number, second: number): number =>
  type | (seat << 4) | (first << 8) | (second << 16);

/** A take and the card that came of it. */
export const tellTake = (log: EventLog, seat: Seat, of: Seat, spot: number, card: Card, isShown: boolean): void =>
  log.push(word(isShown ? TOOK_SHOWN : TOOK, seat, (of << 5) | spot, card));

export const tellPaired = (log: EventLog, seat: Seat, first: Card, second: Card): void =>
  log.push(word(PAIRED, seat, first, second));

export const tellSafe = (log: EventLog, seat: Seat, place: number): void => log.push(word(SAFE, seat, place, 0));

type CardOrNone = Card | typeof NO_CARD;

/** The odd card in the hand of the seat that is left, and the card taken out of the pack. */
export const tellEnd = (log: EventLog, loser: Seat, oldMaid: CardOrNone, setAside: CardOrNone): void =>
  log.push(word(ENDED, loser, oldMaid & NOTHING, setAside & NOTHING));

/** Decodes a log. */
export function eventsOf(log: EventLog, from = 0): OldMaidEvent[] {
  const events: OldMaidEvent[] = [];
  for (let at = from; at < log.length; at++) {
    const told = log.ints[at];
    if ((told & 15) === ENDED) events.push({ ...(events.pop() as OldMaidEvent), ...endIn(told) });
    else events.push(...eventsIn(told));
  }
  return events;
}

function eventsIn(told: number): OldMaidEvent[] {
  const seat = (told >> 4) & 15;
  const first = (told >> 8) & 255;
  const second = ((told >> 16) & 255) as Card;
  switch (told & 15) {
    case PAIRED:
      return [{ type: 'paired', seat, cards: [first as Card, second] }];
    case SAFE:
      return [{ type: 'safe', seat, place: first }];
    default: {
      const of = first >> 5;
      const shown = (told & 15) === TOOK_SHOWN ? ({ shown: true } as const) : {};
      return [
        { type: 'take', seat, of, spot: first & 31 },
        { type: 'took', seat, of, card: second, ...shown },
      ];
    }
  }
}

function endIn(told: number): { loser?: Seat; oldMaid?: Card; setAside?: Card } {
  const oldMaid = ((told >> 8) & 255) as Card;
  const setAside = ((told >> 16) & 255) as Card;
  return {
    ...(oldMaid === NOTHING ? {} : { loser: (told >> 4) & 15, oldMaid }),
    ...(setAside === NOTHING ? {} : { setAside }),
  };
}

/** What a viewer is told of an event: giver and taker alone know the card, unless it is laid down at once (R46). */
export function censor(event: OldMaidEvent, viewer: Seat | null): OldMaidEvent {
  if (event.type !== 'took' || event.shown || event.seat === viewer || event.of === viewer) return event;
  return { ...event, card: null };
}

export const actionOf = (event: OldMaidEvent): OldMaidAction | null =>
  event.type === 'take' ? { type: 'take', target: event.of, spot: event.spot } : null;
