/** What a room and its people may use. Each limit that somebody meets has a refusal of its own. */
export const LIMITS = {
  /** UTF-8 bytes of one message from a client. */
  messageBytes: 4096,
  /** Levels of lists and objects in one message. */
  messageDepth: 4,
  /** Of one person, on all connections together. */
  messagesPerSecond: 20,
  messagesAtOnce: 40,
  /** Of one address: all devices of a school may come back in one moment. */
  hellosPerSecond: 20,
  hellosAtOnce: 2000,
  socketsPerPerson: 5,
  peoplePerRoom: 60,
  /** Of people, seats and terms, by one person. */
  changesPerSecond: 1,
  changesAtOnce: 60,
  /** A longer log would take too long to read: nothing new begins in its room. */
  entriesPerRoom: 100_000,
  /** A room with many changes tells them together. */
  picturesPerSecond: 10,
  picturesAtOnce: 20,
  /** New rooms for one address: a school has one address. */
  roomsPerHour: 240,
  roomsAtOnce: 60,
  /** Wrong secrets, codes and tokens that one address may try. */
  triesPerMinute: 60,
  /** Requests that wait at one door, and how many of them may be for lost seats. */
  knocksPerRoom: 8,
  reclaimsPerRoom: 4,
  nameLetters: 20,
  /** A socket must say hello within this time. */
  helloMs: 5000,
  /** The server says something at least this often, so that both ends notice a dead connection. */
  beatMs: 20_000,
  /** A connection without any sign of life for this long is dead. */
  silenceMs: 45_000,
  /** After a restart clients come back at random moments within this time, not all at once. */
  returnMs: 2000,
  /** A reader this far behind is cut off and resumes later. */
  unsentBytes: 256 * 1024,
  /** How long people have for each half of the round before a deal. */
  roundMs: 3000,
  /** How long a link for another device stays valid. */
  ticketMs: 5 * 60_000,
  /** A seat can be asked for once its person has been gone for this long: a flickering connection loses no seat. */
  lostAfterMs: 20_000,
  reactionMs: 3000,
  /** After this time without its organiser, somebody else at the table organises. */
  organiserMs: 2 * 60_000,
  /** A room without any connection leaves memory after this time. */
  emptyMs: 30_000,
} as const;
