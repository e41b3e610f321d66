import type { Seat } from '@shoal/core';
import { encode } from '../rules/codes.ts';
import type { CrazyEightsEvent, CrazyEightsView } from '../rules/vocabulary.ts';
import type { CrazyEightsCommonKnowledge } from './common-knowledge.ts';

/** Common knowledge from a view and all that its seat was told. */
export function readLog(
  common: CrazyEightsCommonKnowledge,
  view: CrazyEightsView,
  log: readonly CrazyEightsEvent[],
): void {
  common.clear();
  // A table that was set up instead of dealt starts with what its view and log imply.
  if (log[0]?.type !== 'starter') {
    for (const [seat, cards] of view.handSizes.entries()) common.hold(seat, cards - gained(log, seat));
  }
  for (const event of log) readEvent(common, event);
  common.open.fill(0);
  for (const card of view.discardPile) common.lay(card);
  for (const card of view.buried) common.lay(card);
  common.stockSize = view.stockSize;
}

function readEvent(common: CrazyEightsCommonKnowledge, event: CrazyEightsEvent): void {
  switch (event.type) {
    case 'starter':
      common.start(event.card);
      for (const card of event.buried ?? []) common.bury(card);
      break;
    case 'play':
      common.play(event.seat, encode(event));
      break;
    case 'draw':
      common.goDrawing(event.seat);
      break;
    case 'drew':
      common.drew(event.seat, event.cards.length);
      break;
    case 'pass':
      common.pass(event.seat);
      break;
    case 'rebuilt':
      common.rebuild(event.stock.length);
      break;
    case 'out':
      common.leave(event.seat);
      break;
  }
}

/** The cards that a log gave to a seat, minus those it played. */
const gained = (log: readonly CrazyEightsEvent[], seat: Seat): number =>
  log.reduce((sum, event) => sum + changeBy(event, seat), 0);

function changeBy(event: CrazyEightsEvent, seat: Seat): number {
  if (event.type === 'play') return event.seat === seat ? -1 : 0;
  return event.type === 'drew' && event.seat === seat ? event.cards.length : 0;
}
