import { type Card, cardOf, rankOf } from '../../engine/card.ts';
import { takeFrom } from '../../engine/pile.ts';
import type { Rng } from '../../engine/rng.ts';
import { shuffled } from '../../engine/shuffle.ts';
import { REBUILD_LIMIT } from './offers.ts';
import type { CrazyEightsRules } from './rules.ts';
import { ANYTHING, type CrazyEightsState, PLAY } from './state.ts';
import { type CrazyEightsView, PHASES, REASONS, type Reason } from './vocabulary.ts';

/** Fills in a state that agrees with the view: hidden cards fall anywhere they can lie. */
export function imagine(rules: CrazyEightsRules, into: CrazyEightsState, view: CrazyEightsView, rng: Rng): void {
  into.copyFrom(rules.create());
  writePublic(into, view);
  for (const card of view.hand) into.receive(view.seat ?? 0, card);
  const unseen = shuffled(unseenCards(rules, view), rng);
  const found = foundCard(rules, into, view, unseen);
  for (const [seat, size] of view.handSizes.entries()) {
    if (seat === view.seat) continue;
    const owed = seat === view.turn && found !== undefined ? [found] : [];
    for (const card of [...owed, ...unseen.splice(0, size - owed.length)]) into.receive(seat, card);
  }
  into.stock.set([...unseen, ...view.buried]);
  into.end = view.stockSize;
  if (into.phase === PLAY) rules.offers.refresh(into);
}

/** The cards that lie in other hands or in the stock, as far as the viewer can tell. */
function unseenCards(rules: CrazyEightsRules, view: CrazyEightsView): Card[] {
  const unseen = [...rules.pack];
  for (const card of [...view.hand, ...view.discardPile, ...view.buried]) takeFrom(unseen, card);
  return unseen;
}

/** Everyone knows that a seat which must play has found a card it can play; takes such a card out of the unseen. */
function foundCard(
  rules: CrazyEightsRules,
  into: CrazyEightsState,
  view: CrazyEightsView,
  unseen: Card[],
): Card | undefined {
  if (!view.mustPlay || view.turn === view.seat) return undefined;
  const found = unseen.find((card) => rules.offers.isPlayable(into, card));
  if (found !== undefined) takeFrom(unseen, found);
  return found;
}

function writePublic(into: CrazyEightsState, view: CrazyEightsView): void {
  const upCard = view.discardPile[view.discardPile.length - 1];
  into.pile.set(view.discardPile);
  into.pileSize = view.discardPile.length;
  into.buried = view.buried.length;
  into.turn = view.turn ?? 0;
  into.phase = PHASES.indexOf(view.phase);
  into.wanted = view.suitInForce === null ? ANYTHING : cardOf(rankOf(upCard), view.suitInForce);
  into.direction = view.direction;
  into.penalty = view.penalty;
  into.drawn = view.drawn;
  into.mustPlay = view.mustPlay;
  into.passes = view.passes;
  into.rebuilds = REBUILD_LIMIT - view.rebuildsLeft;
  into.votesLeft = view.votesLeft;
  into.afterVote = view.afterVote ?? 0;
  for (const [seat, place] of view.outPlaces.entries()) if (place !== null) markOut(into, seat, place);
  if (view.result !== null) into.reason = REASONS.indexOf(view.result.reason as Reason);
}

function markOut(into: CrazyEightsState, seat: number, place: number): void {
  into.places[seat] = place;
  into.inPlay &= ~(1 << seat);
  into.playing -= 1;
}
