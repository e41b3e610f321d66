import type { CommandId, PersonId } from '../protocol/identifiers.ts';
import type { Outcome } from '../protocol/server-messages.ts';

const MOST_REMEMBERED = 500;

/** Remembers what each command led to, so that a command that comes again has its effect once. */
export class Outcomes {
  /** Commands that changed the log. */
  readonly #done = new Set<string>();
  readonly #latest = new Map<string, Promise<Outcome>>();

  /** A command that the log names. */
  remember(command: CommandId): void {
    this.#done.add(command);
  }

  /** Carries a command out, unless that has been done or is under way. */
  of(person: PersonId | null, command: CommandId, carryOut: () => Promise<Outcome>): Promise<Outcome> {
    const key = `${person ?? ''} ${command}`;
    const known = this.#latest.get(key);
    if (known !== undefined) return known;
    if (this.#done.has(command)) return Promise.resolve({ ok: true });
    const outcome = this.#settled(key, command, carryOut());
    this.#latest.set(key, outcome);
    for (const oldest of this.#latest.keys()) {
      if (this.#latest.size <= MOST_REMEMBERED) break;
      this.#latest.delete(oldest);
    }
    return outcome;
  }

  /** What the log names is remembered by its id alone. */
  async #settled(key: string, command: CommandId, carriedOut: Promise<Outcome>): Promise<Outcome> {
    const outcome = await carriedOut;
    if (this.#done.has(command)) this.#latest.delete(key);
    return outcome;
  }
}
