import { parseArgs } from 'node:util';
import { GAME_IDS } from '@shoal/games';

export interface Arguments {
  readonly json: boolean;
  readonly gate: boolean;
  readonly help: boolean;
  readonly only: string;
  readonly seconds: number;
}

const usageOf = (script: string, standardSeconds: number) => `npm run ${script} -- [options]
  --only PREFIX   only cases whose name begins so, such as ${GAME_IDS[0]}/standard/2
  --seconds N     measured time a case and lane, shared by its processes (standard ${standardSeconds})
  --json          one line of JSON a case and lane instead of tables
  --gate          exit with 1 when a target is missed
`;

/** Parses the arguments; returns a sentence if they are invalid. */
function readArguments(args: readonly string[], standardSeconds: number): Arguments | string {
  try {
    const { values } = parseArgs({ args: [...args], options: OPTIONS });
    const seconds = Number(values.seconds ?? standardSeconds);
    if (!(seconds > 0 && seconds <= 600)) return `--seconds is a number up to 600, not "${values.seconds}".`;
    return { json: values.json, gate: values.gate, help: values.help, only: values.only, seconds };
  } catch (error) {
    return (error as Error).message;
  }
}

const OPTIONS = {
  json: { type: 'boolean', default: false },
  gate: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
  only: { type: 'string', default: '' },
  seconds: { type: 'string' },
} as const;

export const EXIT_MISSED = 1;
const EXIT_USAGE = 2;

/** Runs a benchmark with the given arguments, or prints what is wrong with them. */
export async function runAsAsked(script: string, standardSeconds: number, run: (asked: Arguments) => Promise<void>) {
  // Exits quietly when a reader such as `head` closes the pipe.
  process.stdout.on('error', () => process.exit());
  const usage = usageOf(script, standardSeconds);
  const asked = readArguments(process.argv.slice(2), standardSeconds);
  if (typeof asked === 'string') {
    process.stderr.write(`${asked}\n${usage}`);
    process.exitCode = EXIT_USAGE;
  } else if (asked.help) process.stdout.write(usage);
  else await run(asked);
}

export function refusePrefix(prefix: string): void {
  process.stderr.write(`No case begins with "${prefix}".\n`);
  process.exitCode = EXIT_USAGE;
}
