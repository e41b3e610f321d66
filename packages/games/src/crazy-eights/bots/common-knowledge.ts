import {
  type ActionCode,
  CARD_COUNT,
  type Card,
  type EventLog,
  type Pack,
  type RankName,
  rankNamed,
  rankOf,
  type Seat,
} from '@shoal/core';
import { cardIn, namedIn } from '../rules/codes.ts';
import { AFTER_REBUILD, DRAW, DRAWN, DREW, listLength, OUT, PASS, PLAY, REBUILT, STARTER } from '../rules/narration.ts';
import type { CrazyEightsOptions } from '../rules/options.ts';
import { ANYTHING, placeOf, wordOf } from '../rules/state.ts';
import { Exclusions } from './exclusions.ts';

/** A face that is not public. */
export const UNTOLD = ANYTHING + 1;
/** At most all wild cards of two packs lie under the stock. */
const BURIED_LIMIT = 8;

const rankOr = (name: RankName | null): number => (name === null ? -1 : rankNamed(name));

/** Adds a face to a set in the layout of a hand: low, high, and their twins. */
export function addTo(words: Int32Array, card: Card): void {
  const bit = 1 << placeOf(card);
  const at = wordOf(card);
  words[(words[at] & bit) === 0 ? at : at + 2] |= bit;
}

export function wordsOf(cards: readonly Card[]): Int32Array {
  const words = new Int32Array(4);
  for (const card of cards) addTo(words, card);
  return words;
}

/** The part of the rules that the knowledge needs. */
interface Told {
  readonly options: CrazyEightsOptions;
  readonly seats: number;
  readonly pack: Pack;
  readonly choices: { readonly matching: Int32Array };
}

/** What everyone knows from public events: which cards a seat cannot hold, and where the face-up cards lie. */
export class CrazyEightsCommonKnowledge {
  readonly #matching: Int32Array;
  readonly #wild: number;
  readonly #drawTwo: number;
  readonly #untilPlayable: boolean;
  readonly #drawsHolding: boolean;
  readonly #handSize: number;
  readonly #seats: number;
  readonly #undealt: number;
  readonly #pack: Int32Array;
  readonly exclusions: Exclusions;
  readonly sizes: Uint8Array;
  /** Faces that a seat is known to hold, low and high: cards it drew from the open bottom of the stock. */
  readonly known: Int32Array;
  /** The known cards of the discard pile and under the stock, in the layout of a hand: low, high, and their twins. */
  readonly open = new Int32Array(4);
  readonly buried = new Uint8Array(BURIED_LIMIT);
  buriedCount = 0;
  stockSize = 0;
  wanted = UNTOLD;
  upCard = 0;
  penalty = 0;
  drawn = 0;
  /** The face drawn last, if it is public. */
  lastDrawn = UNTOLD;
  inPlay = 0;
  rebuilds = 0;
  /** The seat that draws a penalty, and how many of its cards came before a rebuild. */
  #drawer: Seat = 0;
  #taken = 0;

  constructor({ options, seats, pack, choices }: Told) {
    this.#matching = choices.matching;
    this.#wild = rankNamed(options.wild);
    this.#drawTwo = rankOr(options.drawTwo);
    this.#untilPlayable = options.draw === 'until-playable';
    this.#drawsHolding = options.drawWithPlayable;
    this.#handSize = options.handSize;
    this.#seats = seats;
    this.#undealt = pack.length - seats * options.handSize;
    this.#pack = wordsOf(pack);
    this.exclusions = new Exclusions(seats);
    this.sizes = new Uint8Array(seats);
    this.known = new Int32Array(seats * 2);
  }

  clear(): void {
    this.exclusions.clear();
    this.sizes.fill(0);
    this.known.fill(0);
    this.open.fill(0);
    this.buried.fill(0);
    this.buriedCount = 0;
    this.stockSize = 0;
    this.wanted = UNTOLD;
    this.upCard = 0;
    this.penalty = 0;
    this.drawn = 0;
    this.lastDrawn = UNTOLD;
    this.inPlay = (1 << this.#seats) - 1;
    this.rebuilds = 0;
    this.#taken = 0;
    for (let seat = 0; seat < this.#seats; seat++) this.hold(seat, this.#handSize);
  }

  copyFrom(other: CrazyEightsCommonKnowledge): void {
    this.exclusions.copyFrom(other.exclusions);
    this.sizes.set(other.sizes);
    this.known.set(other.known);
    this.open.set(other.open);
    this.buried.set(other.buried);
    this.buriedCount = other.buriedCount;
    this.stockSize = other.stockSize;
    this.wanted = other.wanted;
    this.upCard = other.upCard;
    this.penalty = other.penalty;
    this.drawn = other.drawn;
    this.lastDrawn = other.lastDrawn;
    this.inPlay = other.inPlay;
    this.rebuilds = other.rebuilds;
    this.#drawer = other.#drawer;
    this.#taken = other.#taken;
  }

  /** Sets the size of a seat's first hand. */
  hold(seat: Seat, cards: number): void {
    this.exclusions.forget(seat);
    if (cards > 0) this.exclusions.receive(seat, cards);
    this.sizes[seat] = cards;
  }

  /** Applies the public part of each event; the cards that a seat drew are ignored. */
  apply(log: EventLog): void {
    const { ints, length } = log;
    for (let at = 0; at < length; at++) {
      const event = ints[at];
      this.applyEvent(event, log, at);
      at += listLength(event);
    }
  }

  private applyEvent(told: number, log: EventLog, at: number): void {
    const seat = (told >> 4) & 15;
    const value = told >> 8;
    switch (told & 15) {
      case PLAY:
        this.play(seat, value as ActionCode);
        break;
      case DRAWN:
        if ((value & AFTER_REBUILD) === 0) this.goDrawing(seat);
        this.drew(seat, 1);
        break;
      case DRAW:
        this.goDrawing(seat);
        break;
      case DREW:
        this.drew(seat, value);
        break;
      case PASS:
        this.pass(seat);
        break;
      case REBUILT:
        this.rebuild(value);
        break;
      case OUT:
        this.leave(seat);
        break;
      case STARTER:
        this.start((value & 255) as Card);
        for (let i = 1; i <= value >> 8; i++) this.bury(log.ints[at + i] as Card);
    }
  }

  start(card: Card): void {
    this.upCard = card;
    this.wanted = rankOf(card) === this.#wild ? ANYTHING : card;
    this.stockSize = this.#undealt - 1;
    this.lay(card);
  }

  bury(card: Card): void {
    this.buried[this.buriedCount++] = card;
    this.lay(card);
  }

  /** A card is turned face up. */
  lay(card: Card): void {
    addTo(this.open, card);
  }

  play(seat: Seat, code: ActionCode): void {
    const card = code < CARD_COUNT ? (code as number as Card) : cardIn(code);
    if (!this.playKnown(seat, card)) {
      if (rankOf(card) === this.#wild) this.exclusions.releaseWild(seat, card);
      else this.exclusions.release(seat, card);
    }
    this.sizes[seat] -= 1;
    this.upCard = card;
    this.wanted = code < CARD_COUNT ? card : (this.#wild << 2) | (namedIn(code) - 1);
    this.drawn = 0;
    if (rankOf(card) === this.#drawTwo) this.penalty += 2;
    this.lay(card);
  }

  private playKnown(seat: Seat, card: Card): boolean {
    const at = seat * 2 + wordOf(card);
    const bit = 1 << placeOf(card);
    if ((this.known[at] & bit) === 0) return false;
    this.known[at] ^= bit;
    return true;
  }

  /** A seat that draws holds no match, unless the rules allow it, and could not play its last draw (3.2.3, R21). */
  goDrawing(seat: Seat): void {
    this.#drawer = seat;
    this.#taken = 0;
    if (this.penalty > 0) return;
    if (this.drawn > 0 && this.#untilPlayable) this.exclusions.lastIsNotWild(seat);
    this.exclusions.doubtWild(seat);
    if (!this.#drawsHolding) this.holdsNoMatch(seat);
  }

  private holdsNoMatch(seat: Seat): void {
    if (this.wanted === UNTOLD) return;
    this.exclusions.exclude(seat, this.#matching[this.wanted << 1], this.#matching[(this.wanted << 1) + 1]);
  }

  drew(seat: Seat, cards: number): void {
    for (let i = this.#taken; i < cards; i++) this.take(seat);
    this.#taken = 0;
    this.drawn = this.penalty > 0 ? 0 : this.drawn + cards;
    this.penalty = 0;
  }

  /** The top card of the stock, which is public once only known cards are left. */
  private take(seat: Seat): void {
    const fromBottom = this.stockSize <= this.buriedCount && this.buriedCount > 0;
    if (this.stockSize > 0) this.stockSize -= 1;
    this.sizes[seat] += 1;
    this.lastDrawn = fromBottom ? this.buried[0] : UNTOLD;
    if (!fromBottom || !this.takeOpen(seat)) this.exclusions.receive(seat, 1);
  }

  /** Returns false if the seat is already known to hold its twin: only one of them is remembered. */
  private takeOpen(seat: Seat): boolean {
    const card = this.buried[0];
    this.buried.copyWithin(0, 1);
    this.buried[--this.buriedCount] = 0;
    const bit = 1 << placeOf(card);
    this.unlay(card, bit);
    const at = seat * 2 + wordOf(card);
    const isFirst = (this.known[at] & bit) === 0;
    this.known[at] |= bit;
    return isFirst;
  }

  private unlay(card: number, bit: number): void {
    const at = wordOf(card);
    this.open[(this.open[at + 2] & bit) === 0 ? at : at + 2] ^= bit;
  }

  /** A seat that passes can neither play nor draw, unless it has drawn as often as allowed (3.2.6). */
  pass(seat: Seat): void {
    if (this.drawn === 0 || this.#untilPlayable) {
      this.holdsNoMatch(seat);
      this.exclusions.excludeWild(seat);
    }
    this.drawn = 0;
  }

  /** The discard pile becomes the stock, so no hand holds a face of which every copy lay there. */
  rebuild(cards: number): void {
    for (; this.stockSize > 0; this.#taken++) this.take(this.#drawer);
    for (let seat = 0; seat < this.#seats; seat++) this.excludeOpen(seat);
    this.open.fill(0);
    this.lay(this.upCard as Card);
    this.stockSize = cards;
    this.rebuilds += 1;
  }

  private excludeOpen(seat: Seat): void {
    const { open } = this;
    const [, , twinLow, twinHigh] = this.#pack;
    this.exclusions.exclude(seat, (open[0] & ~twinLow) | open[2], (open[1] & ~twinHigh) | open[3]);
  }

  leave(seat: Seat): void {
    this.inPlay &= ~(1 << seat);
  }
}
