import { type Card, cardOf, type Rng, rankOf, type Seat, seatNumbers, takeFrom } from '@shoal/core';
import type { CrazyEightsRules } from '../rules/rules.ts';
import { ANYTHING, type CrazyEightsState } from '../rules/state.ts';
import {
  type CrazyEightsEvent,
  type CrazyEightsReason,
  type CrazyEightsView,
  PHASES,
  REASONS,
  REBUILD_LIMIT,
} from '../rules/vocabulary.ts';
import { CrazyEightsCommonKnowledge, UNTOLD } from './common-knowledge.ts';
import { groupsOf } from './exclusions.ts';
import { facesIn, RANK_HIGH, RANK_LOW } from './faces.ts';
import { CrazyEightsHiddenCards } from './hidden-cards.ts';
import type { Leanings } from './leanings.ts';
import { readLog } from './reading.ts';

const NOWHERE = -1;

/** What a viewer knows, worked out once for any number of worlds. */
export class Worlds {
  readonly #rules: CrazyEightsRules;
  /** The public part of the state. */
  readonly #open: CrazyEightsState;
  readonly hidden: CrazyEightsHiddenCards;
  /** Whose hand each place belongs to; the places of the stock come after them. */
  readonly holders: Uint8Array;
  /** Where the card lies that the seat to act drew last, if that is a secret. */
  readonly drawnAt: number;

  /** With leanings, hands that plays make likely come up more often. */
  constructor(
    rules: CrazyEightsRules,
    view: CrazyEightsView,
    log: readonly CrazyEightsEvent[],
    leanings: Leanings | null = null,
  ) {
    const common = new CrazyEightsCommonKnowledge(rules);
    readLog(common, view, log);
    this.#rules = rules;
    this.#open = rules.create();
    writePublic(this.#open, view);
    for (const card of view.hand) this.#open.receive(view.seat as Seat, card);
    const others = seatNumbers(rules.seats).filter((seat) => seat !== view.seat);
    const known = others.map((seat) => knownCards(common, seat));
    for (const [at, seat] of others.entries()) for (const card of known[at]) this.#open.receive(seat, card);
    this.hidden = new CrazyEightsHiddenCards(unseenCards(rules, view, known.flat()), rules.wild);
    this.holders = Uint8Array.from(others.flatMap((seat, at) => hiddenOf(view, seat, known[at].length)));
    for (const seat of others) this.#exclude(common, seat);
    if (leanings !== null) for (const seat of others) this.#lean(leanings, common, seat);
    this.drawnAt = this.#noteDrawn(common, view);
  }

  fill(into: CrazyEightsState, rng: Rng): void {
    this.hidden.shuffle(rng);
    this.lay(into, this.hidden.cards);
  }

  /** The world with these cards in the hidden places: hands first, the stock after them. */
  lay(into: CrazyEightsState, cards: Uint8Array): void {
    const { holders } = this;
    into.copyFrom(this.#open);
    for (let at = 0; at < holders.length; at++) into.receive(holders[at], cards[at] as Card);
    const { stock } = into;
    for (let at = holders.length, to = 0; at < cards.length; at++, to++) stock[to] = cards[at];
    if (this.drawnAt >= 0) into.mustPlay = this.#rules.choices.isPlayable(into, cards[this.drawnAt] as Card);
    this.#rules.choices.refresh(into);
  }

  #exclude({ exclusions }: CrazyEightsCommonKnowledge, seat: Seat): void {
    const { wild } = this.#rules;
    const { low, high, count, notWild } = exclusions;
    const first = groupsOf(seat);
    const end = this.holders.lastIndexOf(seat) + 1;
    let place = this.holders.indexOf(seat);
    for (let at = first; at < first + exclusions.groups[seat]; at++) {
      for (let n = 0; n < count[at] && place < end; n++, place++) {
        const isTame = n < notWild[at];
        this.hidden.exclude(place, low[at] | (isTame ? RANK_LOW[wild] : 0), high[at] | (isTame ? RANK_HIGH[wild] : 0));
      }
    }
  }

  #lean(leanings: Leanings, { exclusions }: CrazyEightsCommonKnowledge, seat: Seat): void {
    const { count, hardlyWild, groups } = exclusions;
    const first = groupsOf(seat);
    let place = this.holders.indexOf(seat);
    for (let at = first; at < first + groups[seat]; at++) {
      for (let n = 0; n < count[at] && this.holders[place] === seat; n++, place++) {
        this.hidden.weigh(place, leanings.suits(seat), n < hardlyWild[at] ? leanings.hardlyWild : 1);
      }
    }
  }

  /** Marks the card just drawn as the newest of its hand: if it can be played, it must be (R21). */
  #noteDrawn({ lastDrawn }: CrazyEightsCommonKnowledge, { seat, turn, drawn }: CrazyEightsView): number {
    const { options, choices } = this.#rules;
    if (turn === null || turn === seat || drawn === 0 || options.draw !== 'until-playable') return NOWHERE;
    if (lastDrawn === UNTOLD) return this.holders.lastIndexOf(turn);
    this.#open.mustPlay = choices.isPlayable(this.#open, lastDrawn as Card);
    return NOWHERE;
  }
}

/** Faces that a seat publicly holds. */
const knownCards = ({ known }: CrazyEightsCommonKnowledge, seat: Seat): Card[] =>
  [0, 1].flatMap((word) => facesIn(known[seat * 2 + word], word)) as Card[];

/** A place for each card of a hand that is not known. */
const hiddenOf = ({ handSizes }: CrazyEightsView, seat: Seat, known: number): Seat[] =>
  Array.from({ length: handSizes[seat] - known }, () => seat);

/** The cards that lie in other hands or in the stock, as far as the viewer can tell. */
function unseenCards(rules: CrazyEightsRules, view: CrazyEightsView, known: readonly Card[]): Card[] {
  const unseen = [...rules.pack];
  for (const card of [...view.hand, ...view.discardPile, ...view.buried, ...known]) takeFrom(unseen, card);
  return unseen;
}

function writePublic(into: CrazyEightsState, view: CrazyEightsView): void {
  const upCard = view.discardPile[view.discardPile.length - 1];
  into.pile.set(view.discardPile);
  into.pileSize = view.discardPile.length;
  into.starters = view.buried.length;
  into.stock.set(view.buried, view.stockSize - view.buried.length);
  into.end = view.stockSize;
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
  if (view.result !== null) into.reason = REASONS.indexOf(view.result.reason as CrazyEightsReason);
}

function markOut(into: CrazyEightsState, seat: number, place: number): void {
  into.places[seat] = place;
  into.inPlay &= ~(1 << seat);
  into.playing -= 1;
}
