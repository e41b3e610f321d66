import { type ActionCode, type Card, type Rank, RecordedChance, type Rules } from '@shoal/core';
import { Violation } from '../../../../test/exhaustive/subject.ts';
import type { GoFishState } from '../../rules/state.ts';
import type { GoFish } from '../../rules/vocabulary.ts';
import { Abstraction, ENDED } from './abstraction.ts';
import { twoSeatDeals } from './two-seat-deals.ts';

const NO_CHANCE = new RecordedChance([]);
const FIRST_CAPACITY = 1 << 16;

export interface TwoSeatFindings {
  readonly deals: number;
  readonly states: number;
  readonly steps: number;
}

/**
 * Visits every state of two-seat Go Fish, up to renaming. Every action must lower the potential: until a draw, an ask
 * lowers the number of ranks that both hold, or is a final miss. So every game ends before the limit of asks (R14).
 */
export class TwoSeatExploration {
  private readonly rules: Rules<GoFish>;
  private readonly ranks: number;
  private readonly abstraction: Abstraction;
  private readonly seen: NumberSet;
  private waiting = new Uint32Array(FIRST_CAPACITY);
  private waitingCount = 0;
  private steps = 0;

  private readonly before: GoFishState;
  private readonly after: GoFishState;
  private readonly fish: ActionCode;
  private potential = 0;
  /** The number of cards of each rank placed on top of the stock; the rank asked for counts one more. */
  private readonly marks: Uint8Array;

  constructor(rules: Rules<GoFish>, ranks: number) {
    this.rules = rules;
    this.ranks = ranks;
    this.abstraction = new Abstraction(rules, ranks);
    this.seen = new NumberSet(this.abstraction.count);
    this.before = rules.create();
    this.after = rules.create();
    this.fish = rules.encode({ type: 'fish' });
    this.marks = new Uint8Array(ranks);
  }

  run(): TwoSeatFindings {
    let deals = 0;
    for (const pack of twoSeatDeals(this.ranks, this.rules.options.handSize)) {
      this.begin(pack);
      deals += 1;
    }
    while (this.waitingCount > 0) this.explore(this.waiting[--this.waitingCount]);
    return { deals, states: this.seen.size, steps: this.steps };
  }

  private begin(pack: readonly Card[]): void {
    this.rules.deal(this.after, 0, new RecordedChance(pack));
    if (this.after.next !== 2 * this.rules.options.handSize) throw new Violation('a deal that draws is not foreseen');
    this.arrive();
  }

  private explore(number: number): void {
    try {
      this.exploreState(number);
    } catch (error) {
      const where = JSON.stringify(this.rules.view(this.before, this.before.turn));
      throw error instanceof Violation ? new Violation(`${error.message}, from ${where}`) : error;
    }
  }

  private exploreState(number: number): void {
    this.abstraction.read(number, this.before);
    if (this.abstraction.numberOf(this.before) !== number) throw new Violation('a state is not what its number says');
    this.potential = this.abstraction.potential;
    this.marks.fill(0);
    if (this.abstraction.asked >= 0) this.marks[this.abstraction.asked] = 1;
    const isNearer = this.rules.isLegal(this.before, this.fish) ? this.exploreFishing() : this.exploreAsking();
    if (!isNearer) throw new Violation('an action brings the end no nearer');
  }

  private exploreFishing(): boolean {
    if (this.rules.legalCount(this.before) !== 1) throw new Violation('a seat that is to fish may do something else');
    return this.draw(this.fish, 0);
  }

  /** Returns true if every ask brings the end nearer. */
  private exploreAsking(): boolean {
    const { typeOf, types } = this.abstraction;
    let held = 0;
    let isNearer = true;
    for (let rank = 0; rank < this.ranks; rank++) {
      if (types[typeOf[rank]].mine === 0) continue;
      held += 1;
      if (rank === 0 || typeOf[rank] !== typeOf[rank - 1]) isNearer = this.ask(rank as Rank) && isNearer;
    }
    if (this.rules.legalCount(this.before) !== held) throw new Violation('not every rank held can be asked for');
    return isNearer;
  }

  private ask(rank: Rank): boolean {
    const code = this.rules.encode({ type: 'ask', target: 1 - this.before.turn, rank });
    if (!this.rules.isLegal(this.before, code)) throw new Violation(`rank ${rank} is held but cannot be asked for`);
    return this.follow(code, 0);
  }

  /** Applies the action with `chosen` cards placed on top of the stock, and places another if it draws more. */
  private follow(code: ActionCode, chosen: number): boolean {
    this.rules.copy(this.before, this.after);
    this.rules.apply(this.after, code, NO_CHANCE);
    if (this.after.next - this.before.next > chosen) return this.draw(code, chosen);
    this.steps += 1;
    return this.arrive();
  }

  /** Follows an action for every possible next card. Returns true if each outcome is nearer to the end. */
  private draw(code: ActionCode, chosen: number): boolean {
    const { pack, next } = this.before;
    const top = next + chosen;
    let isNearer = true;
    for (let rank = 0; rank < this.ranks; rank++) {
      const at = this.isLikeAnother(rank) ? -1 : this.findInStock(rank, top);
      if (at < 0) continue;
      swap(pack, top, at);
      this.marks[rank] += 1;
      isNearer = this.follow(code, chosen + 1) && isNearer;
      this.marks[rank] -= 1;
      swap(pack, top, at);
    }
    return isNearer;
  }

  /** Ranks of one type stand side by side, marked ones first. Of the unmarked ones only the first is drawn. */
  private isLikeAnother(rank: number): boolean {
    const { typeOf } = this.abstraction;
    return rank > 0 && typeOf[rank] === typeOf[rank - 1] && this.marks[rank] === 0 && this.marks[rank - 1] === 0;
  }

  private findInStock(rank: number, from: number): number {
    const { pack } = this.before;
    for (let at = from; at < pack.length; at++) if (pack[at] >> 2 === rank) return at;
    return -1;
  }

  /** Records the outcome. Returns true if it is nearer to the end. */
  private arrive(): boolean {
    const number = this.abstraction.numberOf(this.after);
    if (number === ENDED) return true;
    if (this.seen.add(number)) this.wait(number);
    return this.abstraction.potential < this.potential;
  }

  private wait(number: number): void {
    if (this.waitingCount === this.waiting.length) {
      const wider = new Uint32Array(this.waiting.length * 2);
      wider.set(this.waiting);
      this.waiting = wider;
    }
    this.waiting[this.waitingCount++] = number;
  }
}

function swap(pack: Uint8Array, a: number, b: number): void {
  const card = pack[a];
  pack[a] = pack[b];
  pack[b] = card;
}

/** A set of whole numbers below a limit, one bit each. */
class NumberSet {
  size = 0;
  private readonly words: Int32Array;

  constructor(limit: number) {
    this.words = new Int32Array(Math.ceil(limit / 32));
  }

  /** Returns true if the number is new. */
  add(number: number): boolean {
    const at = number >>> 5;
    const bit = 1 << (number & 31);
    if ((this.words[at] & bit) !== 0) return false;
    this.words[at] |= bit;
    this.size += 1;
    return true;
  }
}
