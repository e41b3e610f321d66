import {
  type Action,
  type Card,
  type GameEvent,
  type Rank,
  type RecordSchema,
  rankOf,
  type Seat,
  type Suit,
  seatNumbers,
  suitOf,
  type Table,
  type Vocabulary,
  writeRank,
} from '@shoal/core';
import { expect } from 'vitest';
import { REGISTRY } from '../../src/index.ts';
import { nameOf } from './drawing.ts';

const SIGNS = ['♠', '♥', '♦', '♣'] as const;

const signed = (card: Card | null): string =>
  card === null ? '?' : `${writeRank(rankOf(card))}${SIGNS[suitOf(card)]}`;

/** Cards as a drawing shows them: `7♠ T♥`, and `?` for a hidden one. */
export const faces = (cards: readonly (Card | null)[]): string => cards.map(signed).join(' ');

/** The fields of each type of event, merged over all games that share the type. */
const EVENT_SHAPES: Record<string, RecordSchema[string]> = {};
for (const { recordSchema } of Object.values(REGISTRY)) {
  for (const [type, shape] of Object.entries(recordSchema)) EVENT_SHAPES[type] = { ...EVENT_SHAPES[type], ...shape };
}
const ACTION_SHAPE = { target: 'seat?', rank: 'rank?', card: 'card?', suit: 'suit?', spot: 'count?' } as const;

/** The events in words: `ask north south 7`. All events, or those that one viewer was told. */
export function story<G extends Vocabulary>(table: Table<G>, viewer?: Seat | null): string[] {
  const events: readonly GameEvent[] = viewer === undefined ? table.reveal().events : table.log(viewer);
  return events.map((event) => told(event, EVENT_SHAPES[event.type], table.rules.seats));
}

/** The legal actions of the seat to act in words: `play 8♠ ♥`. */
export function choices<G extends Vocabulary>(table: Table<G>): string[] {
  const { legal } = table.view(table.turn);
  return legal.map((action: Action) => told(action, ACTION_SHAPE, table.rules.seats));
}

function told(thing: Action | GameEvent, shape: RecordSchema[string], seats: number): string {
  const words = Object.entries(shape).map(([field, kind]) => {
    const value: unknown = thing[field as keyof (Action | GameEvent)];
    return value === undefined ? '' : spelled(kind.replace('?', ''), field, value, seats);
  });
  return [thing.type, ...words].filter((word) => word !== '').join(' ');
}

function spelled(kind: string, field: string, value: unknown, seats: number): string {
  switch (kind) {
    case 'seat':
      return nameOf(value as Seat, seats);
    case 'rank':
      return writeRank(value as Rank);
    case 'suit':
      return SIGNS[value as Suit];
    case 'card':
      return signed(value as Card);
    case 'cards':
      return faces(value as (Card | null)[]);
    case 'flag':
      return value === true ? field : `not ${field}`;
    default:
      return String(value);
  }
}

/** A hand as a drawing shows it. */
export const hand = <G extends Vocabulary>(table: Table<G>, seat: Seat): string => faces(table.view(seat).hand);

/** Takes legal actions one after the other. */
export function act<G extends Vocabulary>(table: Table<G>, seat: Seat, ...actions: readonly G['action'][]): void {
  for (const action of actions) expect(table.act(seat, action)).toBeNull();
}

/** Expects the refusal, and no visible change. */
export function expectRefusal<G extends Vocabulary>(
  table: Table<G>,
  seat: Seat,
  action: G['action'],
  reason: ReturnType<Table<G>['act']>,
): void {
  const before = everything(table);
  expect(table.act(seat, action)).toBe(reason);
  expect(everything(table)).toEqual(before);
}

/** All that anyone can see of a table, and all that its record holds. */
export function everything<G extends Vocabulary>(table: Table<G>): unknown {
  const viewers = [null, ...seatNumbers(table.rules.seats)];
  return structuredClone({
    turn: table.turn,
    revealed: table.reveal(),
    sights: viewers.map((viewer) => ({ view: table.view(viewer), log: table.log(viewer) })),
  });
}
