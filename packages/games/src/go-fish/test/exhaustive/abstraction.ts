import { cardOf, type Rank, type Rules, SUIT_COUNT, type Suit } from '@shoal/core';
import { Violation } from '../../../../test/exhaustive/subject.ts';
import { ASK, FISH, type GoFishState, NOTHING_ASKED } from '../../rules/state.ts';
import type { Suits } from '../../rules/suits.ts';
import type { GoFish } from '../../rules/vocabulary.ts';
import { Multisets } from './multisets.ts';
import {
  countedSuit,
  missingByPlaces,
  NO_TYPE,
  placesOf,
  type RankType,
  rankTypesOf,
  typesByPlaces,
} from './rank-types.ts';
import { handAt, laidAt } from './subject.ts';

const ME = 0;

/** Bits: which hands hold cards. */
const MINE = 1;
const THEIRS = 2;
const BOTH = 3;

/** What the seat to act must do: ask, fish without asking (R4), or fish after asking for a rank of some type. */
const TO_ASK = 0;
const TO_FISH_UNASKED = 1;
const TO_FISH = 2;

/** The number of every finished game. */
export const ENDED = -1;

/**
 * Two-seat Go Fish from the view of the seat to act, with ranks and suits interchangeable. A state is a multiset of
 * rank types with a phase, encoded as one number that can be converted to a real state and back.
 */
export class Abstraction {
  readonly count: number;
  readonly types: readonly RankType[];
  /** The type of each rank of the number read last, with equal types side by side. */
  readonly typeOf: Uint8Array;
  /** The rank asked for in vain in the number read last, the first of its type; −1 without a miss. */
  asked: Rank | typeof NOTHING_ASKED = NOTHING_ASKED;
  /** Of the state numbered last: cards in the stock, then ranks that both seats hold, then whether an ask is due. */
  potential = 0;

  private readonly ranks: number;
  private readonly multisets: Multisets;
  private readonly missTypes: Uint8Array;
  private readonly modes: number;
  private readonly rules: Rules<GoFish>;
  private readonly blank: GoFishState;
  private readonly typeAt: Uint8Array;
  private readonly missingAt: Uint16Array;
  private readonly sharedTypes: Uint8Array;
  private readonly counts: Uint8Array;
  private readonly stockSuits: Uint16Array;

  constructor(rules: Rules<GoFish>, ranks: number) {
    this.rules = rules;
    this.ranks = ranks;
    this.types = rankTypesOf(rules.options.bookSize);
    this.typeAt = typesByPlaces(this.types);
    this.missingAt = missingByPlaces();
    this.multisets = new Multisets(this.types.length, ranks);
    this.missTypes = this.numbersOf(({ mine, theirs }) => mine > 0 && theirs === 0);
    this.sharedTypes = this.numbersOf(({ mine, theirs }) => mine > 0 && theirs > 0);
    this.modes = TO_FISH + this.missTypes.length;
    this.count = this.multisets.count * this.modes;
    this.typeOf = new Uint8Array(ranks);
    this.counts = new Uint8Array(this.types.length);
    this.stockSuits = new Uint16Array(ranks);
    this.blank = rules.create();
  }

  /** Converts a number to a real state. All books lie before the seat to act, since their owner does not matter. */
  read(number: number, state: GoFishState): void {
    const multiset = Math.floor(number / this.modes);
    const mode = number - multiset * this.modes;
    this.multisets.read(multiset, this.typeOf);
    this.rules.copy(this.blank, state);
    let top = state.pack.length;
    for (let rank = 0; rank < this.ranks; rank++) top = this.place(state, rank as Rank, top);
    state.next = top;
    state.turn = ME;
    state.phase = mode === TO_ASK ? ASK : FISH;
    this.asked = mode < TO_FISH ? NOTHING_ASKED : (this.typeOf.indexOf(this.missTypes[mode - TO_FISH]) as Rank);
    state.asked = this.asked;
    state.askedOf = 1 - ME;
  }

  /** Converts a real state to its number. Throws unless every card is in one place and the phase follows the rules. */
  numberOf(state: GoFishState): number {
    this.findStock(state);
    this.counts.fill(0);
    const me = state.turn;
    let mine = 0;
    let theirs = 0;
    for (let rank = 0; rank < this.ranks; rank++) {
      const myCards = handAt(state, me, rank);
      const theirCards = handAt(state, 1 - me, rank);
      const places = placesOf(myCards, theirCards, laidAt(state, 0, rank), laidAt(state, 1, rank));
      const type = this.typeAt[places];
      if (!(type < NO_TYPE) || this.stockSuits[rank] !== this.missingAt[places]) throw lostCard(rank);
      this.counts[type] += 1;
      mine |= myCards;
      theirs |= theirCards;
    }
    return this.conclude(state, (mine === 0 ? 0 : MINE) | (theirs === 0 ? 0 : THEIRS));
  }

  private conclude(state: GoFishState, holders: number): number {
    let shared = 0;
    for (const type of this.sharedTypes) shared += this.counts[type];
    this.potential = ((state.stockSize << 4) + shared) * 2 + (state.phase === ASK ? 1 : 0);
    if (this.hasEnded(state, holders)) return ENDED;
    return this.multisets.numberOf(this.counts) * this.modes + this.modeOf(state, holders);
  }

  private numbersOf(isMeant: (type: RankType) => boolean): Uint8Array {
    return Uint8Array.from([...this.types.keys()].filter((type) => isMeant(this.types[type])));
  }

  private place(state: GoFishState, rank: Rank, top: number): number {
    const { mine, theirs, laid, inStock } = this.types[this.typeOf[rank]];
    const { bookSize } = this.rules.options;
    for (let suit = 0; suit < mine; suit++) state.receive(ME, cardOf(rank, suit as Suit));
    for (let suit = mine; suit < mine + theirs; suit++) state.receive(1 - ME, cardOf(rank, suit as Suit));
    for (let left = laid; left > 0; left -= bookSize) state.layDown(ME, rank, suitsFrom(SUIT_COUNT - left, bookSize));
    for (let i = 1; i <= inStock; i++) state.pack[top - i] = cardOf(rank, (mine + theirs + i - 1) as Suit);
    return top - inStock;
  }

  private findStock({ pack, next }: GoFishState): void {
    this.stockSuits.fill(0);
    for (let at = next; at < pack.length; at++) this.stockSuits[pack[at] >> 2] += countedSuit(pack[at] & 3);
  }

  private hasEnded(state: GoFishState, holders: number): boolean {
    const { refill, end } = this.rules.options;
    if (refill > 0 && state.stockSize > 0 && holders !== BOTH) throw new Violation('an empty hand was not refilled');
    const mustEnd = holders === 0 || (end === 'first-empty-hand' && holders !== BOTH);
    if (mustEnd && !this.rules.isOver(state)) throw new Violation('the game should be over');
    if (!mustEnd && this.rules.isOver(state)) throw new Violation('the game ended early');
    return mustEnd;
  }

  private modeOf(state: GoFishState, holders: number): number {
    if ((holders & MINE) === 0) throw new Violation('a seat without cards has the turn');
    if ((state.phase === ASK || state.asked !== NOTHING_ASKED) !== (holders === BOTH)) throw wrongPhase();
    if (state.phase === ASK) return TO_ASK;
    if (state.stockSize === 0) throw wrongPhase();
    if (state.asked === NOTHING_ASKED) return TO_FISH_UNASKED;
    const { asked, turn } = state;
    const mine = handAt(state, turn, asked);
    const theirs = handAt(state, 1 - turn, asked);
    const miss = this.missTypes.indexOf(
      this.typeAt[placesOf(mine, theirs, laidAt(state, 0, asked), laidAt(state, 1, asked))],
    );
    if (miss < 0) throw wrongPhase();
    return TO_FISH + miss;
  }
}

const suitsFrom = (first: number, count: number): Suits => ((1 << count) - 1) << first;
const lostCard = (rank: number) => new Violation(`a card of rank ${rank} is lost or doubled`);
const wrongPhase = () => new Violation('a seat is to do what the rules do not let it do');
