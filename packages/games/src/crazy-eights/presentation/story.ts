import {
  type Card,
  type NarratedMessage,
  type NarrationScope,
  rankNamed,
  rankOf,
  type Seat,
  type Suit,
} from '@shoal/core';
import type { CrazyEightsOptions } from '../rules/options.ts';
import type { CrazyEightsEvent } from '../rules/vocabulary.ts';

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
  | { readonly key: 'you-pass' | 'you-vote-to-play-on' | 'you-vote-to-stop' }
  | { readonly key: 'rebuilt'; readonly count: number }
  | { readonly key: 'out'; readonly seat: Seat; readonly place: number }
  | { readonly key: 'you-are-out'; readonly place: number };

/** A log does not hold the options: without them, skips and reversals go untold. */
export interface CrazyEightsStoryScope extends NarrationScope {
  readonly table?: { readonly options: CrazyEightsOptions; readonly seats: number };
}

/** Tells a log in messages; cards that a seat draws in a row are told together. */
export function storyOf(
  log: readonly CrazyEightsEvent[],
  telling: CrazyEightsStoryScope,
): readonly NarratedMessage<CrazyEightsEventMessage>[] {
  const { you, from = 0, to = log.length } = telling;
  const numbered = log.slice(from, to).map((event, index) => ({ event, at: from + index }));
  const told = numbered.filter(({ event, at }) => !isToldByNext(event, log[at + 1]));
  const effects = effectsIn(log, telling);
  return drawsTogether(told).flatMap(({ event, at }) =>
    [messageOf(event, you), ...(effects.get(event) ?? []), ...voteNews(log, at, telling)].map((message) => ({
      message,
      at,
    })),
  );
}

interface NumberedEvent {
  readonly event: CrazyEightsEvent;
  readonly at: number;
}

/** Finds the plays that skipped a seat or reversed play (3.2.8); who was next follows from the whole log. */
function effectsIn(
  log: readonly CrazyEightsEvent[],
  { table, you }: CrazyEightsStoryScope,
): ReadonlyMap<CrazyEightsEvent, readonly CrazyEightsEventMessage[]> {
  const effects = new Map<CrazyEightsEvent, readonly CrazyEightsEventMessage[]>();
  if (table === undefined) return effects;
  const { options, seats } = table;
  const inPlay = new Set(Array.from({ length: seats }, (_, seat) => seat));
  let direction = 1;
  for (const [at, event] of log.entries()) {
    if (event.type === 'out') inPlay.delete(event.seat);
    if (event.type !== 'play') continue;
    const effect = effectOf(event.card, options, inPlay.size);
    if (effect === 'reverse') direction = -direction;
    if (effect === null || endsGame(log[at + 1], options, inPlay.size)) continue;
    effects.set(event, [effect === 'reverse' ? { key: 'turns-round' } : skipped(next(event.seat), you)]);
  }
  return effects;

  function next(seat: Seat): Seat {
    const after = (seat + direction + seats) % seats;
    return inPlay.has(after) ? after : next(after);
  }
}

/** With two seats in play there is no direction to reverse, so a reverse skips. */
function effectOf(card: Card, { skip, reverse }: CrazyEightsOptions, playing: number): 'skip' | 'reverse' | null {
  if (skip !== null && rankOf(card) === rankNamed(skip)) return 'skip';
  if (reverse === null || rankOf(card) !== rankNamed(reverse)) return null;
  return playing > 2 ? 'reverse' : 'skip';
}

/** The question when a vote begins, and the outcome when all have answered yes (R25). */
function voteNews(log: readonly CrazyEightsEvent[], at: number, { phase }: NarrationScope): CrazyEightsEventMessage[] {
  const event = log[at];
  const next = at + 1 < log.length ? log[at + 1].type : phase;
  if (event.type === 'out' && next === 'vote') return [{ key: 'vote-begins', place: event.place + 1 }];
  const isOver = next !== undefined && next !== 'vote';
  return event.type === 'vote' && event.playOn && isOver ? [{ key: 'vote-passes' }] : [];
}

/** Nobody is left to be skipped after the play that ends the game. */
const endsGame = (next: CrazyEightsEvent | undefined, { playOn }: CrazyEightsOptions, playing: number): boolean =>
  next?.type === 'out' && (playing === 2 || playOn === 'never');

const skipped = (seat: Seat, you: Seat | null): CrazyEightsEventMessage =>
  seat === you ? { key: 'you-are-skipped' } : { key: 'is-skipped', seat };

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

function starterMessage({ card, buried = [] }: EventOf<'starter'>): CrazyEightsEventMessage {
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
