import { type ActionCode, type Card, cardOf, lowestBit, type Rank, type Rng, SUIT_COUNT, type Suit } from '@shoal/core';
import { namingCode } from '../rules/codes.ts';
import { pointsOf } from '../rules/points.ts';
import { countIn, faceAt, RANK_HIGH, RANK_LOW, SUIT_HIGH, SUIT_LOW } from './faces.ts';
import type { CrazyEightsSeatKnowledge } from './seat-knowledge.ts';

/** More than the points of any card, so that the length of a suit counts first. */
const SUIT_STEP = 64;

/** Every bit that a low or a high face can have. */
const ALL = (1 << 28) - 1;

/** Plays the card with the most points from the longest suit. */
export class Greed {
  readonly #wild: Rank;
  readonly #points: Uint8Array;
  /** How many cards of each suit the seat believes it holds, wild ones left out. */
  readonly #lengths = new Uint8Array(SUIT_COUNT);

  constructor(wild: Rank) {
    this.#wild = wild;
    this.#points = Uint8Array.from({ length: 52 }, (_, card) => pointsOf(card as Card, wild));
  }

  choose(knowledge: CrazyEightsSeatKnowledge): ActionCode {
    const { naturalLow, naturalHigh } = knowledge;
    this.#measure(knowledge, ALL, ALL);
    if ((naturalLow | naturalHigh) === 0) return this.#nameLongest(knowledge);
    return this.#dearest(naturalLow, naturalHigh);
  }

  /** Chooses as `choose` does, but overlooks about one card in eight, even if a wild card must be played instead. */
  chooseAbsently(knowledge: CrazyEightsSeatKnowledge, rng: Rng): ActionCode {
    const { naturalLow, naturalHigh, wilds } = knowledge;
    if ((naturalLow | naturalHigh | wilds) === 0) return knowledge.otherwise as ActionCode;
    const low = noticed(rng);
    const high = noticed(rng);
    this.#measure(knowledge, low, high);
    if ((naturalLow & low) | (naturalHigh & high)) return this.#dearest(naturalLow & low, naturalHigh & high);
    return wilds === 0 ? this.#dearest(naturalLow, naturalHigh) : this.#nameLongest(knowledge);
  }

  /** Plays a wild card, naming the longer of two random suits; without one, takes the remaining action. */
  nameAny(knowledge: CrazyEightsSeatKnowledge, rng: Rng): ActionCode {
    if (knowledge.wilds === 0) return knowledge.otherwise as ActionCode;
    this.#measure(knowledge, ALL, ALL);
    const lengths = this.#lengths;
    const one = rng.below(SUIT_COUNT);
    const other = rng.below(SUIT_COUNT);
    return this.#name(knowledge.wilds, lengths[one] < lengths[other] ? other : one);
  }

  #measure({ hand }: CrazyEightsSeatKnowledge, noticedLow: number, noticedHigh: number): void {
    const low = noticedLow & ~RANK_LOW[this.#wild];
    const high = noticedHigh & ~RANK_HIGH[this.#wild];
    for (let suit = 0; suit < SUIT_COUNT; suit++) {
      this.#lengths[suit] = countIn(hand, SUIT_LOW[suit] & low, SUIT_HIGH[suit] & high);
    }
  }

  #nameLongest({ wilds, otherwise }: CrazyEightsSeatKnowledge): ActionCode {
    if (wilds === 0) return otherwise as ActionCode;
    const lengths = this.#lengths;
    let longest = 0;
    for (let suit = 1; suit < SUIT_COUNT; suit++) if (lengths[suit] > lengths[longest]) longest = suit;
    return this.#name(wilds, longest);
  }

  #name(wilds: number, suit: number): ActionCode {
    return namingCode(cardOf(this.#wild, lowestBit(wilds) as Suit), suit);
  }

  #dearest(low: number, high: number): ActionCode {
    let best = -1;
    let most = -1;
    for (let word = 0; word < 2; word++) {
      for (let set = word === 0 ? low : high; set !== 0; set &= set - 1) {
        const card = faceAt(word, lowestBit(set));
        const worth = this.#lengths[card & 3] * SUIT_STEP + this.#points[card];
        if (worth <= most) continue;
        most = worth;
        best = card;
      }
    }
    return best as ActionCode;
  }
}

/** A random seven eighths of the faces. */
const noticed = (rng: Rng): number => half(rng) | (half(rng) << 14);

const half = (rng: Rng): number => rng.below(0x4000) | rng.below(0x4000) | rng.below(0x4000);
