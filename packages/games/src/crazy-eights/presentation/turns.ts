import type { Card, Seat, Suit, TurnPart } from '@shoal/core';
import type { CrazyEightsEvent } from '../rules/vocabulary.ts';
import { effectsIn, type PlayEffect } from './effects.ts';
import {
  type CrazyEightsEventMessage,
  type CrazyEightsStoryScope,
  type NumberedEvent,
  starterMessage,
  toldEvents,
} from './story.ts';

/** What a seat does within a turn. */
export type CrazyEightsStep =
  | { readonly key: 'plays'; readonly card: Card }
  | { readonly key: 'names'; readonly suit: Suit }
  | { readonly key: 'goes-drawing' | 'draws-nothing' | 'passes' | 'turns-round' | 'skips-you' }
  | { readonly key: 'draws'; readonly count: number }
  | { readonly key: 'draws-cards'; readonly cards: readonly Card[] }
  | { readonly key: 'skips'; readonly seat: Seat }
  | { readonly key: 'goes-out'; readonly place: number };

type Part = TurnPart<CrazyEightsStep, CrazyEightsEventMessage>;

/** Tells a log turn by turn; the votes of one round are one message. */
export function turnsIn(log: readonly CrazyEightsEvent[], telling: CrazyEightsStoryScope): readonly Part[] {
  const effects = effectsIn(log, telling.table);
  return toldEvents(log, telling)
    .filter(({ event, at }) => event.type !== 'vote' || log[at + 1]?.type !== 'vote')
    .flatMap((told) => partsOf(log, told, effects.get(told.event), telling));
}

function partsOf(
  log: readonly CrazyEightsEvent[],
  { event, at }: NumberedEvent,
  effect: PlayEffect | undefined,
  telling: CrazyEightsStoryScope,
): Part[] {
  switch (event.type) {
    case 'starter':
      return [{ turn: null, at, message: starterMessage(event) }];
    case 'rebuilt':
      return [{ turn: drawerBefore(log, at), at, message: { key: 'rebuilt', count: event.stock.length } }];
    case 'vote':
      return [{ turn: null, at, message: voteMessage(log, at, telling) }];
    default: {
      const steps = stepsOf(event, effect, telling.you);
      const parts = steps.map((step): Part => ({ turn: event.seat, seat: event.seat, at, step }));
      return [...parts, ...voteBegins(log, { event, at }, telling)];
    }
  }
}

type EventOf<T extends CrazyEightsEvent['type']> = Extract<CrazyEightsEvent, { type: T }>;

/** The stock is rebuilt for a seat that draws. */
function drawerBefore(log: readonly CrazyEightsEvent[], at: number): Seat | null {
  const before = log[at - 1];
  return before?.type === 'draw' || before?.type === 'drew' ? before.seat : null;
}

function stepsOf(
  event: EventOf<'play' | 'draw' | 'drew' | 'pass' | 'out'>,
  effect: PlayEffect | undefined,
  you: Seat | null,
): CrazyEightsStep[] {
  switch (event.type) {
    case 'play':
      return [{ key: 'plays', card: event.card }, ...namingStep(event), ...effectStep(effect, you)];
    case 'draw':
      return [{ key: 'goes-drawing' }];
    case 'drew':
      return [drawStep(event)];
    case 'pass':
      return [{ key: 'passes' }];
    case 'out':
      return [{ key: 'goes-out', place: event.place }];
  }
}

const namingStep = ({ suit }: EventOf<'play'>): CrazyEightsStep[] =>
  suit === undefined ? [] : [{ key: 'names', suit }];

function effectStep(effect: PlayEffect | undefined, you: Seat | null): CrazyEightsStep[] {
  if (effect === undefined) return [];
  if (effect.type === 'reverse') return [{ key: 'turns-round' }];
  return [effect.seat === you ? { key: 'skips-you' } : { key: 'skips', seat: effect.seat }];
}

function drawStep({ cards }: EventOf<'drew'>): CrazyEightsStep {
  const known = cards.filter((card) => card !== null);
  if (cards.length === 0) return { key: 'draws-nothing' };
  return known.length < cards.length ? { key: 'draws', count: cards.length } : { key: 'draws-cards', cards: known };
}

/** Asks the question of a vote that nobody has answered yet (R25). */
function voteBegins(
  log: readonly CrazyEightsEvent[],
  { event, at }: NumberedEvent,
  { phase }: CrazyEightsStoryScope,
): Part[] {
  const isLast = at === log.length - 1;
  if (event.type !== 'out' || !isLast || phase !== 'vote') return [];
  return [{ turn: null, at, message: { key: 'vote-begins', place: event.place + 1 } }];
}

/** Sums up a round of votes at its last one. */
function voteMessage(
  log: readonly CrazyEightsEvent[],
  at: number,
  { phase, you }: CrazyEightsStoryScope,
): CrazyEightsEventMessage {
  const votes = votesUpTo(log, at);
  const before = log[at - votes.length];
  const place = before?.type === 'out' ? before.place + 1 : 1;
  const { seat, playOn } = votes[votes.length - 1];
  if (!playOn) return seat === you ? { key: 'you-stop-playing', place } : { key: 'stops-playing', seat, place };
  const isOver = at + 1 < log.length || (phase !== undefined && phase !== 'vote');
  return isOver ? { key: 'all-play-on', place } : { key: 'yes-so-far', place, seats: votes.map((vote) => vote.seat) };
}

function votesUpTo(log: readonly CrazyEightsEvent[], at: number): EventOf<'vote'>[] {
  const event = log[at];
  return event?.type === 'vote' ? [...votesUpTo(log, at - 1), event] : [];
}
