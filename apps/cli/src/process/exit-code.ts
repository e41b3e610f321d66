/** The exit codes of the program. */
export const EXIT = {
  ok: 0,
  internal: 1,
  usage: 2,
  /** An illegal action, or a file that is not a record or cannot be read. */
  refused: 3,
  /** A port, address or server that cannot be had. */
  network: 4,
  /** A fault inside a record. */
  faulty: 5,
  interrupted: 130,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** Ends the program with one sentence for the person who can mend it. */
export class Failure extends Error {
  readonly code: ExitCode;

  constructor(code: ExitCode, sentence: string) {
    super(sentence);
    this.code = code;
  }
}

/** The command line asks for something that does not exist. */
export class UsageError extends Failure {
  constructor(sentence: string) {
    super(EXIT.usage, sentence);
  }
}

/** A file that is not a record, or cannot be read or written. */
export class FileError extends Failure {
  constructor(sentence: string) {
    super(EXIT.refused, sentence);
  }
}

/** A port, address or server that cannot be had. */
export class NetworkError extends Failure {
  constructor(sentence: string) {
    super(EXIT.network, sentence);
  }
}

/** What is said when something goes wrong that nobody outside can mend. */
export const ownFault = (error: unknown): string =>
  `Shoal has hit a bug: ${error instanceof Error ? error.stack : String(error)}\n`;

/** Thrown where work is broken off by Ctrl-C. */
export class Interrupted extends Failure {
  constructor() {
    super(EXIT.interrupted, '');
  }
}

/** A game that people leave before its end: nothing went wrong. */
export class Stopped extends Failure {
  constructor(sentence: string) {
    super(EXIT.ok, sentence);
  }
}
