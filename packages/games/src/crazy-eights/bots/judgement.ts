import { type ActionCode, CARD_COUNT, type Card, countByte, lowestBit, type Seat, SUIT_COUNT } from '@shoal/core';
import { namedIn, namingCode, PASS_CODE, PLAY_CODES } from '../rules/codes.ts';
import { DRAW_TWO, effectsOf, NO_EFFECT, REVERSE, SKIP } from '../rules/matching.ts';
import { pointsOf } from '../rules/points.ts';
import type { CrazyEightsRules } from '../rules/rules.ts';
import { NOTHING } from '../rules/state.ts';
import { countIn, faceAt, RANK_HIGH, RANK_LOW, SUIT_HIGH, SUIT_LOW } from './faces.ts';
import type { CrazyEightsSeatKnowledge } from './seat-knowledge.ts';
import { Voids } from './voids.ts';
import type { CrazyEightsWeights } from './weights.ts';

/** Going out is worth more than anything else. */
const OUT = 1_000_000;

/** Values the actions of the seat to act, by weights and by what the others can follow. */
export class PlayJudgement {
  readonly #weights: CrazyEightsWeights;
  readonly #voids: Voids;
  readonly #wild: number;
  readonly #effects: Uint8Array;
  readonly #points: Uint8Array;
  readonly #seats: number;
  /** Counts of the hand: natural cards of each suit and rank, and all cards. */
  readonly #lengths = new Uint8Array(SUIT_COUNT);
  #wilds = 0;
  #size = 0;
  #danger = 0;

  constructor(rules: CrazyEightsRules, weights: CrazyEightsWeights) {
    this.#weights = weights;
    this.#voids = new Voids(rules);
    this.#wild = rules.wild;
    this.#effects = effectsOf(rules.options);
    this.#points = Uint8Array.from({ length: CARD_COUNT }, (_, card) => pointsOf(card as Card, rules.wild));
    this.#seats = rules.seats;
  }

  /** The most valuable action except votes; the first of equals. */
  best(knowledge: CrazyEightsSeatKnowledge): ActionCode {
    const { naturalLow, naturalHigh, wilds, otherwise } = knowledge;
    if ((naturalLow | naturalHigh | wilds) === 0) return otherwise as ActionCode;
    this.begin(knowledge);
    let best = otherwise;
    let most = otherwise === NOTHING ? -OUT : this.worth(knowledge, otherwise as ActionCode);
    for (let word = 0; word < 2; word++) {
      for (let set = word === 0 ? naturalLow : naturalHigh; set !== 0; set &= set - 1) {
        const card = faceAt(word, lowestBit(set));
        const worth = this.worth(knowledge, card as ActionCode);
        if (worth <= most) continue;
        most = worth;
        best = card;
      }
    }
    if (wilds === 0) return best as ActionCode;
    const card = this.#wild * SUIT_COUNT + lowestBit(wilds);
    for (let suit = 0; suit < SUIT_COUNT; suit++) {
      const worth = this.worth(knowledge, namingCode(card, suit));
      if (worth <= most) continue;
      most = worth;
      best = namingCode(card, suit);
    }
    return best as ActionCode;
  }

  /** Counts the hand once, before its actions are valued. */
  begin(knowledge: CrazyEightsSeatKnowledge): void {
    const { hand } = knowledge;
    const wildLow = RANK_LOW[this.#wild];
    const wildHigh = RANK_HIGH[this.#wild];
    this.#voids.begin();
    this.#size = knowledge.common.sizes[knowledge.seat];
    this.#wilds = countIn(hand, wildLow, wildHigh);
    for (let suit = 0; suit < SUIT_COUNT; suit++) {
      this.#lengths[suit] = countIn(hand, SUIT_LOW[suit] & ~wildLow, SUIT_HIGH[suit] & ~wildHigh);
    }
    this.#danger = 0;
    for (let seat = 0; seat < this.#seats; seat++) {
      if (seat !== knowledge.seat && (knowledge.inPlay >> seat) & 1) {
        this.#danger = Math.max(this.#danger, danger(knowledge, seat));
      }
    }
  }

  /** The value of one action. Call `begin` first. */
  worth(knowledge: CrazyEightsSeatKnowledge, code: ActionCode): number {
    if (code >= PLAY_CODES) return this.#waitingWorth(knowledge, code);
    if (this.#size === 1) return OUT;
    return code < CARD_COUNT ? this.#naturalWorth(knowledge, code) : this.#wildWorth(knowledge, namedIn(code) - 1);
  }

  #waitingWorth({ naturalLow, naturalHigh }: CrazyEightsSeatKnowledge, code: ActionCode): number {
    const w = this.#weights;
    const worth = w.draw + w.drawDanger * this.#danger + w.drawSize * this.#size;
    const match = (naturalLow | naturalHigh) === 0 ? 0 : w.drawMatch;
    return worth + match + (code === PASS_CODE ? w.pass : 0);
  }

  #naturalWorth(knowledge: CrazyEightsSeatKnowledge, card: number): number {
    const w = this.#weights;
    const { hand, unseen } = knowledge;
    const suit = card & 3;
    const rank = card >> 2;
    const ranks = countIn(hand, RANK_LOW[rank], RANK_HIGH[rank]) - 1;
    const left = this.#lengths[suit] - 1;
    let worth = w.suit * left + w.rank * ranks + w.points * this.#points[card];
    worth += w.missing * this.#missing(left === 0 ? suit : -1);
    worth += (w.follow * (left + ranks)) / (this.#size - 1);
    worth += w.suitUnseen * countIn(unseen, SUIT_LOW[suit], SUIT_HIGH[suit]);
    worth += w.rankUnseen * countIn(unseen, RANK_LOW[rank], RANK_HIGH[rank]);
    if (this.#size === 2) worth += this.#wilds === 1 ? w.lastWild : left + ranks > 0 ? w.lastMatch : 0;
    return worth + this.#after(knowledge, card, this.#effects[rank], left + ranks + this.#wilds > 0);
  }

  #wildWorth(knowledge: CrazyEightsSeatKnowledge, suit: number): number {
    const w = this.#weights;
    const left = this.#lengths[suit];
    let worth = w.suit * left + w.wild + w.wildDanger * this.#danger + w.wildSize * this.#size;
    worth += w.missing * this.#missing(-1) + (w.follow * left) / (this.#size - 1);
    if (this.#size === 2) worth += this.#wilds === 2 ? w.lastWild : left > 0 ? w.lastMatch : 0;
    return worth + this.#after(knowledge, this.#wild * SUIT_COUNT + suit, NO_EFFECT, false);
  }

  #missing(emptied: number): number {
    let missing = 0;
    for (let suit = 0; suit < SUIT_COUNT; suit++) if (this.#lengths[suit] === 0 || suit === emptied) missing += 1;
    return missing;
  }

  /** The value of what the next seats can do after it. */
  #after(knowledge: CrazyEightsSeatKnowledge, wanted: number, effect: number, canFollow: boolean): number {
    const w = this.#weights;
    const playing = countByte(knowledge.inPlay & 255) + countByte(knowledge.inPlay >> 8);
    const isReverse = effect === REVERSE && playing > 2;
    const direction = isReverse ? -knowledge.direction : knowledge.direction;
    const next = this.#seatAfter(knowledge, knowledge.seat, direction);
    const near = danger(knowledge, next);
    if (effect === DRAW_TWO) return w.drawTwo + w.drawTwoDanger * near;
    let worth = 0;
    let first = next;
    if (isReverse) {
      worth += w.reverse * (danger(knowledge, this.#seatAfter(knowledge, knowledge.seat, knowledge.direction)) - near);
    } else if (effect === SKIP || effect === REVERSE) {
      worth += w.skip + w.skipDanger * near;
      first = this.#seatAfter(knowledge, next, direction);
    }
    if (first === knowledge.seat) return canFollow ? worth + w.again : worth;
    const stuck = this.#voids.stuck(knowledge, first, wanted);
    worth += stuck * (w.stuck + w.stuckDanger * danger(knowledge, first));
    return worth;
  }

  #seatAfter({ inPlay }: CrazyEightsSeatKnowledge, seat: Seat, direction: number): Seat {
    let next = seat;
    do next = (next + direction + this.#seats) % this.#seats;
    while (((inPlay >> next) & 1) === 0);
    return next;
  }
}

/** How near a seat is to going out, from 0 to 1. */
const danger = ({ common }: CrazyEightsSeatKnowledge, seat: Seat): number => 1 / Math.max(1, common.sizes[seat]);
