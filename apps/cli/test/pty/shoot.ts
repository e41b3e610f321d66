import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Pty } from './pty.ts';
import { writeShot } from './shot.ts';

/** The script runner starts every script from the root of the project. */
const BUNDLE = 'apps/cli/dist/shoal.mjs';
const QUIET_MS = 250;

const USAGE = `node scripts/run-ts.mjs apps/cli/test/pty/shoot.ts -- [--light] COLUMNSxROWS FILE 'KEYS' -- [arguments of shoal]
  FILE   drawn as a page (.html) or as a picture (.png, which takes Chromium)
  KEYS   one after the other, with blanks between: enter esc up ctrl-c … or text; 500ms waits for so long
`;

interface Order {
  readonly columns: number;
  readonly rows: number;
  readonly file: string;
  readonly keys: readonly string[];
  readonly isLight: boolean;
  readonly args: readonly string[];
}

/** Null when it makes no sense. */
function readOrder(given: readonly string[]): Order | null {
  const all = given[0] === '--' ? given.slice(1) : given;
  const end = all.includes('--') ? all.indexOf('--') : all.length;
  const { values, positionals } = parseArgs({
    args: all.slice(0, end),
    options: { light: { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [size, file, keys = ''] = positionals;
  const [, columns, rows] = /^(\d+)x(\d+)$/.exec(size ?? '') ?? [];
  if (columns === undefined || file === undefined) return null;
  const isLight = values.light;
  const pressed = keys.split(' ').filter((key) => key !== '');
  return { columns: Number(columns), rows: Number(rows), file, keys: pressed, isLight, args: all.slice(end + 1) };
}

async function shoot({ columns, rows, file, keys, isLight, args }: Order): Promise<void> {
  const pty = new Pty([process.execPath, BUNDLE, ...args], { columns, rows, cwd: process.cwd() });
  try {
    await pty.until((screen) => screen.trim() !== '');
    await pty.settled(QUIET_MS);
    for (const key of keys) await use(pty, key);
    writeShot(file, pty, isLight ? 'light' : 'dark');
    process.stdout.write(`${pty.text.trimEnd()}\n`);
  } finally {
    await pty.kill();
  }
}

async function use(pty: Pty, key: string): Promise<void> {
  const pauseMs = /^(\d+)ms$/.exec(key)?.[1];
  if (pauseMs !== undefined) return sleep(Number(pauseMs));
  await pty.press(key);
  await pty.settled(QUIET_MS);
}

const order = readOrder(process.argv.slice(2));
if (order === null) {
  process.stderr.write(USAGE);
  process.exitCode = 2;
} else {
  await shoot(order);
}
