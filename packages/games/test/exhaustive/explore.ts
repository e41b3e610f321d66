import { type ActionCode, CARD_COUNT, type Card, legalCodes, seatNumbers, type Vocabulary } from '@shoal/core';
import { Classes } from './classes.ts';
import { Draws } from './draws.ts';
import { Graph } from './graph.ts';
import { type Subject, Violation } from './subject.ts';

/**
 * `kept`: the counter is part of every state. `folded`: one state stands for all counts below the limit; each action is
 * applied with a count of none and with one left, and only the second may end the game, by reaching the limit.
 */
export type Counting = 'kept' | 'folded';

export interface ExplorationSettings {
  readonly counting: Counting;
  /** Distinguishes all states, and checks that those of one class have the same future. */
  readonly exact?: boolean;
}

export interface Exploration {
  readonly states: number;
  readonly steps: number;
  readonly ends: number;
  readonly classes: ReadonlySet<string>;
  /** Why games ended. */
  readonly reasons: ReadonlySet<string>;
}

/** Visits every reachable state: any first seat, any deal, any draw, any action. */
export const explore = <G extends Vocabulary>(subject: Subject<G>, settings: ExplorationSettings): Exploration =>
  new Explorer(subject, settings).run();

class Explorer<G extends Vocabulary> {
  private readonly subject: Subject<G>;
  private readonly isFolded: boolean;
  private readonly isExact: boolean;
  private readonly draws: Draws<G>;
  private readonly graph = new Graph();
  private readonly numbers = new Map<string, number>();
  private readonly classes = new Classes();
  private readonly reached = new Set<number>();
  private readonly waiting: G['state'][] = [];
  private readonly spares: G['state'][] = [];
  private readonly ends: number[] = [];
  private readonly reasons = new Set<string>();
  private readonly lastChance: G['state'];
  private readonly facesOfPack: Uint8Array;
  private readonly faces = new Uint8Array(CARD_COUNT);
  private readonly listed: Uint8Array;
  private states = 0;
  private steps = 0;

  constructor(subject: Subject<G>, { counting, exact = false }: ExplorationSettings) {
    this.subject = subject;
    this.isFolded = counting === 'folded';
    this.isExact = exact;
    this.draws = new Draws(subject, exact ? (card) => card : subject.kindOf);
    this.lastChance = subject.rules.create();
    this.listed = new Uint8Array(subject.rules.actionCount);
    this.facesOfPack = new Uint8Array(CARD_COUNT);
    for (const card of subject.pack) this.facesOfPack[card] += 1;
  }

  run(): Exploration {
    const { after } = this.draws;
    for (const firstSeat of seatNumbers(this.subject.rules.seats)) {
      this.draws.forEachDeal(firstSeat, () => {
        this.checkStep(after, null, after);
        this.numberOf(after);
      });
    }
    this.exploreWaiting();
    this.checkEnds();
    return {
      states: this.states,
      steps: this.steps,
      ends: this.ends.length,
      classes: this.classes.keys,
      reasons: this.reasons,
    };
  }

  private exploreWaiting(): void {
    const { rules } = this.subject;
    for (let number = 0; number < this.states; number++) {
      const state = this.waiting[number];
      this.checkState(state);
      this.reached.clear();
      if (rules.isOver(state)) this.ends.push(number);
      else for (const code of legalCodes(rules, state)) this.follow(number, state, code);
      if (this.isExact) this.classes.compareWays(number, this.reached);
      this.waiting[number] = this.lastChance;
      this.spares.push(state);
    }
  }

  private follow(from: number, before: G['state'], code: ActionCode): void {
    const { counter } = this.subject;
    const { after } = this.draws;
    const count = counter.read(before);
    this.draws.forEachOutcome(before, code, (told) => {
      this.checkStep(before, code, after);
      const isTick = counter.read(after) > count;
      const to = this.numberOf(after);
      this.graph.add(from, to, isTick);
      this.steps += 1;
      if (this.isFolded && count < counter.limit) this.followNearLimit(before, code, told, to);
    });
  }

  /** Repeats a step with the counter just below its limit. A game cut short is a state, but not a way to an end. */
  private followNearLimit(before: G['state'], code: ActionCode, told: readonly Card[], uncut: number): void {
    const { rules, counter } = this.subject;
    const { after } = this.draws;
    rules.copy(before, this.lastChance);
    counter.write(this.lastChance, counter.limit - 1);
    this.draws.apply(this.lastChance, code, told);
    this.checkStep(this.lastChance, code, after);
    const isCut = counter.read(after) >= counter.limit;
    if (this.numberOf(after) !== uncut && !isCut) this.fail('the counter changed more than the end', after);
  }

  /** Returns the number of a state. A new state joins the queue of states to explore. */
  private numberOf(state: G['state']): number {
    const { counter } = this.subject;
    if (this.isFolded && counter.read(state) < counter.limit) counter.write(state, 0);
    const key = this.withCount(state, this.isExact ? this.subject.exactKeyOf(state) : this.subject.classOf(state));
    const known = this.numbers.get(key);
    if (this.isExact) this.reached.add(known ?? this.states);
    if (known !== undefined) return known;
    this.numbers.set(key, this.states);
    this.classes.add(this.isExact ? this.withCount(state, this.subject.classOf(state)) : key);
    const copy = this.spares.pop() ?? this.subject.rules.create();
    this.subject.rules.copy(state, copy);
    this.waiting.push(copy);
    return this.states++;
  }

  private withCount(state: G['state'], key: string): string {
    return String.fromCharCode(this.subject.counter.read(state)) + key;
  }

  /** Checks what must hold after every step, before equal states are merged. */
  private checkStep(before: G['state'], code: ActionCode | null, after: G['state']): void {
    const { rules } = this.subject;
    if (!this.isEveryCardInOnePlace(after)) this.fail('a card is lost or doubled', after);
    const mustEnd = this.subject.mustEnd(before, code === null ? null : rules.decode(code), after);
    if (mustEnd !== rules.isOver(after)) this.fail(mustEnd ? 'the game should be over' : 'the game ended early', after);
    const flaw = this.subject.flawOf(after);
    if (flaw !== null) this.fail(flaw, after);
  }

  private isEveryCardInOnePlace(state: G['state']): boolean {
    const { cards, top, end } = this.subject.stock(state);
    this.faces.fill(0);
    this.subject.countPlaced(state, this.faces);
    for (let at = top; at < end; at++) this.faces[cards[at]] += 1;
    for (let face = 0; face < CARD_COUNT; face++) if (this.faces[face] !== this.facesOfPack[face]) return false;
    return true;
  }

  /** Checks what must hold in every state. */
  private checkState(state: G['state']): void {
    const { rules } = this.subject;
    const isOver = rules.isOver(state);
    const codes = legalCodes(rules, state);
    this.listed.fill(0);
    for (const code of codes) this.listed[code] += 1;
    if ((codes.length === 0) !== isOver) this.fail(isOver ? 'an action after the end' : 'a dead end', state);
    for (let code = 0; code < rules.actionCount; code++) {
      if (this.listed[code] > 1) this.fail('an action is listed twice', state);
      const isListed = this.listed[code] === 1;
      if (rules.isLegal(state, code as ActionCode) !== isListed) this.fail('an action is disputed', state);
    }
    if ((rules.turn(state) === null) !== isOver) this.fail('a turn after the end, or none before it', state);
    const result = rules.result(state);
    if ((result !== null) !== isOver) this.fail('a result before the end, or none after it', state);
    if (result !== null) this.reasons.add(result.reason);
  }

  private checkEnds(): void {
    const stuck = this.graph.stuck(this.states, this.ends);
    if (stuck !== undefined) throw new Violation(`state ${stuck} of ${this.states} can never end`);
    const circling = this.graph.circling(this.states, !this.isFolded);
    if (circling !== undefined) throw new Violation(`from state ${circling} of ${this.states} play can go on for ever`);
  }

  private fail(what: string, state: G['state']): never {
    throw new Violation(`${what}: ${JSON.stringify(this.subject.rules.view(state, this.subject.rules.turn(state)))}`);
  }
}
