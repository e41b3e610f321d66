import type { Catalogue } from '@shoal/table-ui';
import { catalogueFor, type EnvironmentVariables, type LanguageFlags } from './language.ts';

/** How the program may write: decided once, from flags, environment and what it writes to. */
export interface Look {
  /** The language. */
  readonly catalogue: Catalogue;
  /** Cards as 7H instead of 7♥. */
  readonly ascii: boolean;
  /** Cards and tables in words, for people who hear them. */
  readonly spoken: boolean;
  readonly colours: boolean;
  /** Columns to wrap at; null where nobody reads columns. */
  readonly width: number | null;
  /** Rows of the terminal; null for a file or a pipe. */
  readonly height: number | null;
}

export interface LookFlags extends LanguageFlags {
  readonly ascii?: boolean;
  readonly plain?: boolean;
}

interface Output {
  readonly isTTY?: boolean;
  readonly columns?: number;
  readonly rows?: number;
}

const NARROWEST = 40;
const WIDEST = 100;
const DEFAULT_HEIGHT = 24;

export function lookOf(flags: LookFlags, environment: EnvironmentVariables, output: Output): Look {
  const isTerminal = output.isTTY === true;
  return {
    catalogue: catalogueFor(flags, environment),
    ascii: flags.ascii === true,
    spoken: environment['ACCESSIBLE'] === '1',
    colours: wantsColours(environment, isTerminal && !isPlain(flags, environment)),
    width: isTerminal ? Math.max(NARROWEST, Math.min(WIDEST, output.columns ?? WIDEST)) : null,
    height: isTerminal ? (output.rows ?? DEFAULT_HEIGHT) : null,
  };
}

/** Do people want lines only, for a screen reader or a plain terminal? */
const isPlain = (flags: LookFlags, { TERM, ACCESSIBLE }: EnvironmentVariables): boolean =>
  flags.plain === true || TERM === 'dumb' || ACCESSIBLE === '1';

const LEAST_COLUMNS = 60;
const LEAST_ROWS = 16;

interface Streams {
  readonly stdin: { readonly isTTY?: boolean };
  readonly stdout: Output;
  readonly env: EnvironmentVariables;
}

/** Is there a terminal on both sides, large enough for a table, and nobody who wants lines? */
export function isFullScreen(flags: LookFlags, { stdin, stdout, env }: Streams): boolean {
  const { columns = 0, rows = 0 } = stdout;
  const isLarge = columns >= LEAST_COLUMNS && rows >= LEAST_ROWS;
  return stdin.isTTY === true && stdout.isTTY === true && isLarge && !isPlain(flags, env);
}

function wantsColours(environment: EnvironmentVariables, byDefault: boolean): boolean {
  const { NO_COLOR, FORCE_COLOR } = environment;
  if (NO_COLOR !== undefined && NO_COLOR !== '') return false;
  return FORCE_COLOR === undefined || FORCE_COLOR === '' ? byDefault : FORCE_COLOR !== '0';
}
