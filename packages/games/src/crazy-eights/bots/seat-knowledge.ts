import {
  CARD_COUNT,
  type Card,
  cardOf,
  type EventLog,
  type QuickLevel,
  rankOf,
  type Seat,
  type SeatKnowledge,
} from '@shoal/core';
import { encode, KEEP_PLAYING_CODE, PLAY_CODES, STOP_CODE } from '../rules/codes.ts';
import type { CrazyEightsRules } from '../rules/rules.ts';
import { ANYTHING, type CrazyEightsState, NOTHING, placeOf, rowOf, wordOf } from '../rules/state.ts';
import type { CrazyEightsAction, CrazyEightsEvent, CrazyEightsView } from '../rules/vocabulary.ts';
import { addTo, CrazyEightsCommonKnowledge, wordsOf } from './common-knowledge.ts';
import { readLog } from './reading.ts';

/** What the seat to act knows of a Crazy Eights table. */
export class CrazyEightsSeatKnowledge implements SeatKnowledge {
  readonly #pack: Int32Array;
  readonly common: CrazyEightsCommonKnowledge;
  seat: Seat = 0;
  /** The legal actions in the layout of the state: natural matches, suits of wild cards, and one other action. */
  naturalLow = 0;
  naturalHigh = 0;
  wilds = 0;
  otherwise = NOTHING;
  /** Its cards, and those it cannot see: low and high faces, then the same for the second of twins. */
  readonly hand = new Int32Array(4);
  readonly unseen = new Int32Array(4);
  wanted = ANYTHING;
  direction: 1 | -1 = 1;
  penalty = 0;
  drawn = 0;
  inPlay = 0;

  constructor(rules: CrazyEightsRules) {
    this.#pack = wordsOf(rules.pack);
    this.common = new CrazyEightsCommonKnowledge(rules);
  }

  clear(): void {
    this.common.clear();
  }

  copyFrom(other: CrazyEightsSeatKnowledge): void {
    this.common.copyFrom(other.common);
    this.seat = other.seat;
    this.naturalLow = other.naturalLow;
    this.naturalHigh = other.naturalHigh;
    this.wilds = other.wilds;
    this.otherwise = other.otherwise;
    this.wanted = other.wanted;
    this.direction = other.direction;
    this.penalty = other.penalty;
    this.drawn = other.drawn;
    this.inPlay = other.inPlay;
    for (let word = 0; word < 4; word++) {
      this.hand[word] = other.hand[word];
      this.unseen[word] = other.unseen[word];
    }
  }

  apply(log: EventLog): void {
    this.common.apply(log);
  }

  observe(state: CrazyEightsState): void {
    const { hand } = this;
    const { hands, turn } = state;
    const row = rowOf(turn);
    this.seat = turn;
    this.naturalLow = state.naturalLow;
    this.naturalHigh = state.naturalHigh;
    this.wilds = state.wilds;
    this.otherwise = state.otherwise;
    this.wanted = state.wanted;
    this.direction = state.direction;
    this.penalty = state.penalty;
    this.drawn = state.drawn;
    this.inPlay = state.inPlay;
    hand[0] = hands[row];
    hand[1] = hands[row + 1];
    hand[2] = hands[row + 2];
    hand[3] = hands[row + 3];
    this.subtract(0);
    this.subtract(1);
  }

  /** Recomputes the unseen cards: neither face up nor held by the seat. */
  private subtract(word: number): void {
    const { open } = this.common;
    const pack = this.#pack;
    const once = open[word] | this.hand[word];
    const twice = open[word + 2] | this.hand[word + 2] | (open[word] & this.hand[word]);
    this.unseen[word] = (pack[word] & ~once) | (pack[word + 2] & ~twice);
    this.unseen[word + 2] = pack[word + 2] & ~once;
  }

  rebuild(view: CrazyEightsView, log: readonly CrazyEightsEvent[]): void {
    readLog(this.common, view, log);
    this.seat = view.turn ?? 0;
    this.naturalLow = 0;
    this.naturalHigh = 0;
    this.wilds = 0;
    this.otherwise = NOTHING;
    for (const action of view.legal) this.offer(action);
    this.wanted = wantedIn(view);
    this.direction = view.direction;
    this.penalty = view.penalty;
    this.drawn = view.drawn;
    this.inPlay = inPlayOf(view);
    this.hand.fill(0);
    for (const card of view.hand) addTo(this.hand, card);
    this.subtract(0);
    this.subtract(1);
  }

  private offer(action: CrazyEightsAction): void {
    const code = encode(action);
    if (code >= PLAY_CODES) this.otherwise = code === STOP_CODE ? KEEP_PLAYING_CODE : code;
    else if (code >= CARD_COUNT) this.wilds |= 1 << ((code % CARD_COUNT) & 3);
    else if (wordOf(code) === 0) this.naturalLow |= 1 << placeOf(code);
    else this.naturalHigh |= 1 << placeOf(code);
  }

  /** Assumes a typical player, between `pike` and `dolphin`. */
  likelyLevel(): QuickLevel {
    return 'dolphin';
  }
}

/** The face to match. */
function wantedIn({ discardPile, suitInForce }: CrazyEightsView): number {
  const upCard = discardPile[discardPile.length - 1] as Card;
  return suitInForce === null ? ANYTHING : cardOf(rankOf(upCard), suitInForce);
}

const inPlayOf = ({ outPlaces }: CrazyEightsView): number =>
  outPlaces.reduce<number>((set, place, seat) => (place === null ? set | (1 << seat) : set), 0);
