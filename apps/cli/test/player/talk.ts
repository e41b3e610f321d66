import { setTimeout as sleep } from 'node:timers/promises';
import { PATIENCE_MS } from '../patience.ts';
import type { Running } from '../program.ts';
import type { Pty } from '../pty/pty.ts';

/** A conversation in lines, at a terminal or through a pipe. */
export interface Talk {
  /** Everything that was shown so far. */
  readonly shown: string;
  readonly hasEnded: boolean;
  say(line: string): void;
  /** Waits until this is so, or the other side has ended. */
  until(isMet: () => boolean): Promise<unknown>;
}

const LONG_MS = 600_000;
const MOMENT_MS = 50;

export function talkAt(pty: Pty): Talk {
  let hasEnded = false;
  const end = () => {
    hasEnded = true;
  };
  const ended = pty.exit(LONG_MS).then(end, end);
  return {
    get shown() {
      return pty.raw.replaceAll('\r\n', '\n');
    },
    get hasEnded() {
      return hasEnded;
    },
    say: (line) => pty.burst(line, 'enter'),
    until: (isMet) =>
      pty.until(isMet).catch(async (error: unknown) => {
        await Promise.race([ended, sleep(MOMENT_MS)]);
        if (!hasEnded) throw error;
      }),
  };
}

export function talkThrough({ child: { stdin, stdout } }: Running): Talk {
  if (stdin === null || stdout === null) throw new Error('it was started without pipes');
  let shown = '';
  let hasEnded = false;
  let wake: () => void = () => undefined;
  stdout.on('data', (text: string) => {
    shown += text;
    wake();
  });
  stdout.on('close', () => {
    hasEnded = true;
    wake();
  });
  return {
    get shown() {
      return shown;
    },
    get hasEnded() {
      return hasEnded;
    },
    say: (line) => void stdin.write(`${line}\n`),
    until: (isMet) =>
      new Promise<void>((resolve, reject) => {
        const timer = setTimeout(() => reject(new Error(`nothing more came after: ${shown.slice(-500)}`)), PATIENCE_MS);
        wake = () => {
          if (!hasEnded && !isMet()) return;
          clearTimeout(timer);
          resolve();
        };
        wake();
      }),
  };
}
