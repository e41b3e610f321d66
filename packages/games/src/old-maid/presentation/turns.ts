import type { Card, Seat, TurnPart } from '@shoal/core';
import type { OldMaidEvent, Took } from '../rules/vocabulary.ts';
import {
  isOldMaidTaken,
  isSameSeats,
  type LaidPairs,
  laidIn,
  leftWithMessage,
  type OldMaidEventMessage,
  type OldMaidStoryScope,
  pairsUpTo,
  setAsideMessage,
  spotBefore,
  tookMessage,
} from './story.ts';

/** What a seat does within a turn. */
export type OldMaidStep =
  | { readonly key: 'points' | 'takes'; readonly of: Seat; readonly spot: number }
  | { readonly key: 'points-at-yours'; readonly spot: number }
  | { readonly key: 'takes-card'; readonly of: Seat; readonly card: Card }
  | { readonly key: 'takes-card-from-you'; readonly card: Card }
  | { readonly key: 'lays-pair'; readonly cards: readonly Card[] }
  | (LaidPairs & { readonly key: 'lays-pairs' })
  | { readonly key: 'is-safe'; readonly place: number };

type Part = TurnPart<OldMaidStep, OldMaidEventMessage>;
type PartOfTurn = { seat: Seat; step: OldMaidStep } | { message: OldMaidEventMessage };

/** Tells a log turn by turn. A turn lasts until another seat takes a card. */
export function turnsIn(log: readonly OldMaidEvent[], telling: OldMaidStoryScope): readonly Part[] {
  const { from = 0 } = telling;
  let turn: Seat | null = null;
  return log.flatMap((event, at) => {
    if (event.type === 'take') turn = event.seat;
    if (at < from) return [];
    return partsOf(log, at, telling).map((part): Part => ({ ...part, at, turn: turn ?? event.seat }));
  });
}

function partsOf(log: readonly OldMaidEvent[], at: number, telling: OldMaidStoryScope): PartOfTurn[] {
  const event = log[at];
  const { seat } = event;
  switch (event.type) {
    case 'take':
      return log[at + 1]?.type === 'took' ? [] : [{ seat, step: pointStep(event, telling.you) }];
    case 'took':
      return [tookPart(log, at, event, telling), ...setAsideMessage(event).map((message) => ({ message }))];
    case 'paired':
      return isSameSeats(log, at, at + 1) ? [] : [{ seat, step: pairsStep(log, at) }];
    case 'safe': {
      const messages = [...leftWithMessage(event, telling.you), ...setAsideMessage(event)];
      return [{ seat, step: { key: 'is-safe', place: event.place } }, ...messages.map((message) => ({ message }))];
    }
  }
}

const pointStep = ({ of, spot }: Extract<OldMaidEvent, { type: 'take' }>, you: Seat | null): OldMaidStep =>
  of === you ? { key: 'points-at-yours', spot } : { key: 'points', of, spot };

/** The old maid changes hands in a sentence of its own. */
function tookPart(
  log: readonly OldMaidEvent[],
  at: number,
  event: Took,
  { you, table }: OldMaidStoryScope,
): PartOfTurn {
  const { seat, of, card } = event;
  const spot = spotBefore(log, at);
  if (card === null) return { seat, step: { key: 'takes', of, spot } };
  if (isOldMaidTaken(log, at, table?.options)) return { message: tookMessage(event, spot, you, true) };
  return { seat, step: of === you ? { key: 'takes-card-from-you', card } : { key: 'takes-card', of, card } };
}

function pairsStep(log: readonly OldMaidEvent[], at: number): OldMaidStep {
  const pairs = pairsUpTo(log, at);
  return pairs.length === 1 ? { key: 'lays-pair', cards: pairs[0].cards } : { key: 'lays-pairs', ...laidIn(pairs) };
}
