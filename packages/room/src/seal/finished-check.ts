import {
  type Fairness,
  type Game,
  type GameEvent,
  type GameRecord,
  type ReadRecord,
  type RecordFault,
  Replay,
  readRecord,
  recordedOptions,
  type Seat,
  type VerifyFault,
  verify,
  writeEvent,
  writeRecord,
} from '@shoal/core';
import { commitmentOf, commitmentOfServer, type SeedShare } from './fairness.ts';
import type { CheckedDeal } from './seal-checker.ts';
import { sealReportOf } from './seal-report.ts';
import type { SealPicture } from './sealed-deal.ts';

/** What a client was told in the round before a deal. */
export interface ToldRound {
  readonly round: string;
  /** The number of the deal in its room. */
  readonly deal: number;
  /** The commitment of the server. */
  readonly server: string;
  readonly commitments: readonly { readonly seat: Seat; readonly commitment: string }[];
  /** What this client added; null if it added nothing in time, or has no seat. */
  readonly own: { readonly seat: Seat; readonly value: string } | null;
  /** The seats whose share was not in time. */
  readonly without: readonly Seat[];
}

/** What a client was told of a deal before its cards were opened. */
export interface ToldDeal extends ToldRound {
  readonly room: string;
  readonly table: CheckedDeal;
  readonly seals: readonly SealPicture[];
  readonly log: readonly GameEvent[];
}

/** How the record of a finished deal contradicts what was told before. */
export type FinishedFault =
  | { readonly key: 'bad-record'; readonly fault: RecordFault }
  | { readonly key: 'faulty-record'; readonly fault: VerifyFault }
  /** It does not prove how its seed came about. */
  | { readonly key: 'not-proved' }
  | { readonly key: 'other-deal' }
  /** The secret of the server is not the one that it committed to. */
  | { readonly key: 'server-changed' }
  /** The share of a person is not the one that this person committed to. */
  | { readonly key: 'share-changed'; readonly seat: Seat }
  /** Somebody's share was left out, although the seat was not named as late. */
  | { readonly key: 'share-missing'; readonly seat: Seat }
  /** What this client added was left out or changed. */
  | { readonly key: 'own-share-missing' }
  | { readonly key: 'other-seal'; readonly stock: number }
  | { readonly key: 'event-changed'; readonly event: number };

/** Checks that the record of a finished deal follows from all that was told while nobody could know the cards. */
export function checkFinishedDeal(record: GameRecord, told: ToldDeal): FinishedFault | null {
  const { game } = told.table;
  const reading = readRecord({ [game.id]: game }, writeRecord(record));
  if (!reading.ok) return { key: 'bad-record', fault: reading.fault };
  const { fairness } = reading.read.record;
  if (fairness === undefined) return { key: 'not-proved' };
  const fault = verify(reading.read);
  return (
    originFault(fairness, told) ??
    (isSameTable(reading.read, told.table) ? null : { key: 'other-deal' }) ??
    (fault === null ? null : { key: 'faulty-record', fault }) ??
    tableFault(reading.read, fairness, told)
  );
}

function originFault(fairness: Fairness, told: ToldDeal): FinishedFault | null {
  const { room, deal, server, people } = fairness;
  if (room !== told.room || deal !== told.deal) return { key: 'other-deal' };
  if (commitmentOfServer(server, room, deal) !== told.server) return { key: 'server-changed' };
  const changed = people.find((share) => !isCommitted(share, told));
  if (changed !== undefined) return { key: 'share-changed', seat: changed.seat };
  const missing = told.commitments.find(({ seat }) => !isIn(seat, fairness, told));
  if (missing === undefined) return null;
  const { seat } = missing;
  return seat === told.own?.seat ? { key: 'own-share-missing' } : { key: 'share-missing', seat };
}

/** Even a seat without a share has a part in the seed, so that it cannot be left out afterwards. */
const isIn = (seat: Seat, { people }: Fairness, { without }: ToldDeal): boolean =>
  people.some((share) => share.seat === seat && (share.value !== null || without.includes(seat)));

/** A person who did not open in time has no value. */
const isCommitted = ({ seat, value }: SeedShare, { round, commitments }: ToldDeal): boolean =>
  commitments.some(
    (told) => told.seat === seat && (value === null || told.commitment === commitmentOf(value, round, seat)),
  );

/** Does a record tell of the table that was played at? */
const isSameTable = ({ record }: ReadRecord, { game, options, seats, firstSeat }: CheckedDeal): boolean =>
  record.firstSeat === firstSeat &&
  record.seats.length === seats &&
  JSON.stringify(record.rules) === JSON.stringify(recordedOptions(game.tables, options));

/** Deals and plays the record again, and seals it as the server did. */
function tableFault(read: ReadRecord, fairness: Fairness, told: ToldDeal): FinishedFault | null {
  const replay = new Replay(read);
  replay.runTo(read.events.length);
  const { table } = replay;
  const { seals } = sealReportOf({ plan: read, table, fairness }, told.table.viewer, 0);
  const stock = seals.findIndex((seal) => !told.seals.some((known) => isSameSeal(known, seal)));
  if (stock >= 0) return { key: 'other-seal', stock };
  const event = differenceOf(read.game, table.log(told.table.viewer), told.log);
  return event === null ? null : { key: 'event-changed', event };
}

/** The index of the first event that is not alike in two logs. */
function differenceOf(game: Game, one: readonly GameEvent[], other: readonly GameEvent[]): number | null {
  const [theirs, ours] = [one, other].map((log) => log.map((event) => JSON.stringify(writeEvent(game, event))));
  for (let at = 0; at < Math.max(theirs.length, ours.length); at++) if (theirs[at] !== ours[at]) return at;
  return null;
}

const isSameSeal = (one: SealPicture, other: SealPicture): boolean =>
  one.stock === other.stock && one.leaves.join() === other.leaves.join();
