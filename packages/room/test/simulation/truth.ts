import { readHostedEntry } from '../../src/hosting/entry-codec.ts';
import { isMatchEntry } from '../../src/hosting/hosted-entry.ts';
import type { LogRow } from '../../src/hosting/ports.ts';
import { RoomState } from '../../src/hosting/room-state.ts';
import { Match } from '../../src/match/match.ts';

/** What a log says, followed line by line beside the server that wrote it. */
export class Truth {
  #state: RoomState | null = null;
  #match: Match | null = null;
  #rows = 0;
  readonly #commands = new Set<string>();

  get match(): Match | null {
    return this.#match;
  }

  get state(): RoomState | null {
    return this.#state;
  }

  has(command: string): boolean {
    return this.#commands.has(command);
  }

  /** Follows the rows that are new. Throws where the log contradicts itself, or does something twice. */
  follow(rows: readonly LogRow[]): void {
    if (rows.length < this.#rows) throw new Error(`the log lost ${this.#rows - rows.length} rows`);
    for (const row of rows.slice(this.#rows)) this.#take(row);
    this.#rows = rows.length;
  }

  #take({ seq, command, entry: text }: LogRow): void {
    const entry = readHostedEntry(text);
    if (entry === null) throw new Error(`row ${seq} cannot be read: ${text}`);
    if (command !== null && this.#commands.has(command)) throw new Error(`row ${seq} does ${command} again`);
    if (command !== null) this.#commands.add(command);
    if (entry.type === 'opened') {
      this.#state = new RoomState(entry);
      return;
    }
    const state = this.#state;
    if (state === null) throw new Error('the log does not begin with the opening of its room');
    state.apply(entry);
    if (state.matchEntries.length === 0) this.#match = null;
    else if (isMatchEntry(entry)) this.#followMatch(state, seq);
  }

  #followMatch(state: RoomState, seq: number): void {
    const { matchEntries } = state;
    if (this.#match === null) this.#match = Match.resume(state.matchPlan(state.matchTable()), matchEntries);
    else if (!this.#match.repeat(matchEntries[matchEntries.length - 1])) throw new Error(`row ${seq} is impossible`);
    if (this.#match === null) throw new Error(`row ${seq} begins an impossible match`);
  }
}
