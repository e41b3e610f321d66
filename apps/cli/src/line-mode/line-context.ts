import type { Speed } from '@shoal/room';
import type { PlayFlags } from '../flags/play-flags.ts';
import type { Interruption } from '../process/interruption.ts';
import { Thinker } from '../room/thinker.ts';
import { LineWriter } from '../text/line-writer.ts';
import { lookOf } from '../text/look.ts';
import { LineInput } from './line-input.ts';

/** All that playing line by line needs of the outside. */
export interface LineContext {
  readonly writer: LineWriter;
  readonly input: LineInput;
  readonly thinker: Thinker;
  /** How long bots take; no time unless a flag says otherwise. */
  readonly speed: Speed;
  readonly flags: PlayFlags;
  /** Is there somebody to ask between deals? */
  readonly isTalking: boolean;
  readonly interruption: Interruption;
}

/** Sets up what line mode is played with, and clears it away afterwards. */
export async function withLineContext<T>(
  flags: PlayFlags,
  interruption: Interruption,
  play: (context: LineContext) => Promise<T>,
): Promise<T> {
  const { stdin, stdout, stderr, env } = process;
  // Where standard output is for a program, people are spoken to on the other stream.
  const output = flags.json === true ? stderr : stdout;
  const writer = new LineWriter(output, lookOf(flags, env, output));
  const input = LineInput.atKeyboard(output, interruption, writer.look.width);
  const thinker = new Thinker();
  const isTalking = stdin.isTTY === true && flags.json !== true && flags.input !== false;
  try {
    return await play({ flags, writer, input, thinker, speed: flags.speed ?? 'instant', isTalking, interruption });
  } finally {
    input.close();
    await thinker.close();
  }
}
