import {
  type Action,
  type Card,
  dealtSeat,
  digestOfFields,
  type Fairness,
  type GameEvent,
  type GameRecord,
  type Rng,
  recordOf,
  rngFor,
  type Seat,
  SeededChance,
  Table,
  type Vocabulary,
} from '@shoal/core';
import { seatsOf, type TableCase } from '@shoal/games/testing';
import { seedOfFairness } from '../src/seal/fairness.ts';
import { type CheckedDeal, SealChecker, type SealedNews } from '../src/seal/seal-checker.ts';
import type { SealFault } from '../src/seal/seal-fault.ts';
import { sealReportOf } from '../src/seal/seal-report.ts';

export const ROOM = 'a-room';

/** What the people at a table added, made from a text. */
export const fairnessFrom = (text: string, seats: number): Fairness => ({
  room: ROOM,
  deal: 1,
  server: digestOfFields('test-server', text),
  people: Array.from({ length: seats }, (_, seat) => ({
    seat,
    value: digestOfFields('test-share', text, seat).slice(0, 32),
  })),
});

/** A sealed deal in which every seat takes some legal action. */
export class SealedTable {
  readonly case: TableCase;
  readonly fairness: Fairness;
  readonly table: Table<Vocabulary>;
  readonly #choices: Rng;

  constructor(tableCase: TableCase, text: string, fairness = fairnessFrom(text, tableCase.rules.seats)) {
    this.case = tableCase;
    this.fairness = fairness;
    this.table = new Table(tableCase.rules, new SeededChance(seedOfFairness(this.fairness)));
    this.#choices = rngFor(text, 'choices');
  }

  get isOver(): boolean {
    return this.table.turn === null;
  }

  /** Every seat, and somebody without one. */
  get viewers(): (Seat | null)[] {
    return [null, ...Array.from({ length: this.case.rules.seats }, (_, seat) => seat)];
  }

  get record(): GameRecord {
    const origin = { seed: seedOfFairness(this.fairness), shuffle: 'fisher-yates', fairness: this.fairness } as const;
    return recordOf(this.case.game, this.table, seatsOf(this.case), origin);
  }

  /** One random action, or so many; none once the deal is over. */
  play(actions = 1): void {
    for (let done = 0; done < actions && this.table.turn !== null; done++) {
      const { legal } = this.table.view(this.table.turn);
      this.act(legal[this.#choices.below(legal.length)]);
    }
  }

  act(action: Action): void {
    const { turn } = this.table;
    if (turn === null || this.table.act(turn, action) !== null) throw new Error('an illegal action');
  }

  /** What a viewer is told who has heard so many events. */
  news(viewer: Seat | null, from: number): SealedNews {
    const { table, fairness } = this;
    const { seals, openings } = sealReportOf({ plan: { game: this.case.game }, table, fairness }, viewer, from);
    return structuredClone({ view: table.view(viewer), from, events: table.log(viewer, from), seals, openings });
  }

  /** The cards that a viewer was dealt, and those that its log shows from an event on, in order. */
  shownTo(viewer: Seat | null, from: number): Card[] {
    const { rules, firstSeat } = this.table;
    const { pack } = this.table.reveal();
    const hand = pack.filter((_, at) => viewer !== null && dealtSeat(rules, firstSeat, at) === viewer);
    const shown = this.table.log(viewer, from).flatMap((event) => this.cardsIn(event));
    return [...(from === 0 ? hand : []), ...shown];
  }

  cardsIn(event: GameEvent): Card[] {
    return this.case.game.cardSteps(event).flatMap(({ cards }) => cards.flatMap((card) => card ?? []));
  }

  deal(viewer: Seat | null): CheckedDeal {
    const { game, rules } = this.case;
    return { game, options: rules.options, seats: rules.seats, firstSeat: this.table.firstSeat, viewer };
  }
}

/** Somebody who looks at a sealed table, and checks every card. */
export class CheckingViewer {
  readonly checker: SealChecker;
  readonly #sealed: SealedTable;
  readonly viewer: Seat | null;
  heard = 0;

  constructor(sealed: SealedTable, viewer: Seat | null) {
    this.#sealed = sealed;
    this.viewer = viewer;
    this.checker = new SealChecker(sealed.deal(viewer));
  }

  /** Hears the events from an index on, all that are new if none is given. */
  listen(from = this.heard): SealFault | null {
    const { viewer } = this;
    this.heard = this.#sealed.table.logLength;
    return this.checker.check(this.#sealed.news(viewer, from));
  }
}
