import type { Seat } from '@shoal/core';
import { encode } from '../rules/codes.ts';
import type { CrazyEightsEvent, CrazyEightsView } from '../rules/vocabulary.ts';
import type { Knowledge } from './knowledge.ts';

/** Common knowledge from a view and all that its seat was told. */
export function readLog(knowledge: Knowledge, view: CrazyEightsView, log: readonly CrazyEightsEvent[]): void {
  knowledge.clear();
  // A table that was laid out instead of dealt begins with what its view and log leave over.
  if (log[0]?.type !== 'starter') {
    for (const [seat, cards] of view.handSizes.entries()) knowledge.hold(seat, cards - gained(log, seat));
  }
  for (const event of log) readEvent(knowledge, event);
  knowledge.open.fill(0);
  for (const card of view.discardPile) knowledge.lay(card);
  for (const card of view.buried) knowledge.lay(card);
  knowledge.stockSize = view.stockSize;
}

function readEvent(knowledge: Knowledge, event: CrazyEightsEvent): void {
  switch (event.type) {
    case 'starter':
      knowledge.start(event.card);
      for (const card of event.buried ?? []) knowledge.bury(card);
      break;
    case 'play':
      knowledge.play(event.seat, encode(event));
      break;
    case 'draw':
      knowledge.goDrawing(event.seat);
      break;
    case 'drew':
      knowledge.drew(event.seat, event.cards.length);
      break;
    case 'pass':
      knowledge.pass(event.seat);
      break;
    case 'rebuilt':
      knowledge.rebuild(event.stock.length);
      break;
    case 'out':
      knowledge.leave(event.seat);
      break;
  }
}

/** How many cards a log gave to a seat, less those it played. */
const gained = (log: readonly CrazyEightsEvent[], seat: Seat): number =>
  log.reduce((sum, event) => sum + changeBy(event, seat), 0);

function changeBy(event: CrazyEightsEvent, seat: Seat): number {
  if (event.type === 'play') return event.seat === seat ? -1 : 0;
  return event.type === 'drew' && event.seat === seat ? event.cards.length : 0;
}
