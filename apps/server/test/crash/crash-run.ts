import { setTimeout as pause } from 'node:timers/promises';
import { GAME_IDS } from '@shoal/games/ids';
import { ServerProcess } from '../process/server-process.ts';
import { EagerTable } from '../wire/eager-table.ts';
import { RoomsLog } from '../wire/rooms-log.ts';
import { WireTable } from '../wire/wire-table.ts';
import { WitnessedTable } from './witnessed-table.ts';

export interface CrashReport {
  readonly kills: number;
  readonly acknowledged: number;
  /** What was acknowledged or shown and is not in the log as it was, what is there twice, and seats that are lost. */
  readonly faults: readonly string[];
  readonly restartMs: number;
}

/** At each table this many play. */
const SEATS = 3;
/** A server is killed at a random moment within this time. */
const LIFE_MS = 250;

/** Kills a server under load again and again, starts it again on the same file, and compares what people were told with it. */
export class CrashRun {
  readonly #server: ServerProcess;
  readonly #tables: readonly WitnessedTable[];
  readonly #faults: string[] = [];
  #kills = 0;
  #restartMs = 0;

  private constructor(server: ServerProcess, tables: readonly WitnessedTable[]) {
    this.#server = server;
    this.#tables = tables;
  }

  /** Opens tables of every game. */
  static async begin(tables: number): Promise<CrashRun> {
    const server = await ServerProcess.start();
    const opening = Array.from({ length: tables }, (_, number) =>
      WireTable.open(server.origin, SEATS, { game: GAME_IDS[number % GAME_IDS.length] }),
    );
    const opened = await Promise.all(opening);
    return new CrashRun(
      server,
      opened.map((table) => new WitnessedTable(table)),
    );
  }

  get report(): CrashReport {
    return {
      kills: this.#kills,
      acknowledged: this.#tables.reduce((sum, { acknowledged }) => sum + acknowledged, 0),
      faults: this.#faults,
      restartMs: this.#restartMs / this.#kills,
    };
  }

  /** Lets everybody play for a moment, and kills the server in the middle of it. */
  async kill(): Promise<void> {
    for (const table of this.#tables) this.#play(table);
    await pause(Math.random() * LIFE_MS);
    await this.#server.kill();
    // Whatever was on its way when the server died has arrived.
    await pause(5);
    this.#kills += 1;
    this.#restartMs += await this.#server.start();
    await this.#compare();
  }

  async end(): Promise<void> {
    for (const { table } of this.#tables) table.close();
    await this.#server.remove();
  }

  #play(witnessed: WitnessedTable): void {
    const eager = new EagerTable(witnessed.table, {
      answered: (command, outcome) => {
        if (outcome.ok) witnessed.acknowledge(command);
        else this.#faults.push(`a legal command was refused: ${outcome.refusal}`);
      },
    });
    eager.play();
  }

  async #compare(): Promise<void> {
    const log = new RoomsLog(this.#server.file);
    for (const table of this.#tables) this.#note(table.checkTold(log));
    await Promise.all(this.#tables.map((table) => this.#enterAgain(table)));
    for (const table of this.#tables) this.#note(table.checkSeats(log));
    log.close();
  }

  async #enterAgain({ table }: WitnessedTable): Promise<void> {
    try {
      await table.enterAgain(this.#server.origin);
    } catch (error) {
      this.#faults.push(`a seat is lost: ${error}`);
    }
  }

  #note(faults: readonly string[]): void {
    this.#faults.push(...faults);
  }
}
