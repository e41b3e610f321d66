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
  readonly color?: boolean;
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
    ascii: isAscii(flags, environment),
    spoken: environment['ACCESSIBLE'] === '1',
    colours: flags.color !== false && wantsColours(environment, isTerminal && !isPlain(flags, environment)),
    width: isTerminal ? Math.max(NARROWEST, Math.min(WIDEST, output.columns ?? WIDEST)) : null,
    height: isTerminal ? (output.rows ?? DEFAULT_HEIGHT) : null,
  };
}

/** Are cards written as 7H, because people say so or because their terminal could not show 7♥? */
export const isAscii = ({ ascii }: LookFlags, environment: EnvironmentVariables): boolean =>
  ascii === true || lacksSuitSigns(environment);

/** A terminal without UTF-8 would show a suit sign as several wrong letters. No setting at all says nothing about it. */
function lacksSuitSigns({ LC_ALL, LC_CTYPE, LANG }: EnvironmentVariables): boolean {
  const locale = [LC_ALL, LC_CTYPE, LANG].find((one) => one !== undefined && one !== '') ?? '';
  const [name, encoding = ''] = locale.split('@')[0].split('.');
  return encoding === '' ? name === 'C' || name === 'POSIX' : !/^utf-?8$/i.test(encoding);
}

/** Do people want lines only, for a screen reader or a plain terminal? */
const isPlain = (flags: LookFlags, { TERM, ACCESSIBLE }: EnvironmentVariables): boolean =>
  flags.plain === true || TERM === 'dumb' || ACCESSIBLE === '1';

/** A table is not drawn on a smaller screen. */
export const LEAST_SCREEN = { columns: 60, rows: 16 } as const;

interface Streams {
  readonly stdin: { readonly isTTY?: boolean };
  readonly stdout: Output;
  readonly env: EnvironmentVariables;
}

/** Is there a terminal on both sides, large enough for a table, and nobody who wants lines? */
export function isFullScreen(flags: LookFlags, { stdin, stdout, env }: Streams): boolean {
  return takesScreen(flags, { stdin, stdout, env }) && !isTooSmall(stdout);
}

/** Would the game take the whole screen, if only the window were larger? */
export const isKeptFromScreen = (flags: LookFlags, streams: Streams): boolean =>
  takesScreen(flags, streams) && isTooSmall(streams.stdout);

const takesScreen = (flags: LookFlags, { stdin, stdout, env }: Streams): boolean =>
  stdin.isTTY === true && stdout.isTTY === true && !isPlain(flags, env);

const isTooSmall = ({ columns = 0, rows = 0 }: Output): boolean =>
  columns < LEAST_SCREEN.columns || rows < LEAST_SCREEN.rows;

function wantsColours(environment: EnvironmentVariables, byDefault: boolean): boolean {
  const { NO_COLOR, FORCE_COLOR } = environment;
  if (NO_COLOR !== undefined && NO_COLOR !== '') return false;
  return FORCE_COLOR === undefined || FORCE_COLOR === '' ? byDefault : FORCE_COLOR !== '0';
}
