import type { KnownLog } from '../protocol/client-messages.ts';
import type { Command, Order } from '../protocol/commands.ts';
import type { CommandId } from '../protocol/identifiers.ts';
import type { Outcome } from '../protocol/server-messages.ts';
import { NOT_COUNTED } from './client-state.ts';

/** A command without an answer. */
interface Pending {
  readonly order: Order;
  /** What was on the screen when it was given. */
  readonly seen: KnownLog | null;
  isSent: boolean;
  settle(outcome: Outcome): void;
}

export const notCounted: Outcome = { ok: false, refusal: NOT_COUNTED };

/** Commands on their way. After a broken connection each is sent again under its own id, so that it has its effect once. */
export class Outbox {
  readonly #pending = new Map<CommandId, Pending>();

  /** Sends a command, now or once the client is back. */
  add(order: Order, seen: KnownLog | null, send: ((order: Order) => void) | null): Promise<Outcome> {
    return new Promise((settle) => {
      this.#pending.set(order.id, { order, seen, isSent: send !== null, settle });
      send?.(order);
    });
  }

  answer(id: CommandId, outcome: Outcome): void {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    pending?.settle(outcome);
  }

  /** Forgets what means nothing later. */
  interrupt(): void {
    this.#settleWhere(({ order }) => order.command.type === 'react');
  }

  /** Sends everything again that has no answer. An act that the server never got counts only if nothing happened since. */
  resume(seen: KnownLog | null, send: (order: Order) => void): void {
    this.#settleWhere((pending) => !pending.isSent && isAct(pending.order.command) && !isSameLog(pending.seen, seen));
    for (const pending of this.#pending.values()) {
      pending.isSent = true;
      send(pending.order);
    }
  }

  giveUp(): void {
    this.#settleWhere(() => true);
  }

  #settleWhere(isHopeless: (pending: Pending) => boolean): void {
    for (const [id, pending] of [...this.#pending]) if (isHopeless(pending)) this.answer(id, notCounted);
  }
}

const isAct = ({ type }: Command): boolean => type === 'act';

const isSameLog = (one: KnownLog | null, other: KnownLog | null): boolean =>
  one?.table === other?.table && one?.deal === other?.deal && one?.events === other?.events;
