import type { Card } from '../cards/card.ts';
import type { Seat } from '../cards/kind.ts';
import type { Chance } from '../chance/chance.ts';
import { EventLog } from '../rules/event-log.ts';
import type { Result, Rules, Vocabulary } from '../rules/rules.ts';

const TABLE_REFUSALS = ['game-over', 'not-your-turn'] as const;

/** Why the table itself refuses an action, whatever the game. */
export type TableRefusal = (typeof TABLE_REFUSALS)[number];

export const isTableRefusal = (refusal: string): refusal is TableRefusal =>
  TABLE_REFUSALS.some((known) => known === refusal);

/** The refusals that only the game itself can put into words. */
export type OwnRefusal<R extends string> = Exclude<R, TableRefusal>;

/** One game in progress. Nothing leaves it uncensored, except to the record. */
export class Table<G extends Vocabulary> {
  readonly rules: Rules<G>;
  readonly firstSeat: Seat;
  readonly #chance: PackWitness;
  readonly #state: G['state'];
  readonly #words = new EventLog();
  readonly #events: G['event'][] = [];

  constructor(rules: Rules<G>, chance: Chance, firstSeat: Seat = 0) {
    this.rules = rules;
    this.firstSeat = firstSeat;
    this.#chance = new PackWitness(chance);
    this.#state = rules.create();
    rules.deal(this.#state, firstSeat, this.#chance, this.#words);
    this.#listen();
  }

  get turn(): Seat | null {
    return this.rules.turn(this.#state);
  }

  get result(): Result | null {
    return this.rules.result(this.#state);
  }

  /** How many actions the seat to act may choose from; 0 when the game is over. */
  get legalCount(): number {
    return this.rules.legalCount(this.#state);
  }

  /** The number of events so far; equal for every viewer. */
  get logLength(): number {
    return this.#events.length;
  }

  view(seat: Seat | null): G['view'] {
    return this.rules.view(this.#state, seat);
  }

  /** What a seat was told, from the event numbered `from` on. */
  log(seat: Seat | null, from = 0): readonly G['event'][] {
    return this.#events.slice(from).map((event) => this.rules.censor(event, seat));
  }

  /** Why a seat may not do this now; null when it may. */
  whyNot(seat: Seat, action: G['action']): G['refusal'] | TableRefusal | null {
    if (this.turn === null) return 'game-over';
    return this.turn === seat ? this.rules.whyNot(this.#state, action) : 'not-your-turn';
  }

  /** Applies a legal action. Otherwise returns why it is illegal and changes nothing. */
  act(seat: Seat, action: G['action']): G['refusal'] | TableRefusal | null {
    const refusal = this.whyNot(seat, action);
    if (refusal !== null) return refusal;
    this.rules.apply(this.#state, this.rules.encode(action), this.#chance, this.#words);
    this.#listen();
    return null;
  }

  /** Every card of the game, for the record and the store; never for a player. */
  reveal(): Revealed<G> {
    return { pack: this.#chance.pack, events: this.#events };
  }

  #listen(): void {
    this.#events.push(...this.rules.events(this.#words));
    this.#words.clear();
  }
}

/** The pack and all events of a game, uncensored. */
export interface Revealed<G extends Vocabulary> {
  /** The shuffled pack, top first. */
  readonly pack: readonly Card[];
  readonly events: readonly G['event'][];
}

/** Passes chance on and remembers the order of the pack for the record. */
class PackWitness implements Chance {
  pack: readonly Card[] = [];
  readonly #chance: Chance;

  constructor(chance: Chance) {
    this.#chance = chance;
  }

  orderPack(pack: Uint8Array): void {
    this.#chance.orderPack(pack);
    this.pack = [...pack] as Card[];
  }

  orderStock(stock: Uint8Array, count: number, rebuild: number): void {
    this.#chance.orderStock(stock, count, rebuild);
  }

  pickCard(cards: Uint8Array, count: number, pick: number): number {
    return this.#chance.pickCard(cards, count, pick);
  }
}
