import type { ActionCode, Card, EventLog, Seat } from '@shoal/core';
import { playedIn } from './codes.ts';
import type { CrazyEightsAction, CrazyEightsEvent } from './vocabulary.ts';

/** Events as integers: type and seat in four bits each, then a value. Cards may follow. */
export const STARTER = 0;
export const PLAY = 1;
export const DRAW = 2;
export const PASS = 3;
const VOTE = 4;
export const REBUILT = 5;
export const DREW = 6;
export const OUT = 7;
export const DRAWN = 8;

export const AFTER_REBUILD = 64;

const word = (type: number, seat: Seat, value: number): number => type | (seat << 4) | (value << 8);

export function tellStarter(log: EventLog, card: Card, stock: Uint8Array, buried: number): void {
  log.push(word(STARTER, 0, card | (buried << 8)));
  log.pushCards(stock, stock.length - buried, buried);
}

export const tellPlay = (log: EventLog, seat: Seat, code: ActionCode | Card): void => log.push(word(PLAY, seat, code));
export const tellDraw = (log: EventLog, seat: Seat): void => log.push(word(DRAW, seat, 0));
export const tellPass = (log: EventLog, seat: Seat): void => log.push(word(PASS, seat, 0));
export const tellVote = (log: EventLog, seat: Seat, playOn: boolean): void =>
  log.push(word(VOTE, seat, playOn ? 1 : 0));
export const tellOut = (log: EventLog, seat: Seat, place: number): void => log.push(word(OUT, seat, place));

export function tellRebuilt(log: EventLog, stock: Uint8Array, count: number): void {
  log.push(word(REBUILT, 0, count));
  log.pushCards(stock, 0, count);
}

export function tellDrew(log: EventLog, seat: Seat, stock: Uint8Array, from: number, count: number): void {
  log.push(word(DREW, seat, count));
  log.pushCards(stock, from, count);
}

/** A draw and its card in one integer. If the stock was rebuilt in between, the draw is an event of its own. */
export const tellDrawn = (log: EventLog, seat: Seat, card: Card, isRebuilt: boolean): void =>
  log.push(word(DRAWN, seat, isRebuilt ? card | AFTER_REBUILD : card));

/** Decodes a log. */
export function eventsOf(log: EventLog, from = 0): CrazyEightsEvent[] {
  const events: CrazyEightsEvent[] = [];
  for (let at = from; at < log.length; ) {
    const told = log.ints[at];
    const listed = listLength(told);
    const cards = [...log.ints.subarray(at + 1, at + 1 + listed)] as Card[];
    events.push(...((told & 15) === DRAWN ? drawnIn(told) : [readEvent(told, cards)]));
    at += 1 + listed;
  }
  return events;
}

function drawnIn(told: number): CrazyEightsEvent[] {
  const seat = (told >> 4) & 15;
  const value = told >> 8;
  const drew = { type: 'drew', seat, cards: [(value & ~AFTER_REBUILD) as Card] } as const;
  return (value & AFTER_REBUILD) === 0 ? [{ type: 'draw', seat }, drew] : [drew];
}

/** How many cards follow an event. */
export function listLength(told: number): number {
  const type = told & 15;
  if (type === STARTER) return told >> 16;
  return type === REBUILT || type === DREW ? told >> 8 : 0;
}

function readEvent(told: number, cards: readonly Card[]): CrazyEightsEvent {
  const seat = (told >> 4) & 15;
  const value = told >> 8;
  switch (told & 15) {
    case STARTER:
      return { type: 'starter', card: (value & 255) as Card, ...(cards.length > 0 ? { buried: cards } : {}) };
    case PLAY:
      return { type: 'play', seat, ...playedIn(value as ActionCode) };
    case DRAW:
      return { type: 'draw', seat };
    case PASS:
      return { type: 'pass', seat };
    case VOTE:
      return { type: 'vote', seat, playOn: value === 1 };
    case REBUILT:
      return { type: 'rebuilt', stock: cards };
    case DREW:
      return { type: 'drew', seat, cards };
    default:
      return { type: 'out', seat, place: value };
  }
}

/** What a viewer is told of an event: drawn cards are private, and nobody sees the order of a rebuilt stock (R28). */
export function censor(event: CrazyEightsEvent, viewer: Seat | null): CrazyEightsEvent {
  if (event.type === 'rebuilt') return { ...event, stock: event.stock.map(() => null) };
  if (event.type !== 'drew' || event.seat === viewer) return event;
  return { ...event, cards: event.cards.map(() => null) };
}

export function actionOf(event: CrazyEightsEvent): CrazyEightsAction | null {
  switch (event.type) {
    case 'play':
      return { type: 'play', card: event.card, ...(event.suit === undefined ? {} : { suit: event.suit }) };
    case 'draw':
    case 'pass':
      return { type: event.type };
    case 'vote':
      return { type: event.playOn ? 'keep-playing' : 'stop' };
    default:
      return null;
  }
}
