// @ts-check

/** A problem of the machine that a person can fix; the message is one sentence that names the fix. */
export class SetupError extends Error {
  /**
   * @param {string} message
   * @param {number} [exitCode]
   */
  constructor(message, exitCode = 1) {
    super(message);
    this.name = 'SetupError';
    this.exitCode = exitCode;
  }
}

const REFUSED_WRITES = new Map([
  ['EACCES', 'this account may not write there; change the owner or the permissions'],
  ['EPERM', 'this account may not write there; change the owner or the permissions'],
  ['EROFS', 'the file system is read-only; copy the project to a folder that can be written'],
  ['ENOSPC', 'the disk is full; free some space'],
]);

/**
 * Runs the preparation of a command. A failure that a person can fix becomes one sentence and an exit code
 * (and undefined); any other failure is a bug and keeps its stack.
 * @template T
 * @param {() => Promise<T>} prepare
 * @returns {Promise<T | undefined>}
 */
export async function orExplain(prepare) {
  try {
    return await prepare();
  } catch (error) {
    const known = error instanceof SetupError ? error : refusedWrite(error);
    if (known === undefined) throw error;
    process.stderr.write(`${known.message}\n`);
    process.exitCode = known.exitCode;
    return undefined;
  }
}

/** @param {unknown} error */
function refusedWrite(error) {
  const { code = '', path = 'the project folder' } = /** @type {NodeJS.ErrnoException} */ (error);
  const reason = REFUSED_WRITES.get(code);
  return reason === undefined ? undefined : new SetupError(`Cannot write ${path}: ${reason} (${code}).`);
}
