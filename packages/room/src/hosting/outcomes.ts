import type { CommandId } from '../protocol/identifiers.ts';
import type { Outcome } from '../protocol/server-messages.ts';

const MOST_REMEMBERED = 200;

/** What one person or connection asked for lately. */
interface Memory {
  readonly underWay: Map<CommandId, Promise<Outcome>>;
  readonly settled: Map<CommandId, Outcome>;
}

/** Remembers what each command led to, so that a command that comes again has its effect once. */
export class Outcomes {
  /** Commands that changed the log. */
  readonly #done = new Set<CommandId>();
  readonly #memories = new WeakMap<object, Memory>();

  /** A command that the log names. */
  remember(command: CommandId): void {
    this.#done.add(command);
  }

  /** Carries a command out, unless that has been done or is under way. Nobody else's commands make this asker's forgotten. */
  of(asker: object, command: CommandId, carryOut: () => Promise<Outcome>): Promise<Outcome> {
    const memory = this.#memoryOf(asker);
    const known = memory.underWay.get(command) ?? memory.settled.get(command);
    if (known !== undefined) return Promise.resolve(known);
    if (this.#done.has(command)) return Promise.resolve({ ok: true });
    const outcome = this.#carriedOut(memory, command, carryOut);
    memory.underWay.set(command, outcome);
    return outcome;
  }

  async #carriedOut(memory: Memory, command: CommandId, carryOut: () => Promise<Outcome>): Promise<Outcome> {
    try {
      const outcome = await carryOut();
      // Another connection may have repeated the command meanwhile; what the log names is remembered by its id alone.
      if (this.#done.has(command)) return { ok: true };
      memory.settled.set(command, outcome);
      const [oldest] = memory.settled.keys();
      if (memory.settled.size > MOST_REMEMBERED) memory.settled.delete(oldest);
      return outcome;
    } finally {
      memory.underWay.delete(command);
    }
  }

  #memoryOf(asker: object): Memory {
    const known = this.#memories.get(asker);
    const memory = known ?? { underWay: new Map(), settled: new Map() };
    this.#memories.set(asker, memory);
    return memory;
  }
}
