import type { Card, Pack, Seat } from '@shoal/core';

export const PLAY = 0;
export const VOTE = 1;
export const OVER = 2;

/** How a game ended; meaningless before that. */
export const BY_OUT = 0;
export const BY_VOTE = 1;
export const BY_BLOCK = 2;

/** The face that the next card must match; this value is matched by every card. */
export const ANYTHING = 52;

/** The cards of a hand are two sets of bits: faces up to the last seven, and the others. */
export const HIGH_CARDS = 28;
const TWIN = 2;

/** The index of a seat's cards: low faces, high faces, then both for second twins. */
export const rowOf = (seat: Seat): number => seat << 2;

/** Which of the two sets holds a face: 0 or 1, without an unpredictable branch, which would be slow. */
export const wordOf = (card: number): number => (card + 64 - HIGH_CARDS) >> 6;
/** The place of a face in its set. */
export const placeOf = (card: number): number => card - (HIGH_CARDS & -wordOf(card));

/** No action: a seat can only play cards, or the game is over. */
export const NOTHING = -1;

/** The state of a game. */
export class CrazyEightsState {
  /** One block of memory under all the arrays, so that a copy is one call. */
  declare private readonly bytes: Uint8Array;
  declare readonly hands: Int32Array;
  /** From `next` to before `end`, top first. */
  declare readonly stock: Uint8Array;
  /** The discard pile, up-card last. */
  declare readonly pile: Uint8Array;
  /** Place of each seat that is out; 0 while it plays. */
  declare readonly places: Uint8Array;

  next = 0;
  end = 0;
  pileSize = 0;
  /** Wild starters put under the stock. Drawing does not count them down; a rebuild forgets them. */
  starters = 0;
  turn: Seat = 0;
  phase = PLAY;
  wanted = ANYTHING;
  direction: 1 | -1 = 1;
  penalty = 0;
  drawn = 0;
  mustPlay = false;
  passes = 0;
  rebuilds = 0;
  /** Seats still in play, as a set of bits, and how many they are. */
  inPlay = 0;
  playing = 0;
  votesLeft = 0;
  afterVote: Seat = 0;
  reason = BY_OUT;

  // The legal actions of the seat to act, found once when its decision begins.
  naturalLow = 0;
  naturalHigh = 0;
  /** Suits in which a wild card is held. */
  wilds = 0;
  /** One other action: draw, pass or vote; or nothing. */
  otherwise = NOTHING;

  constructor(seats: number, pack: Pack) {
    const handBytes = seats * 4 * Int32Array.BYTES_PER_ELEMENT;
    const buffer = new ArrayBuffer(handBytes + pack.length * 2 + seats);
    this.bytes = new Uint8Array(buffer);
    this.hands = new Int32Array(buffer, 0, seats * 4);
    this.stock = new Uint8Array(buffer, handBytes, pack.length);
    this.pile = new Uint8Array(buffer, handBytes + pack.length, pack.length);
    this.places = new Uint8Array(buffer, handBytes + pack.length * 2, seats);
    this.stock.set(pack);
    this.end = pack.length;
    this.inPlay = (1 << seats) - 1;
    this.playing = seats;
  }

  get stockSize(): number {
    return this.end - this.next;
  }

  /** Wild starters that still lie at the bottom of the stock. */
  get buried(): number {
    return Math.min(this.starters, this.stockSize);
  }

  get upCard(): Card {
    return this.pile[this.pileSize - 1] as Card;
  }

  receive(seat: Seat, card: Card): void {
    const { hands } = this;
    const at = rowOf(seat) + wordOf(card);
    const bit = 1 << placeOf(card);
    hands[(hands[at] & bit) === 0 ? at : at + TWIN] |= bit;
  }

  release(seat: Seat, card: Card): void {
    const { hands } = this;
    const at = rowOf(seat) + wordOf(card);
    const bit = 1 << placeOf(card);
    hands[(hands[at + TWIN] & bit) === 0 ? at : at + TWIN] ^= bit;
  }

  /** The first twin is always held before the second, so the first two integers suffice. */
  hasNoCards(seat: Seat): boolean {
    const row = rowOf(seat);
    return (this.hands[row] | this.hands[row + 1]) === 0;
  }

  /** How many copies of a face a hand holds. */
  copies(seat: Seat, card: Card): number {
    const at = rowOf(seat) + wordOf(card);
    const place = placeOf(card);
    return ((this.hands[at] >> place) & 1) + ((this.hands[at + TWIN] >> place) & 1);
  }

  copyFrom(other: CrazyEightsState): void {
    this.bytes.set(other.bytes);
    this.next = other.next;
    this.end = other.end;
    this.pileSize = other.pileSize;
    this.starters = other.starters;
    this.turn = other.turn;
    this.phase = other.phase;
    this.wanted = other.wanted;
    this.direction = other.direction;
    this.penalty = other.penalty;
    this.drawn = other.drawn;
    this.mustPlay = other.mustPlay;
    this.passes = other.passes;
    this.rebuilds = other.rebuilds;
    this.inPlay = other.inPlay;
    this.playing = other.playing;
    this.votesLeft = other.votesLeft;
    this.afterVote = other.afterVote;
    this.reason = other.reason;
    this.naturalLow = other.naturalLow;
    this.naturalHigh = other.naturalHigh;
    this.wilds = other.wilds;
    this.otherwise = other.otherwise;
  }
}
