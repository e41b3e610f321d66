import { type Card, cardOf, rankOf } from '../../engine/card.ts';
import { takeFrom } from '../../engine/pile.ts';
import type { Rng } from '../../engine/rng.ts';
import type { Imagine } from '../../engine/rules.ts';
import { shuffled } from '../../engine/shuffle.ts';
import { REBUILD_LIMIT } from './offers.ts';
import type { CrazyEightsRules } from './rules.ts';
import { ANYTHING, type CrazyEightsState } from './state.ts';
import { type CrazyEightsEvent, type CrazyEightsView, PHASES, REASONS, type Reason } from './vocabulary.ts';

/** Fills in a state that agrees with the view: hidden cards fall anywhere they can lie. */
export function imagine(
  rules: CrazyEightsRules,
  view: CrazyEightsView,
  _log: readonly CrazyEightsEvent[],
): Imagine<CrazyEightsState> {
  return (into, rng) => fill(rules, into, view, rng);
}

function fill(rules: CrazyEightsRules, into: CrazyEightsState, view: CrazyEightsView, rng: Rng): void {
  into.copyFrom(rules.create());
  writePublic(into, view);
  if (view.seat !== null) for (const card of view.hand) into.receive(view.seat, card);
  const unseen = shuffled(unseenCards(rules, view), rng);
  for (const [seat, size] of view.handSizes.entries()) {
    if (seat === view.seat) continue;
    for (const card of unseen.splice(0, size)) {
      into.receive(seat, card);
      if (seat === view.turn) into.mustPlay = mustPlay(rules, into, view, card);
    }
  }
  into.stock.set([...unseen, ...view.buried]);
  into.end = view.stockSize;
  rules.offers.refresh(into);
}

/** The last card of another hand stands for the one its seat has just drawn: must that be played (R21)? */
const mustPlay = (rules: CrazyEightsRules, into: CrazyEightsState, view: CrazyEightsView, card: Card): boolean =>
  rules.options.draw === 'until-playable' && view.drawn > 0 && rules.offers.isPlayable(into, card);

/** The cards that lie in other hands or in the stock, as far as the viewer can tell. */
function unseenCards(rules: CrazyEightsRules, view: CrazyEightsView): Card[] {
  const unseen = [...rules.pack];
  for (const card of [...view.hand, ...view.discardPile, ...view.buried]) takeFrom(unseen, card);
  return unseen;
}

function writePublic(into: CrazyEightsState, view: CrazyEightsView): void {
  const upCard = view.discardPile[view.discardPile.length - 1];
  into.pile.set(view.discardPile);
  into.pileSize = view.discardPile.length;
  into.starters = view.buried.length;
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
