import { type ActionCode, type Card, type Chance, RecordedChance, seatNumbers } from '@shoal/core';
import { Graph } from '../../../../test/exhaustive/graph.ts';
import { Violation } from '../../../../test/exhaustive/subject.ts';
import type { OldMaidRules } from '../../rules/rules.ts';
import { type OldMaidState, OVER, TAKE } from '../../rules/state.ts';
import { expectStep } from './expected-step.ts';
import { HolderSets } from './holder-sets.ts';

export interface Findings {
  readonly deals: number;
  readonly states: number;
  readonly steps: number;
  readonly classes: ReadonlySet<number>;
}

/** Picks the given card. */
class ToldChance implements Chance {
  picked = 0;

  orderPack(): void {}

  orderStock(): void {}

  pickCard(): number {
    return this.picked;
  }
}

/**
 * Visits every state of Old Maid, up to renaming, and compares every take with the rules, after no fruitless takes and
 * after all but one. So every game ends (R45), and from every state picks can lead to an end with one old maid.
 */
export class Exploration {
  private readonly rules: OldMaidRules;
  private readonly sets: HolderSets;
  private readonly chance = new ToldChance();
  private readonly before: OldMaidState;
  private readonly after: OldMaidState;
  private readonly late: OldMaidState;
  private readonly numbers = new Map<number, number>();
  private readonly waiting: number[] = [];
  private readonly graph = new Graph();
  private deals = 0;
  private steps = 0;

  constructor(rules: OldMaidRules) {
    this.rules = rules;
    this.sets = new HolderSets(rules);
    this.before = rules.create();
    this.after = rules.create();
    this.late = rules.create();
  }

  run(): Findings {
    // The number 0 stands for every finished game.
    this.numbers.set(-1, 0);
    this.waiting.push(-1);
    for (const hands of this.sets.everyDeal()) this.begin(hands);
    for (let number = 1; number < this.waiting.length; number++) this.explore(number);
    const stuck = this.graph.stuck(this.waiting.length, [0]);
    if (stuck !== undefined) throw new Violation('from some state nobody can become the old maid');
    const classes = new Set(this.waiting.slice(1));
    return { deals: this.deals, states: classes.size, steps: this.steps, classes };
  }

  private begin(hands: readonly (readonly Card[])[]): void {
    this.deals += 1;
    this.rules.deal(this.after, 0, new RecordedChance(dealingOrder(hands)));
    const holders = hands.map((hand) => this.sets.kindsLeftOf(hand));
    const safe = seatNumbers(this.rules.seats).filter((seat) => holders[seat].size === 0);
    const isRight = safe.every((seat) => this.after.places[seat] === 1) && this.after.safe === safe.length;
    if (!isRight) throw new Violation('a seat without cards after the deal is safe in the first place');
    if (safe.length === this.rules.seats - 1) {
      if (this.after.phase !== OVER) throw new Violation('the deal should have ended the game');
      return;
    }
    const first = holders.findIndex(({ size }) => size > 0);
    if (this.after.phase !== TAKE || this.after.turn !== first) throw new Violation('another seat should begin');
    this.numberOf(this.after);
  }

  private explore(number: number): void {
    this.sets.layOut(this.waiting[number], this.before);
    for (let picked = 0; picked < this.before.sizes[this.before.target]; picked++) {
      this.chance.picked = picked;
      this.steps += 1;
      this.graph.add(number, this.follow(this.before, this.after), false);
      this.before.fruitlessTakes = this.rules.takeLimit - 1;
      this.follow(this.before, this.late);
      this.before.fruitlessTakes = 0;
    }
  }

  private follow(before: OldMaidState, into: OldMaidState): number {
    this.rules.copy(before, into);
    this.rules.apply(into, this.rules.legalAt(before, 0) as ActionCode, this.chance);
    const flaw = expectStep(this.rules, before, this.chance.picked, into);
    if (flaw !== null) throw new Violation(`${flaw}, from ${JSON.stringify(this.rules.view(before, before.turn))}`);
    return into.phase === OVER ? 0 : this.numberOf(into);
  }

  private numberOf(state: OldMaidState): number {
    const code = this.sets.codeOf(state);
    const known = this.numbers.get(code);
    if (known !== undefined) return known;
    this.numbers.set(code, this.waiting.length);
    return this.waiting.push(code) - 1;
  }
}

/** Deals one card at a time, beginning with seat 0. */
function dealingOrder(hands: readonly (readonly Card[])[]): Card[] {
  return hands[0].flatMap((_, round) => hands.flatMap((hand: readonly Card[]) => hand.slice(round, round + 1)));
}
