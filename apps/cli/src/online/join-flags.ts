import type { LookFlags } from '../text/look.ts';

/** What `join` and `host` have in common. */
export interface RoomFlags extends LookFlags {
  readonly server?: string;
  readonly name?: string;
  readonly json?: boolean;
  /** False by --no-reactions. */
  readonly reactions?: boolean;
}

export interface JoinFlags extends RoomFlags {
  /** A bot that plays in the place of a person. */
  readonly bot?: string;
  readonly timeLimit?: number;
  /** The number of the seat to take at once; true takes the first that is free. */
  readonly sit?: number | true;
}
