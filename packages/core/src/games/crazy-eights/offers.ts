import { countBits, countByte, nthBit } from '../../engine/bits.ts';
import {
  CARD_COUNT,
  type Card,
  cardOf,
  type Rank,
  type RankName,
  rankNamed,
  rankOf,
  SUIT_COUNT,
  type Suit,
} from '../../engine/card.ts';
import type { ActionCode } from '../../engine/kind.ts';
import { DRAW_CODE, KEEP_PLAYING_CODE, namedIn, namingCode, PASS_CODE, PLAY_CODES, STOP_CODE } from './codes.ts';
import { type Matching, matchingOf } from './matching.ts';
import type { CrazyEightsOptions } from './options.ts';
import { ANYTHING, type CrazyEightsState, HIGH_CARDS, PLAY, rowOf, VOTE } from './state.ts';

/** The stock is rebuilt at most so often in a game and then stays empty, so that every game ends (R24). */
export const REBUILD_LIMIT = 20;

const NO_LIMIT = 1000;
const VOTE_CODES = [KEEP_PLAYING_CODE, STOP_CODE] as const;

/** What the seat to act may do: found once when its decision begins; count, n-th and check all read it. */
export class Offers {
  private readonly matching: Matching;
  private readonly wild: Rank;
  private readonly drawTwo: RankName | null;
  private readonly drawLimit: number;
  private readonly mayPassHolding: boolean;
  private readonly drawWithPlayable: boolean;
  private readonly rebuilds: boolean;

  constructor(options: CrazyEightsOptions) {
    this.matching = matchingOf(options);
    this.wild = rankNamed(options.wild);
    this.drawTwo = options.drawTwo;
    this.drawLimit = options.draw === 'until-playable' ? NO_LIMIT : options.draw;
    this.mayPassHolding = options.draw !== 'until-playable';
    this.drawWithPlayable = options.drawWithPlayable;
    this.rebuilds = options.stockEmpty === 'rebuild';
  }

  canDraw(state: CrazyEightsState): boolean {
    return state.next < state.end || (this.rebuilds && state.pileSize > 1 && state.rebuilds < REBUILD_LIMIT);
  }

  /** Finds what the seat to act may do. */
  refresh(state: CrazyEightsState): void {
    if (state.penalty > 0) this.refreshPenalty(state);
    else this.refreshTurn(state);
  }

  private refreshTurn(state: CrazyEightsState): void {
    const row = rowOf(state.turn);
    const low = state.hands[row] & this.matching.low[state.wanted];
    const high = state.hands[row + 1] & this.matching.high[state.wanted];
    const wilds = suitsHeld(state, this.wild);
    state.naturalLow = low;
    state.naturalHigh = high;
    state.wilds = wilds;
    const isNatural = (low | high) !== 0 || (wilds !== 0 && state.wanted === ANYTHING);
    if (isNatural && !this.drawWithPlayable) {
      state.mayDraw = false;
      state.mayPass = state.drawn >= this.drawLimit || (state.drawn > 0 && this.mayPassHolding && !this.canDraw(state));
    } else {
      this.refreshDraw(state, isNatural || wilds !== 0);
    }
  }

  /** A seat that may draw as far as its hand goes: does the turn still allow it, and may it pass (3.2.4, 3.2.6)? */
  private refreshDraw(state: CrazyEightsState, canPlay: boolean): void {
    const canDraw = this.canDraw(state);
    const drewEnough = state.drawn >= this.drawLimit;
    state.mayDraw = canDraw && !drewEnough && !state.mustPlay;
    state.mayPass = drewEnough || (!canDraw && (!canPlay || (state.drawn > 0 && this.mayPassHolding)));
  }

  /** Only another drawTwo card or the penalty itself, not even a wild card (3.2.8). */
  private refreshPenalty(state: CrazyEightsState): void {
    const suits = this.drawTwo === null ? 0 : suitsHeld(state, rankNamed(this.drawTwo));
    const first = this.drawTwo === null ? 0 : cardOf(rankNamed(this.drawTwo), 0 as Suit);
    state.naturalLow = first < HIGH_CARDS ? suits << first : 0;
    state.naturalHigh = first < HIGH_CARDS ? 0 : suits << (first - HIGH_CARDS);
    state.wilds = 0;
    state.mayDraw = true;
    state.mayPass = false;
  }

  count(state: CrazyEightsState): number {
    if (state.phase !== PLAY) return state.phase === VOTE ? VOTE_CODES.length : 0;
    const plays = countBits(state.naturalLow) + countBits(state.naturalHigh) + countByte(state.wilds) * SUIT_COUNT;
    return plays + (state.mayDraw ? 1 : 0) + (state.mayPass ? 1 : 0);
  }

  /** The n-th of them: natural plays, wild cards with each suit they can name, draw, pass. */
  at(state: CrazyEightsState, n: number): ActionCode {
    if (state.phase === VOTE) return VOTE_CODES[n];
    const lows = countBits(state.naturalLow);
    if (n < lows) return nthBit(state.naturalLow, n) as ActionCode;
    const highs = countBits(state.naturalHigh);
    if (n < lows + highs) return (HIGH_CARDS + nthBit(state.naturalHigh, n - lows)) as ActionCode;
    return this.afterNaturals(state, n - lows - highs);
  }

  private afterNaturals(state: CrazyEightsState, n: number): ActionCode {
    const namings = countByte(state.wilds) * SUIT_COUNT;
    if (n < namings) return namingCode(cardOf(this.wild, nthBit(state.wilds, n >> 2) as Suit), n & 3);
    return state.mayDraw && n === namings ? DRAW_CODE : PASS_CODE;
  }

  has(state: CrazyEightsState, code: ActionCode): boolean {
    if (state.phase !== PLAY) return state.phase === VOTE && (code === KEEP_PLAYING_CODE || code === STOP_CODE);
    if (code < CARD_COUNT) return this.isNatural(state, code as number as Card);
    if (code < PLAY_CODES) {
      const card = code - namedIn(code) * CARD_COUNT;
      return card >> 2 === this.wild && ((state.wilds >> (card & 3)) & 1) === 1;
    }
    return code === DRAW_CODE ? state.mayDraw : code === PASS_CODE && state.mayPass;
  }

  /** Could this card be played now, if it were in the hand? */
  isPlayable(state: CrazyEightsState, card: Card): boolean {
    const { low, high } = this.matching;
    const bits = card < HIGH_CARDS ? low[state.wanted] >> card : high[state.wanted] >> (card - HIGH_CARDS);
    return (bits & 1) === 1 || rankOf(card) === this.wild;
  }

  private isNatural(state: CrazyEightsState, card: Card): boolean {
    const bits = card < HIGH_CARDS ? state.naturalLow >> card : state.naturalHigh >> (card - HIGH_CARDS);
    return (bits & 1) === 1;
  }
}

/** Suits in which the seat to act holds a rank. */
function suitsHeld(state: CrazyEightsState, rank: Rank): number {
  const first = rank << 2;
  const row = rowOf(state.turn);
  return (first < HIGH_CARDS ? state.hands[row] >> first : state.hands[row + 1] >> (first - HIGH_CARDS)) & 15;
}
