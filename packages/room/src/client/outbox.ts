import type { Command, Order } from '../protocol/commands.ts';
import type { CommandId } from '../protocol/identifiers.ts';
import type { Outcome } from '../protocol/server-messages.ts';

/** The refusal of a command whose answer this client will never get. */
export const NOT_COUNTED = 'not-counted';

const notCounted: Outcome = { ok: false, refusal: NOT_COUNTED };

interface Pending {
  readonly order: Order;
  settle(outcome: Outcome): void;
}

/**
 * Commands without an answer. After a broken connection each is sent again under its own id, so that it has its effect once; an
 * action that no longer fits the table is refused as stale.
 */
export class Outbox {
  readonly #pending = new Map<CommandId, Pending>();

  add(order: Order): Promise<Outcome> {
    return new Promise((settle) => this.#pending.set(order.id, { order, settle }));
  }

  get orders(): readonly Order[] {
    return Array.from(this.#pending.values(), ({ order }) => order);
  }

  answer(id: CommandId, outcome: Outcome): void {
    const pending = this.#pending.get(id);
    this.#pending.delete(id);
    pending?.settle(outcome);
  }

  /** Forgets what means nothing later. */
  interrupt(): void {
    this.#giveUpWhere(({ type }) => type === 'react');
  }

  giveUp(): void {
    this.#giveUpWhere(() => true);
  }

  #giveUpWhere(isHopeless: (command: Command) => boolean): void {
    for (const { id, command } of this.orders) if (isHopeless(command)) this.answer(id, notCounted);
  }
}
