import type { PlayFlags } from '../flags/play-flags.ts';
import type { Interruption } from '../process/interruption.ts';
import { Thinker } from '../room/thinker.ts';
import { LineWriter } from '../text/line-writer.ts';
import { lookOf } from '../text/look.ts';
import { LineInput } from './line-input.ts';
import type { LineContext } from './play-in-lines.ts';

/** Sets up what line mode is played with, and clears it away afterwards. */
export async function withLineContext<T>(
  flags: PlayFlags,
  interruption: Interruption,
  play: (context: LineContext) => Promise<T>,
): Promise<T> {
  const { stdin, stdout, stderr, env } = process;
  // Where standard output is for a program, people are spoken to on the other stream.
  const output = flags.json === true ? stderr : stdout;
  const look = lookOf(flags, env, output);
  const input = LineInput.atKeyboard(output, interruption);
  const thinker = new Thinker();
  const isTalking = stdin.isTTY === true && flags.json !== true && flags.input !== false;
  try {
    const speed = flags.speed ?? 'instant';
    return await play({ flags, writer: new LineWriter(output, look), input, thinker, speed, isTalking, interruption });
  } finally {
    input.close();
    await thinker.close();
  }
}
