import type { Command, Order } from '../protocol/commands.ts';
import type { CommandId } from '../protocol/identifiers.ts';
import { LIMITS } from '../protocol/limits.ts';
import type { Outcome } from '../protocol/server-messages.ts';
import { STALE } from '../room/member.ts';
import type { MonotonicClock } from '../room/ports.ts';

/** The refusal of a command whose answer this client will never get. */
export const NOT_COUNTED = 'not-counted';

const notCounted: Outcome = { ok: false, refusal: NOT_COUNTED };
const stale: Outcome = { ok: false, refusal: STALE };

/** So many may arrive together, and so many are sent in a second: half of what a server hears leaves room for the rest. */
const MOST_AT_ONCE = LIMITS.messagesAtOnce / 2;
const SECOND_MS = 1000;

interface Pending {
  readonly order: Order;
  settle(outcome: Outcome): void;
}

/**
 * Commands without an answer. After a broken connection each is sent again under its own id, so that it has its effect once; an
 * action that no longer fits the table is refused as stale.
 */
export class Outbox {
  readonly #clock: MonotonicClock;
  readonly #pending = new Map<CommandId, Pending>();
  /** Null while there is no connection. */
  #send: ((order: Order) => void) | null = null;
  /** What was sent over this connection and has no answer. */
  readonly #underWay = new Set<CommandId>();
  /** When the latest orders were sent, oldest first. */
  #sentMs: readonly number[] = [];
  #cancelWait: () => void = () => undefined;

  constructor(clock: MonotonicClock) {
    this.#clock = clock;
  }

  /** Sends an order as soon as there is a connection, and the server would hear it. */
  add(order: Order): Promise<Outcome> {
    const outcome = new Promise<Outcome>((settle) => this.#pending.set(order.id, { order, settle }));
    this.#sendMore();
    return outcome;
  }

  get orders(): readonly Order[] {
    return Array.from(this.#pending.values(), ({ order }) => order);
  }

  answer(id: CommandId, outcome: Outcome): void {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    this.#underWay.delete(id);
    pending?.settle(outcome);
    this.#sendMore();
  }

  /** A connection is there, to a server whose log has this number. */
  connect(send: (order: Order) => void, seq: number): void {
    // A log that is shorter than before was restored: what people saw when they chose may never have happened.
    for (const { id, seq: seen, command } of this.orders)
      if (command.type === 'act' && seen > seq) this.answer(id, stale);
    this.#send = send;
    this.#sendMore();
  }

  /** The connection is lost. Forgets what means nothing later. */
  interrupt(): void {
    this.#disconnect();
    this.#giveUpWhere(({ type }) => type === 'react');
  }

  giveUp(): void {
    this.#disconnect();
    this.#giveUpWhere(() => true);
  }

  #disconnect(): void {
    this.#send = null;
    this.#underWay.clear();
    this.#cancelWait();
  }

  #sendMore(): void {
    for (const { order } of this.#pending.values()) {
      if (this.#send === null || this.#underWay.size >= MOST_AT_ONCE) return;
      if (this.#underWay.has(order.id)) continue;
      const now = this.#clock.monotonicMs();
      this.#sentMs = this.#sentMs.filter((ms) => ms > now - SECOND_MS);
      if (this.#sentMs.length >= MOST_AT_ONCE) {
        this.#sendAfter(this.#sentMs[0] + SECOND_MS - now);
        return;
      }
      this.#sentMs = [...this.#sentMs, now];
      this.#underWay.add(order.id);
      this.#send(order);
    }
  }

  #sendAfter(ms: number): void {
    this.#cancelWait();
    this.#cancelWait = this.#clock.after(ms, () => this.#sendMore());
  }

  #giveUpWhere(isHopeless: (command: Command) => boolean): void {
    for (const { id, command } of this.orders) if (isHopeless(command)) this.answer(id, notCounted);
  }
}
