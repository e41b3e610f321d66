import { type Card, type Pack, type Rules, rankOf, SUITS, type Suit, seatNumbers, suitOf } from '@shoal/core';
import type { Counter, Stock, Subject } from '../../../../test/exhaustive/subject.ts';
import { LegalChoices } from '../../rules/legal-choices.ts';
import { ANYTHING, type CrazyEightsState, OVER, VOTE } from '../../rules/state.ts';
import type { CrazyEights, CrazyEightsAction } from '../../rules/vocabulary.ts';

const REBUILDS = 20;
/** A base: each face occurs at most twice in a place. */
const COPIES = 3;

/** Crazy Eights for exploration. All suits are interchangeable, even those without cards. */
export class CrazyEightsSubject implements Subject<CrazyEights> {
  readonly rules: Rules<CrazyEights>;
  readonly pack: Pack;
  readonly counter: Counter<CrazyEightsState> = {
    limit: REBUILDS,
    read: (state) => state.rebuilds,
    write: (state, count) => {
      state.rebuilds = count;
    },
  };
  private readonly choices: LegalChoices;
  private readonly recomputed: CrazyEightsState;
  private readonly seats: readonly number[];
  private readonly faces: readonly Card[];
  private readonly facesOf: readonly (readonly Card[])[];
  private readonly suits: readonly Suit[];

  constructor(rules: Rules<CrazyEights>, pack: Pack) {
    this.rules = rules;
    this.pack = pack;
    this.choices = new LegalChoices(rules.options);
    this.recomputed = rules.create();
    this.seats = seatNumbers(rules.seats);
    this.faces = [...new Set(pack)];
    this.suits = [...new Set(pack.map(suitOf))];
    this.facesOf = SUITS.map((suit) => this.faces.filter((face) => suitOf(face) === suit));
  }

  kindOf(card: Card): number {
    return card;
  }

  /**
   * One word per suit, sorted. It holds which cards lie under the up-card but not their order, and leaves out draws
   * that no rule counts and whatever no longer matters after the end.
   */
  classOf(state: CrazyEightsState): string {
    const isOver = state.phase === OVER;
    const columns = this.suits.map((suit) => this.handsIn(state, suit) + (isOver ? '' : this.tableIn(state, suit)));
    const wantedRank = state.wanted === ANYTHING ? ANYTHING : rankOf(state.wanted as Card);
    const drawn = this.rules.options.draw === 'until-playable' ? 0 : state.drawn;
    const rest = isOver ? '' : String.fromCharCode(wantedRank, drawn) + this.turnOf(state);
    return (
      String.fromCharCode(state.phase, isOver ? state.reason : 0, ...state.places) + rest + columns.sort().join('')
    );
  }

  exactKeyOf(state: CrazyEightsState): string {
    const { wanted, drawn, phase, reason, places, end, buried } = state;
    const hands = this.suits.map((suit) => this.handsIn(state, suit)).join('');
    const pile = state.pile.subarray(0, state.pileSize);
    const atBottom = state.stock.subarray(end - buried, end);
    const words = String.fromCharCode(wanted, drawn, phase, reason, ...places, buried, ...atBottom, ...pile);
    return hands + this.turnOf(state) + words;
  }

  stock(state: CrazyEightsState): Stock {
    return { cards: state.stock, top: state.next, end: state.end, fixed: state.buried };
  }

  countPlaced(state: CrazyEightsState, counts: Uint8Array): void {
    for (let at = 0; at < state.pileSize; at++) counts[state.pile[at]] += 1;
    for (const face of this.faces) for (const seat of this.seats) counts[face] += state.copies(seat, face);
  }

  flawOf(state: CrazyEightsState): string | null {
    const holders = this.holders(state);
    const inPlay = holders.reduce((set, seat) => set | (1 << seat), 0);
    if (state.inPlay !== inPlay || state.playing !== holders.length) return 'wrong seats in play noted';
    if (this.seats.some((seat) => (state.places[seat] === 0) !== holders.includes(seat))) return 'wrong place noted';
    if (state.pileSize === 0) return 'the discard pile is empty';
    if (!this.hasCurrentActions(state)) return 'wrong actions noted';
    if (state.phase === OVER) return null;
    return holders.includes(state.turn) ? null : 'a seat without cards has the turn';
  }

  mustEnd(before: CrazyEightsState, action: CrazyEightsAction | null, after: CrazyEightsState): boolean {
    const holding = this.holders(after).length;
    if (action === null) return false;
    if (action.type === 'stop') return true;
    if (action.type === 'pass') return before.passes + 1 === holding;
    if (action.type !== 'play') return false;
    return holding === 1 || (this.rules.options.playOn === 'never' && holding < this.seats.length);
  }

  /** Steps cache the legal actions. Computed afresh they must be equal, since a class does not include them. */
  private hasCurrentActions(state: CrazyEightsState): boolean {
    const { recomputed } = this;
    this.rules.copy(state, recomputed);
    this.choices.refresh(recomputed);
    return (
      state.naturalLow === recomputed.naturalLow &&
      state.naturalHigh === recomputed.naturalHigh &&
      state.wilds === recomputed.wilds &&
      state.otherwise === recomputed.otherwise
    );
  }

  private turnOf(state: CrazyEightsState): string {
    return String.fromCharCode(
      state.turn,
      state.phase === VOTE ? state.votesLeft * 16 + state.afterVote : 0,
      (state.direction + 1) * 2 + (state.mustPlay ? 1 : 0),
      state.penalty,
      state.passes,
    );
  }

  /** Which hands hold the cards of a suit. */
  private handsIn(state: CrazyEightsState, suit: Suit): string {
    let column = '';
    for (const face of this.facesOf[suit]) {
      let word = 0;
      for (const seat of this.seats) word = word * COPIES + state.copies(seat, face);
      column += String.fromCharCode(word);
    }
    return column;
  }

  /** The cards of a suit under the up-card, on top, in force, and known at the bottom of the stock. */
  private tableIn(state: CrazyEightsState, suit: Suit): string {
    const isWanted = state.wanted !== ANYTHING && suitOf(state.wanted as Card) === suit;
    const upRank = suitOf(state.upCard) === suit ? rankOf(state.upCard) + 1 : 0;
    let underneath = 0;
    for (let at = 0; at < state.pileSize - 1; at++) {
      if (suitOf(state.pile[at] as Card) === suit) underneath += COPIES ** rankOf(state.pile[at] as Card);
    }
    let buried = 0;
    for (let place = 1; place <= state.buried; place++) {
      if (suitOf(state.stock[state.end - place] as Card) === suit) buried |= 1 << place;
    }
    return String.fromCharCode(underneath, upRank * 2 + (isWanted ? 1 : 0), buried);
  }

  private holders(state: CrazyEightsState): number[] {
    return this.seats.filter((seat) => this.faces.some((face) => state.copies(seat, face) > 0));
  }
}
