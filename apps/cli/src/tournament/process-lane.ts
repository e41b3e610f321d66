import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { killGroup } from '../external-bot/bot-process.ts';
import { LANE_COMMAND, OWN_PROGRAM } from '../process/own-program.ts';
import type { Contest, DealTask } from './contest.ts';
import type { LaneAnswer, PlayLane } from './play-lanes.ts';

/** From the program to one of its lanes. */
export type ToLane =
  | { readonly type: 'contest'; readonly contest: Contest; readonly wantsRecords: boolean }
  | { readonly type: 'play'; readonly tasks: readonly DealTask[] }
  | { readonly type: 'close' };

/** From a lane to the program. */
export type FromLane =
  | ({ readonly type: 'played' } & LaneAnswer)
  | { readonly type: 'errors'; readonly name: string; readonly text: string }
  | { readonly type: 'started' | 'ended'; readonly pid: number };

/** How long a lane may take to end its bots and itself. */
const PARTING_MS = 500;

/** A process of this program that plays tasks, with bots of its own: it ends them even when this program is killed. */
export class ProcessLane implements PlayLane {
  readonly #child: ChildProcess;
  readonly #pids = new Set<number>();
  #settle: { resolve(answer: LaneAnswer): void; reject(error: Error): void } | null = null;
  #isClosing = false;
  #end: Error | null = null;

  constructor(contest: Contest, wantsRecords: boolean, tellErrors: (name: string, text: string) => void) {
    this.#child = fork(fileURLToPath(OWN_PROGRAM), [LANE_COMMAND], {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.#child.on('message', (message: FromLane) => this.#hear(message, tellErrors));
    this.#child.on('error', (error) => this.#leave(error));
    this.#child.on('exit', (code, signal) =>
      this.#leave(new Error(`a lane of the tournament ended: ${signal ?? code}`)),
    );
    this.#send({ type: 'contest', contest, wantsRecords });
  }

  play(tasks: readonly DealTask[]): Promise<LaneAnswer> {
    return new Promise((resolve, reject) => {
      this.#settle = { resolve, reject };
      if (this.#end !== null) reject(this.#end);
      else this.#send({ type: 'play', tasks });
    });
  }

  /** Lets the bots leave in peace. */
  async close(): Promise<void> {
    this.#isClosing = true;
    if (this.#end !== null) return;
    const exit = once(this.#child, 'exit');
    this.#send({ type: 'close' });
    await exit;
  }

  /** Ends the lane and its bots, now: left alone it ends them all, also one that it has not told of yet. */
  kill(): void {
    this.#isClosing = true;
    if (this.#child.connected) this.#child.disconnect();
    if (this.#end === null) this.#killLater();
    else this.#killBots();
  }

  #killLater(): void {
    const late = setTimeout(() => this.#child.kill('SIGKILL'), PARTING_MS);
    this.#child.once('exit', () => {
      clearTimeout(late);
      this.#killBots();
    });
  }

  #leave(error: Error): void {
    this.#end ??= error;
    if (!this.#isClosing) this.#settle?.reject(error);
  }

  #killBots(): void {
    for (const pid of this.#pids) killGroup(pid);
    this.#pids.clear();
  }

  #hear(message: FromLane, tellErrors: (name: string, text: string) => void): void {
    if (message.type === 'played') this.#settle?.resolve(message);
    else if (message.type === 'errors') tellErrors(message.name, message.text);
    else if (message.type === 'started') this.#pids.add(message.pid);
    else this.#pids.delete(message.pid);
  }

  #send(message: ToLane): void {
    this.#child.send(message, () => undefined);
  }
}
