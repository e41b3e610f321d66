/** Why rooms cannot be kept in a file. */
export type StoreErrorCode =
  /** Another server has it. */
  | 'locked'
  /** A later version of Shoal wrote it. */
  | 'newer'
  /** Another program's database. */
  | 'foreign'
  /** It can be neither read nor written. */
  | 'inaccessible'
  /** No SQLite for this platform is installed. */
  | 'no-sqlite'
  /** A copy never overwrites a file. */
  | 'target-exists'
  /** The copy cannot be written there. */
  | 'target-inaccessible'
  /** There is nothing to copy. */
  | 'no-rooms'
  /** The file to copy is damaged. */
  | 'damaged';

/** A store that cannot be opened or copied. */
export class StoreError extends Error {
  readonly code: StoreErrorCode;

  constructor(code: StoreErrorCode, options?: ErrorOptions) {
    super(code, options);
    this.code = code;
  }
}
