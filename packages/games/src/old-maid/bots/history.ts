import { CARD_COUNT, type Card, type Rng, type Seat } from '@shoal/core';
import type { OldMaidRules } from '../rules/rules.ts';
import type { OldMaidEvent, OldMaidView } from '../rules/vocabulary.ts';
import { ASIDE, LAID, Reconstruction } from './reconstruction.ts';
import { storyIn } from './steps.ts';

/** Exchanges tried for each hidden card: between two worlds, and before the first, so that the start is forgotten. */
const TRIES = 10;
const TRIES_TO_FORGET = 15;
const FEWEST_TRIES = 600;
/** An exchange that adds a clash is accepted once in this many times. */
const RELUCTANCE = 8;
/** Tries for each card that clashes, until no card does. */
const TRIES_TO_BEGIN = 30;
/** Rounds of these tries before the earliest takes are left out; fewer with two packs, where twins can be mixed up. */
const PATIENCE = 400;
const PATIENCE_WITH_TWINS = 20;
/** More rounds than this mean a bug in this file. */
const MOST_ROUNDS = 10_000;

/**
 * A random walk (Metropolis) among the histories that agree with what a viewer was told: all of them are equally likely
 * (R42). docs/adding-a-game.md explains it.
 */
export class History {
  readonly faces: readonly Card[];
  /** The place of each card after each take. */
  readonly #rows: readonly Uint8Array[];
  #first: number;
  /** How often the history breaks a rule, such as by two of a kind in one hand. */
  #clashCount = 0;
  readonly #last: number;
  readonly #known: Int16Array;
  readonly #viewer: Seat | null;
  /** Of each card: the others of its kind, which never lie in one hand with it. */
  readonly #mates: readonly (readonly number[])[];
  readonly #kinds: Uint8Array;
  /** By seat and kind: the lowest card that could be left when the first pairs were laid down (R41). */
  readonly #lowest = new Uint8Array(ASIDE * CARD_COUNT);
  /** Cards that may lie elsewhere. */
  readonly #hidden: readonly number[];
  /** Cards whose place now is no secret, though the viewer does not see it. */
  readonly #certain: readonly boolean[];
  readonly #patience: number;

  /** Starts from any history. */
  constructor(rules: OldMaidRules, view: OldMaidView, log: readonly OldMaidEvent[], rng: Rng) {
    const { opening, steps } = storyIn(log);
    const reconstruction = new Reconstruction(rules, view, steps, rng);
    const { faces, rows, known, first } = reconstruction;
    this.faces = faces;
    this.#rows = rows;
    this.#known = known;
    this.#first = first;
    this.#last = steps.length;
    this.#viewer = view.seat;
    this.#kinds = rules.kinds;
    this.#mates = faces.map((face, row) =>
      [...faces.keys()].filter((other) => other !== row && rules.kinds[faces[other]] === rules.kinds[face]),
    );
    for (const { seat, cards } of opening) this.#lowest[this.#slot(seat, cards[1])] = cards[1];
    const isOpen = (row: number) => faces[row] === view.setAside || rows[row].every((place) => place === view.seat);
    this.#certain = faces.map((_, row) => reconstruction.isCertain(row));
    this.#patience = rules.options.packs === 1 ? PATIENCE : PATIENCE_WITH_TWINS;
    this.#hidden = [...faces.keys()].filter((row) => !isOpen(row));
    this.#begin(rng);
    this.#walk(TRIES_TO_FORGET, rng);
  }

  /** Moves on to another history. */
  walk(rng: Rng): void {
    this.#walk(TRIES, rng);
  }

  #walk(triesEach: number, rng: Rng): void {
    for (let round = 0; round === 0 || this.#clashCount > 0; round++) {
      if (round > MOST_ROUNDS) throw new Error('no world agrees with what was told');
      for (let tries = Math.max(FEWEST_TRIES, triesEach * this.#hidden.length); tries > 0; tries--) {
        // Where cards lie now matters most, so every other try begins there.
        const at = tries % 2 === 0 ? this.#last : this.#anyMoment(rng);
        this.#tryExchange(this.#anyCard(rng), this.#anyCard(rng), at, rng);
      }
    }
  }

  /** Where a card lies now: with a seat, aside, or laid down. */
  placeNow(row: number): number {
    return this.#rows[row][this.#last];
  }

  #anyCard(rng: Rng): number {
    return this.#hidden[rng.below(this.#hidden.length)];
  }

  #anyMoment(rng: Rng): number {
    return this.#first + rng.below(this.#last - this.#first + 1);
  }

  /** The reconstruction leaves clashes to be undone. Where that fails, the story begins after the last of them. */
  #begin(rng: Rng): void {
    this.#clashCount = this.#countClashes();
    for (let round = 1; this.#clashCount > 0; round++) {
      const last = this.#undoClashes(rng);
      if (round % this.#patience > 0) continue;
      this.#first = Math.min(last + 1, this.#last);
      this.#clashCount = this.#countClashes();
      if (round > MOST_ROUNDS) throw new Error('no world agrees with what was told');
    }
  }

  #countClashes(): number {
    let count = 0;
    for (const row of this.#hidden) {
      for (const mate of this.#mates[row]) {
        if (mate < row) count += overlap(this.#rows[row], this.#rows[mate], this.#first, this.#last);
      }
      if (this.#first === 0 && this.#isTooLow(row, this.#rows[row][0])) count += 1;
    }
    return count;
  }

  /** Tries exchanges of every card that clashes, when it does; returns the last moment of a clash, below 0 if none. */
  #undoClashes(rng: Rng): number {
    let last = -1;
    for (const row of this.#hidden) {
      const at = this.#clashAt(row);
      last = Math.max(last, at);
      for (let tries = at < 0 ? 0 : TRIES_TO_BEGIN; tries > 0 && this.#clashCount > 0; tries--) {
        this.#tryExchange(row, this.#anyCard(rng), at, rng);
        this.#tryExchange(row, this.#anyCard(rng), this.#anyMoment(rng), rng);
        this.#tryExchange(this.#anyCard(rng), this.#anyCard(rng), this.#anyMoment(rng), rng);
      }
    }
    return last;
  }

  /** The last moment at which a card clashes; below 0 when it never does. */
  #clashAt(row: number): number {
    const places = this.#rows[row];
    let last = this.#first === 0 && this.#isTooLow(row, places[0]) ? 0 : -1;
    for (const mate of this.#mates[row]) {
      const others = this.#rows[mate];
      for (let at = this.#last; at > last && at >= this.#first; at--) {
        if (places[at] === others[at] && places[at] < ASIDE) last = at;
      }
    }
    return last;
  }

  /** Two cards exchange places for as long as they lay apart around a moment, seldom if they then clash more. */
  #tryExchange(a: number, b: number, at: number, rng: Rng): void {
    const rowA = this.#rows[a];
    const rowB = this.#rows[b];
    if (rowA[at] === rowB[at]) return;
    let from = at;
    while (from > this.#first && rowA[from - 1] !== rowB[from - 1]) from -= 1;
    let to = at;
    while (to < this.#last && rowA[to + 1] !== rowB[to + 1]) to += 1;
    if (this.#isKnown(a, b, from, to)) return;
    const after = this.#clashes(a, b, rowB, from, to) + this.#clashes(b, a, rowA, from, to);
    const before =
      this.#clashCount === 0 ? 0 : this.#clashes(a, b, rowA, from, to) + this.#clashes(b, a, rowB, from, to);
    for (let more = after - before; more > 0; more--) if (rng.below(RELUCTANCE) > 0) return;
    exchange(rowA, rowB, from, to);
    this.#clashCount += after - before;
  }

  /** Does the viewer know where one of two cards lay, or that it moved? */
  #isKnown(a: number, b: number, from: number, to: number): boolean {
    const rowA = this.#rows[a];
    const rowB = this.#rows[b];
    if (to === this.#last && (this.#certain[a] || this.#certain[b])) return true;
    for (let at = from; at <= to; at++) if (this.#isOpen(rowA[at]) || this.#isOpen(rowB[at])) return true;
    // Two entries for each take, from the one before the first of these moments to the one after the last.
    const end = 2 * Math.min(to + 1, this.#last);
    for (let at = 2 * Math.max(from - 1, this.#first); at < end; at++) {
      if (this.#known[at] === a || this.#known[at] === b) return true;
    }
    return false;
  }

  #isOpen(place: number): boolean {
    return place === this.#viewer || place === LAID;
  }

  /** How often a card would lie in one hand with a mate, or below a card that was laid down before it. */
  #clashes(row: number, except: number, places: Uint8Array, from: number, to: number): number {
    let clashes = from === 0 && this.#isTooLow(row, places[0]) ? 1 : 0;
    for (const mate of this.#mates[row]) if (mate !== except) clashes += overlap(places, this.#rows[mate], from, to);
    return clashes;
  }

  #isTooLow(row: number, place: number): boolean {
    return place < ASIDE && this.faces[row] < this.#lowest[this.#slot(place, this.faces[row])];
  }

  #slot(seat: Seat, card: Card): number {
    return seat * CARD_COUNT + this.#kinds[card];
  }
}

/** How often two cards lie in one hand. */
function overlap(one: Uint8Array, other: Uint8Array, from: number, to: number): number {
  let count = 0;
  for (let at = from; at <= to; at++) if (one[at] === other[at] && one[at] < ASIDE) count += 1;
  return count;
}

function exchange(one: Uint8Array, other: Uint8Array, from: number, to: number): void {
  for (let at = from; at <= to; at++) {
    const place = one[at];
    one[at] = other[at];
    other[at] = place;
  }
}
