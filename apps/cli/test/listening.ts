import { existsSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import type { Program, Running } from './program.ts';

/** Runs before the program: leaves a file when the program begins to listen for Ctrl-C. */
const NOTICE = `process.on('newListener', (name) => {
  if (name === 'SIGINT') require('node:fs').writeFileSync(process.env['SHOAL_LISTENS'], '');
});`;

let started = 0;

/** Starts the program and waits until it listens for Ctrl-C: one that came sooner would just end Node. */
export async function startListening(program: Program, args: readonly string[]): Promise<Running> {
  const [notice, listens] = [program.file('notice.cjs'), program.file(`listens-${++started}`)];
  writeFileSync(notice, NOTICE);
  const running = program.start(args, { NODE_OPTIONS: `--require ${notice}`, SHOAL_LISTENS: listens });
  while (!existsSync(listens)) await setTimeout(5);
  return running;
}
