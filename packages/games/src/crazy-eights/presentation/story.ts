import type { Card, NarratedMessage, NarrationScope, Seat, Suit } from '@shoal/core';
import type { CrazyEightsEvent } from '../rules/vocabulary.ts';
import { type CrazyEightsTable, effectsIn, type PlayEffect } from './effects.ts';

/** What happened, as one seat ("you") or a spectator is told it. */
export type CrazyEightsEventMessage =
  | { readonly key: 'starter'; readonly card: Card }
  | { readonly key: 'starter-after-buried'; readonly card: Card; readonly buried: readonly Card[] }
  | { readonly key: 'plays'; readonly seat: Seat; readonly card: Card }
  | { readonly key: 'plays-naming'; readonly seat: Seat; readonly card: Card; readonly suit: Suit }
  | { readonly key: 'you-play'; readonly card: Card }
  | { readonly key: 'you-play-naming'; readonly card: Card; readonly suit: Suit }
  | { readonly key: 'goes-drawing' | 'draws-nothing'; readonly seat: Seat }
  | { readonly key: 'you-go-drawing' | 'you-draw-nothing' }
  | { readonly key: 'draws'; readonly seat: Seat; readonly count: number }
  | { readonly key: 'draws-cards'; readonly seat: Seat; readonly cards: readonly Card[] }
  | { readonly key: 'you-draw'; readonly count: number }
  | { readonly key: 'you-draw-cards'; readonly cards: readonly Card[] }
  | { readonly key: 'turns-round' | 'you-are-skipped' }
  | { readonly key: 'is-skipped'; readonly seat: Seat }
  | { readonly key: 'passes' | 'votes-to-play-on' | 'votes-to-stop'; readonly seat: Seat }
  | { readonly key: 'vote-begins'; readonly place: number }
  | { readonly key: 'vote-passes' }
  /** A round of votes in one message. */
  | { readonly key: 'yes-so-far'; readonly place: number; readonly seats: readonly Seat[] }
  | { readonly key: 'all-play-on' | 'you-stop-playing'; readonly place: number }
  | { readonly key: 'stops-playing'; readonly seat: Seat; readonly place: number }
  | { readonly key: 'you-pass' | 'you-vote-to-play-on' | 'you-vote-to-stop' }
  | { readonly key: 'rebuilt'; readonly count: number }
  | { readonly key: 'out'; readonly seat: Seat; readonly place: number }
  | { readonly key: 'you-are-out'; readonly place: number };

export interface CrazyEightsStoryScope extends NarrationScope {
  readonly table?: CrazyEightsTable;
}

/** Tells a log in messages; cards that a seat draws in a row are told together. */
export function storyOf(
  log: readonly CrazyEightsEvent[],
  telling: CrazyEightsStoryScope,
): readonly NarratedMessage<CrazyEightsEventMessage>[] {
  const { you } = telling;
  const effects = effectsIn(log, telling.table);
  return toldEvents(log, telling).flatMap(({ event, at }) =>
    [messageOf(event, you), ...effectMessage(effects.get(event), you), ...voteNews(log, at, telling)].map(
      (message) => ({ message, at }),
    ),
  );
}

export interface NumberedEvent {
  readonly event: CrazyEightsEvent;
  readonly at: number;
}

/** The events that are told by themselves; cards drawn in a row are one event. */
export function toldEvents(
  log: readonly CrazyEightsEvent[],
  { from = 0, to = log.length }: NarrationScope,
): NumberedEvent[] {
  const numbered = log.slice(from, to).map((event, index) => ({ event, at: from + index }));
  return drawsTogether(numbered.filter(({ event, at }) => !isToldByNext(event, log[at + 1])));
}

function effectMessage(effect: PlayEffect | undefined, you: Seat | null): CrazyEightsEventMessage[] {
  if (effect === undefined) return [];
  if (effect.type === 'reverse') return [{ key: 'turns-round' }];
  return [effect.seat === you ? { key: 'you-are-skipped' } : { key: 'is-skipped', seat: effect.seat }];
}

/** The question when a vote begins, and the outcome when all have answered yes (R25). */
function voteNews(log: readonly CrazyEightsEvent[], at: number, { phase }: NarrationScope): CrazyEightsEventMessage[] {
  const event = log[at];
  const next = at + 1 < log.length ? log[at + 1].type : phase;
  if (event.type === 'out' && next === 'vote') return [{ key: 'vote-begins', place: event.place + 1 }];
  const isOver = next !== undefined && next !== 'vote';
  return event.type === 'vote' && event.playOn && isOver ? [{ key: 'vote-passes' }] : [];
}

/** A draw is told with the cards drawn, which follow at once or after a rebuild. */
function isToldByNext(event: CrazyEightsEvent, next: CrazyEightsEvent | undefined): boolean {
  return event.type === 'draw' && (next?.type === 'drew' || next?.type === 'rebuilt');
}

function drawsTogether(events: readonly NumberedEvent[]): NumberedEvent[] {
  const together: NumberedEvent[] = [];
  for (const { event, at } of events) {
    const last = together.at(-1)?.event;
    if (event.type === 'drew' && last?.type === 'drew' && last.seat === event.seat) {
      together[together.length - 1] = { event: { ...last, cards: [...last.cards, ...event.cards] }, at };
    } else {
      together.push({ event, at });
    }
  }
  return together;
}

export function messageOf(event: CrazyEightsEvent, you: Seat | null): CrazyEightsEventMessage {
  switch (event.type) {
    case 'starter':
      return starterMessage(event);
    case 'play':
      return playMessage(event, you);
    case 'draw':
      return event.seat === you ? { key: 'you-go-drawing' } : { key: 'goes-drawing', seat: event.seat };
    case 'drew':
      return drewMessage(event, you);
    case 'pass':
      return event.seat === you ? { key: 'you-pass' } : { key: 'passes', seat: event.seat };
    case 'vote':
      return voteMessage(event, you);
    case 'rebuilt':
      return { key: 'rebuilt', count: event.stock.length };
    case 'out':
      return event.seat === you
        ? { key: 'you-are-out', place: event.place }
        : { key: 'out', seat: event.seat, place: event.place };
  }
}

type EventOf<T extends CrazyEightsEvent['type']> = Extract<CrazyEightsEvent, { type: T }>;

export function starterMessage({ card, buried = [] }: EventOf<'starter'>): CrazyEightsEventMessage {
  return buried.length === 0 ? { key: 'starter', card } : { key: 'starter-after-buried', card, buried };
}

function playMessage({ seat, card, suit }: EventOf<'play'>, you: Seat | null): CrazyEightsEventMessage {
  if (suit === undefined) return seat === you ? { key: 'you-play', card } : { key: 'plays', seat, card };
  return seat === you ? { key: 'you-play-naming', card, suit } : { key: 'plays-naming', seat, card, suit };
}

function drewMessage({ seat, cards }: EventOf<'drew'>, you: Seat | null): CrazyEightsEventMessage {
  const known = cards.filter((card) => card !== null);
  const count = cards.length;
  if (count === 0) return seat === you ? { key: 'you-draw-nothing' } : { key: 'draws-nothing', seat };
  if (known.length < count) return seat === you ? { key: 'you-draw', count } : { key: 'draws', seat, count };
  return seat === you ? { key: 'you-draw-cards', cards: known } : { key: 'draws-cards', seat, cards: known };
}

function voteMessage({ seat, playOn }: EventOf<'vote'>, you: Seat | null): CrazyEightsEventMessage {
  if (seat === you) return { key: playOn ? 'you-vote-to-play-on' : 'you-vote-to-stop' };
  return { key: playOn ? 'votes-to-play-on' : 'votes-to-stop', seat };
}
