import { UNWATCHED } from '../external-bot/external-bot.ts';
import { EXIT, type ExitCode, UsageError } from '../process/exit-code.ts';
import { DuplicateTable } from './duplicate-table.ts';
import type { ListenToBot } from './players.ts';
import type { FromLane, ToLane } from './process-lane.ts';
import { tournamentWords } from './tournament-words.ts';

/** Works as a lane of the program that started this one: plays what it is told to, until it is told or left alone. */
export function workAsLane(): Promise<ExitCode> {
  const tell = process.send?.bind(process);
  if (tell === undefined) throw new UsageError(tournamentWords.noLane);
  // Where nobody listens any more, nothing need be told.
  const lane = new LaneWork((message) => tell(message, undefined, undefined, () => undefined));
  // The program may be killed without a word: its bots must not outlive it.
  const leave = () => {
    lane.kill();
    process.exit(EXIT.internal);
  };
  process.on('disconnect', leave);
  return new Promise((resolve, reject) => {
    const finish = () => {
      process.off('disconnect', leave);
      process.disconnect();
      resolve(EXIT.ok);
    };
    process.on('message', (message: ToLane) => {
      lane.hear(message).then((isClosed) => isClosed && finish(), reject);
    });
  });
}

class LaneWork {
  readonly #tell: (message: FromLane) => void;
  #table: DuplicateTable | null = null;

  constructor(tell: (message: FromLane) => void) {
    this.#tell = tell;
  }

  kill(): void {
    this.#table?.kill();
  }

  /** True when the lane is closed. */
  async hear(message: ToLane): Promise<boolean> {
    switch (message.type) {
      case 'contest':
        this.#table = new DuplicateTable(message.contest, this.#watch, message.wantsRecords);
        return false;
      case 'play': {
        if (this.#table !== null) this.#tell({ type: 'played', ...(await this.#table.playAll(message.tasks)) });
        return false;
      }
      case 'close':
        await this.#table?.close();
        return true;
    }
  }

  readonly #watch: ListenToBot = (name) => ({
    ...UNWATCHED,
    errors: (text) => this.#tell({ type: 'errors', name, text }),
    started: (pid) => this.#tell({ type: 'started', pid }),
    ended: (pid) => this.#tell({ type: 'ended', pid }),
  });
}
