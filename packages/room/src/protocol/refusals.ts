/** Why a command changes nothing. An illegal action has the refusal of its game or table instead. */
export const COMMAND_REFUSALS = [
  /** Something happened since; the news tells what. */
  'stale',
  'not-organiser',
  'not-seated',
  'no-such-seat',
  'no-such-person',
  'no-such-request',
  'seat-taken',
  'already-seated',
  'name-empty',
  'name-taken',
  'room-full',
  'room-locked',
  'old-link',
  'match-running',
  'no-match',
  'deal-running',
  'too-few-players',
  'too-many-seats',
  'impossible-table',
  'not-away',
  'too-soon',
  'too-many-requests',
  /** The store fails: nothing counts before it works again. */
  'not-saved',
  'room-ended',
] as const;
export type CommandRefusal = (typeof COMMAND_REFUSALS)[number];

/** Why the server hangs up. The client tries again after those of `TEMPORARY_ENDINGS` only. */
export const ENDINGS = [
  'unknown-room',
  'wrong-link',
  'wrong-code',
  'locked',
  'room-full',
  'ended',
  'removed',
  'moved',
  'left',
  'not-admitted',
  'unknown-session',
  'ticket-used',
  'room-exists',
  'too-many-rooms',
  'too-many-tries',
  'too-many-sockets',
  'too-many-messages',
  'message-too-long',
  'not-understood',
  'newer-version',
  'no-hello',
  'too-slow',
  'room-broken',
  'restarting',
] as const;
export type Ending = (typeof ENDINGS)[number];

/** After these the same client may succeed a moment later. */
export const TEMPORARY_ENDINGS: readonly Ending[] = ['restarting', 'too-slow', 'no-hello', 'too-many-messages'];

/** The close code of a WebSocket. It tells programs that read no `bye` whether to come back: after 4000 never. */
export const closeCodeOf = (ending: Ending): number => (TEMPORARY_ENDINGS.includes(ending) ? 1012 : 4000);
