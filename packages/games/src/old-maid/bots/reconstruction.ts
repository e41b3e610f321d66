import { type Card, type Rng, type Seat, shuffled, takeFrom } from '@shoal/core';
import type { OldMaidRules } from '../rules/rules.ts';
import type { OldMaidView } from '../rules/vocabulary.ts';
import type { TakeStep } from './steps.ts';

/** Places that are no seat's hand. */
export const ASIDE = 8;
export const LAID = 9;

const NO_ROW = -1;

/**
 * Where every card was after each take, as one viewer could imagine it, told backward from what it sees now: the pairs
 * laid down come back to where they lay, and of a hand whose card the viewer did not see, any card goes back.
 */
export class Reconstruction {
  /** Every card but those that were laid down before the first take. */
  readonly faces: readonly Card[];
  /** The place of each card after each take. */
  readonly rows: readonly Uint8Array[];
  /** The cards that a take is known to have moved, two for each take. */
  readonly known: Int16Array;
  /** The first take that can be reconstructed. */
  first = 0;
  readonly #steps: readonly TakeStep[];
  readonly #kinds: Uint8Array;
  readonly #viewer: Seat | null;
  readonly #seats: number;
  readonly #hasTwins: boolean;
  readonly #now: Uint8Array;

  constructor(rules: OldMaidRules, view: OldMaidView, steps: readonly TakeStep[], rng: Rng) {
    const laid = steps.flatMap(({ card, mate }) => (card === null || mate === null ? [] : [card, mate]));
    this.#steps = steps;
    this.#kinds = rules.kinds;
    this.#viewer = view.seat;
    this.#seats = view.seats;
    this.#hasTwins = rules.options.packs > 1;
    // Where any card would do, the first one is taken. A random order makes all of them equally likely.
    this.faces = shuffled(without(rules.pack, without(view.pairs.flat(2), laid)), rng);
    this.rows = this.faces.map(() => new Uint8Array(steps.length + 1));
    this.known = new Int16Array((steps.length + 1) * 2).fill(NO_ROW);
    this.#now = new Uint8Array(this.faces.length).fill(ASIDE);
    this.#layOut(view, laid);
    this.#goBack();
  }

  #layOut(view: OldMaidView, laid: readonly Card[]): void {
    const waiting = new Set(this.faces.keys());
    const place = (row: number, where: number) => {
      this.#now[row] = where;
      waiting.delete(row);
    };
    const placeFace = (card: Card, where: number) =>
      place([...waiting].find((row) => this.faces[row] === card) ?? NO_ROW, where);
    for (const card of laid) placeFace(card, LAID);
    if (view.seat !== null) for (const card of view.hand) placeFace(card, view.seat);
    if (view.setAside !== null) placeFace(view.setAside, ASIDE);
    for (const seat of upstream(view)) {
      for (let left = view.handSizes[seat]; left > 0; left--) place(this.#choose([...waiting], seat), seat);
    }
  }

  /** A card for a place: what the viewer gave away last lies nearest to it, and no two of a kind together. */
  #choose(waiting: readonly number[], seat: Seat): number {
    const end = this.#steps.length;
    return this.#most(waiting, (row) => {
      const given = this.#givenAt(row, end);
      const fits = !this.#clashes(row, seat);
      return given !== null && (fits || !this.#hasTwins) ? 1 + given : fits ? 0.5 : 0;
    });
  }

  #most(rows: readonly number[], worthOf: (row: number) => number): number {
    const worths = rows.map(worthOf);
    return rows.at(worths.indexOf(Math.max(...worths))) ?? NO_ROW;
  }

  #clashes(row: number, place: number): boolean {
    const kind = this.#kinds[this.faces[row]];
    return this.#now.some((where, other) => where === place && this.#kinds[this.faces[other]] === kind);
  }

  /** The last of so many takes by which the viewer gave this card away; null when somebody else moved it later. */
  #givenAt(row: number, end: number): number | null {
    if (this.#viewer === null) return null;
    const face = this.faces[row];
    for (let at = end - 1; at >= 0; at--) {
      const { card, mate, giver } = this.#steps[at];
      if (card === face && mate === null) return giver === this.#viewer ? at : null;
    }
    return null;
  }

  #goBack(): void {
    let at = this.#steps.length;
    this.#note(at);
    while (at > 0 && this.#undo(at - 1)) this.#note(--at);
    this.first = at;
  }

  #note(at: number): void {
    for (const [row, where] of this.#now.entries()) this.rows[row][at] = where;
  }

  /** Undoes a take; false if its event does not fit where the cards are now. */
  #undo(at: number): boolean {
    const { card, mate, taker, giver } = this.#steps[at];
    const from = mate === null ? taker : LAID;
    const row = card === null ? this.#movedBy(at) : this.#find(card, from);
    if (row === NO_ROW) return false;
    this.#now[row] = giver;
    if (card === null) return true;
    this.known[2 * at] = row;
    if (mate === null) return true;
    const other = this.#find(mate, LAID);
    this.#now[other] = taker;
    this.known[2 * at + 1] = other;
    return true;
  }

  #find(card: Card, place: number): number {
    return this.#now.findIndex((where, row) => where === place && this.faces[row] === card);
  }

  /**
   * A card that a hidden take could have moved. Cards that the viewer gave away must find their way back to the seat
   * that took them, those first that were given away last; all others may come from anywhere.
   */
  #movedBy(at: number): number {
    const { taker, giver } = this.#steps[at];
    const held = [...this.#now.keys()].filter((row) => this.#now[row] === taker);
    const isPastViewer = this.#isPastViewer(taker, giver);
    return this.#most(held, (row) => {
      const given = this.#givenAt(row, at);
      if (given !== null && (isPastViewer || this.#steps[given].taker === taker)) return -1 - given;
      const fits = !this.#clashes(row, giver);
      return given !== null && (fits || !this.#hasTwins) ? 1 + given : fits ? 0.5 : 0;
    });
  }

  /** Does a safe viewer sit between taker and giver? Then a card that it gave away hardly came all the way round. */
  #isPastViewer(taker: Seat, giver: Seat): boolean {
    const away = (seat: Seat) => (seat - taker + this.#seats) % this.#seats;
    return this.#viewer !== null && away(this.#viewer) < away(giver);
  }

  /** Is a card surely where the viewer gave it, because nobody has taken from that hand since? */
  isCertain(row: number): boolean {
    const given = this.#givenAt(row, this.#steps.length);
    if (given === null) return false;
    const { taker } = this.#steps[given];
    return (
      this.rows[row][this.#steps.length] === taker && this.#steps.slice(given).every(({ giver }) => giver !== taker)
    );
  }
}

function without(cards: readonly Card[], taken: readonly Card[]): Card[] {
  const left = [...cards];
  for (const card of taken) takeFrom(left, card);
  return left;
}

/** The other seats, beginning with the one that takes from the viewer: cards wander from each to the next. */
const upstream = ({ seat, seats }: OldMaidView): Seat[] => {
  const from = seat ?? seats;
  return Array.from({ length: seats }, (_, step) => (from + seats - 1 - step) % seats).filter(
    (other) => other !== seat,
  );
};
