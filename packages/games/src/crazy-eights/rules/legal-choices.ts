import {
  type ActionCode,
  CARD_COUNT,
  type Card,
  cardOf,
  countBits,
  countByte,
  nthBit,
  type Rank,
  type RankName,
  type Rng,
  rankNamed,
  rankOf,
  SUIT_COUNT,
  type Suit,
} from '@shoal/core';
import { cardIn, DRAW_CODE, KEEP_PLAYING_CODE, namingCode, PASS_CODE, PLAY_CODES, STOP_CODE } from './codes.ts';
import { matchingOf } from './matching.ts';
import type { CrazyEightsOptions } from './options.ts';
import { ANYTHING, type CrazyEightsState, HIGH_CARDS, NOTHING, PLAY, placeOf, rowOf, VOTE, wordOf } from './state.ts';
import { REBUILD_LIMIT } from './vocabulary.ts';

const NO_LIMIT = 1000;

/** The legal actions of the seat to act, found once when its decision begins. */
export class LegalChoices {
  declare readonly matching: Int32Array;
  declare private readonly wild: Rank;
  declare private readonly wildWord: number;
  declare private readonly wildPlace: number;
  declare private readonly drawTwo: RankName | null;
  declare private readonly drawLimit: number;
  declare private readonly mayPassHolding: boolean;
  declare private readonly drawWithPlayable: boolean;
  declare private readonly rebuilds: boolean;

  constructor(options: CrazyEightsOptions) {
    this.matching = matchingOf(options);
    this.wild = rankNamed(options.wild);
    this.wildWord = wordOf(cardOf(this.wild, 0 as Suit));
    this.wildPlace = placeOf(cardOf(this.wild, 0 as Suit));
    this.drawTwo = options.drawTwo;
    this.drawLimit = options.draw === 'until-playable' ? NO_LIMIT : options.draw;
    this.mayPassHolding = options.draw !== 'until-playable';
    this.drawWithPlayable = options.drawWithPlayable;
    this.rebuilds = options.stockEmpty === 'rebuild';
  }

  canDraw(state: CrazyEightsState): boolean {
    return state.next < state.end || this.canRebuild(state);
  }

  private canRebuild(state: CrazyEightsState): boolean {
    return this.rebuilds && state.pileSize > 1 && state.rebuilds < REBUILD_LIMIT;
  }

  /** Finds the legal actions of the seat to act. */
  refresh(state: CrazyEightsState): void {
    if (state.phase !== PLAY) setNoPlays(state, state.phase === VOTE ? KEEP_PLAYING_CODE : NOTHING);
    else if (state.penalty > 0) this.refreshPenalty(state);
    else this.refreshTurn(state);
  }

  /** Finds the legal actions outside a vote or a penalty. */
  refreshTurn(state: CrazyEightsState): void {
    const { hands } = state;
    const { matching } = this;
    const row = rowOf(state.turn);
    const wanted = state.wanted << 1;
    state.naturalLow = hands[row] & matching[wanted];
    state.naturalHigh = hands[row + 1] & matching[wanted + 1];
    state.wilds = (hands[row + this.wildWord] >> this.wildPlace) & 15;
    if (state.mustPlay) state.otherwise = NOTHING;
    else this.refreshDraw(state);
  }

  /** Decides whether the seat to act may also draw or pass (3.2.4, 3.2.6), never both. */
  refreshDraw(state: CrazyEightsState): void {
    if (state.drawn >= this.drawLimit) state.otherwise = PASS_CODE;
    else if (state.next === state.end && !this.canRebuild(state)) state.otherwise = this.withoutStock(state);
    else state.otherwise = holdsNatural(state) && !this.drawWithPlayable ? NOTHING : DRAW_CODE;
  }

  /** A seat that cannot draw may pass, unless it can play and has not drawn. */
  private withoutStock(state: CrazyEightsState): number {
    const canPlay = (state.naturalLow | state.naturalHigh | state.wilds) !== 0;
    return canPlay && !(state.drawn > 0 && this.mayPassHolding) ? NOTHING : PASS_CODE;
  }

  /** Only another drawTwo card or the penalty itself, not even a wild card (3.2.8). */
  private refreshPenalty(state: CrazyEightsState): void {
    setNoPlays(state, DRAW_CODE);
    if (this.drawTwo === null) return;
    const first = cardOf(rankNamed(this.drawTwo), 0 as Suit);
    const held = state.hands[rowOf(state.turn) + wordOf(first)] & (15 << placeOf(first));
    if (wordOf(first) === 0) state.naturalLow = held;
    else state.naturalHigh = held;
  }

  count(state: CrazyEightsState): number {
    const { naturalLow, naturalHigh, wilds, otherwise } = state;
    return countBits(naturalLow) + countBits(naturalHigh) + countByte(wilds) * SUIT_COUNT + countOthers(otherwise);
  }

  /** The n-th legal action: natural plays, wild cards with each suit, then draw, pass or votes. */
  at(state: CrazyEightsState, n: number): ActionCode {
    return this.among(state, n, countBits(state.naturalLow), countBits(state.naturalHigh));
  }

  /** A random legal action, each equally likely. */
  sample(state: CrazyEightsState, rng: Rng): ActionCode {
    const { naturalLow, naturalHigh, wilds, otherwise } = state;
    if ((naturalLow | naturalHigh | wilds) === 0) return this.sampleOther(otherwise, rng);
    const lows = countBits(naturalLow);
    const highs = countBits(naturalHigh);
    const count = lows + highs + countByte(wilds) * SUIT_COUNT + (otherwise === NOTHING ? 0 : 1);
    return this.among(state, count === 1 ? 0 : rng.below(count), lows, highs);
  }

  private sampleOther(otherwise: number, rng: Rng): ActionCode {
    return (otherwise === KEEP_PLAYING_CODE ? otherwise + rng.below(2) : otherwise) as ActionCode;
  }

  private among(state: CrazyEightsState, n: number, lows: number, highs: number): ActionCode {
    if (n >= lows + highs) return this.afterNaturals(state, n - lows - highs);
    // All ones when n is beyond the low set. An unpredictable branch would be slow.
    const ifHigh = ~((n - lows) >> 31);
    const set = state.naturalLow ^ ((state.naturalLow ^ state.naturalHigh) & ifHigh);
    return ((HIGH_CARDS & ifHigh) + nthBit(set, n - (lows & ifHigh))) as ActionCode;
  }

  private afterNaturals(state: CrazyEightsState, n: number): ActionCode {
    const namings = countByte(state.wilds) * SUIT_COUNT;
    if (n >= namings) return (state.otherwise + n - namings) as ActionCode;
    return namingCode(cardOf(this.wild, nthBit(state.wilds, n >> 2) as Suit), n & 3);
  }

  has(state: CrazyEightsState, code: ActionCode): boolean {
    if (code < CARD_COUNT) return this.isNatural(state, code as number as Card);
    if (code < PLAY_CODES) {
      const card = cardIn(code);
      return card >> 2 === this.wild && ((state.wilds >> (card & 3)) & 1) === 1;
    }
    return code === state.otherwise || (code === STOP_CODE && state.otherwise === KEEP_PLAYING_CODE);
  }

  /** Could this card be played now, if it were in the hand? */
  isPlayable(state: CrazyEightsState, card: Card): boolean {
    const matches = this.matching[(state.wanted << 1) + wordOf(card)] >> placeOf(card);
    return (matches & 1) === 1 || rankOf(card) === this.wild;
  }

  private isNatural(state: CrazyEightsState, card: Card): boolean {
    const bits = card < HIGH_CARDS ? state.naturalLow >> card : state.naturalHigh >> (card - HIGH_CARDS);
    return (bits & 1) === 1;
  }
}

/** A wild card is a natural match only when everything is. */
const holdsNatural = ({ naturalLow, naturalHigh, wilds, wanted }: CrazyEightsState): boolean =>
  (naturalLow | naturalHigh) !== 0 || (wilds !== 0 && wanted === ANYTHING);

function setNoPlays(state: CrazyEightsState, otherwise: number): void {
  state.naturalLow = 0;
  state.naturalHigh = 0;
  state.wilds = 0;
  state.otherwise = otherwise;
}

/** A vote has two answers; anything else is one action. */
function countOthers(otherwise: number): number {
  if (otherwise === NOTHING) return 0;
  return otherwise === KEEP_PLAYING_CODE ? 2 : 1;
}
