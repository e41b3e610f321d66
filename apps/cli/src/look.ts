/** How the program may write: decided once, from flags, environment and what it writes to. */
export interface Look {
  /** Cards as 7H instead of 7♥. */
  readonly ascii: boolean;
  readonly colours: boolean;
  /** Lines only: no cursor movement, nothing cleared. */
  readonly plain: boolean;
  /** Columns to wrap at; null where nobody reads columns. */
  readonly width: number | null;
}

export interface LookFlags {
  readonly ascii?: boolean;
  readonly plain?: boolean;
}

interface Output {
  readonly isTTY?: boolean;
  readonly columns?: number;
}

type Environment = Readonly<Record<string, string | undefined>>;

const NARROWEST = 40;
const WIDEST = 100;

export function lookOf(flags: LookFlags, environment: Environment, output: Output): Look {
  const isTerminal = output.isTTY === true;
  const isDumb = environment['TERM'] === 'dumb' || environment['ACCESSIBLE'] === '1';
  const plain = flags.plain === true || isDumb || !isTerminal;
  return {
    ascii: flags.ascii === true,
    plain,
    colours: wantsColours(environment, isTerminal && flags.plain !== true && !isDumb),
    width: isTerminal ? Math.max(NARROWEST, Math.min(WIDEST, output.columns ?? WIDEST)) : null,
  };
}

function wantsColours(environment: Environment, byDefault: boolean): boolean {
  const { NO_COLOR, FORCE_COLOR } = environment;
  if (NO_COLOR !== undefined && NO_COLOR !== '') return false;
  return FORCE_COLOR === undefined || FORCE_COLOR === '' ? byDefault : FORCE_COLOR !== '0';
}
