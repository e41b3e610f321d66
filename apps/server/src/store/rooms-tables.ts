import { CONFLICT, type LogRow, type RoomListing } from '@shoal/room/hosting';
import type { CommandId, RoomId, SpokenCode } from '@shoal/room/protocol';
import type { DatabaseSync } from './sqlite.ts';

/** What is added to one room. */
export interface RoomWrite {
  readonly room: RoomId;
  readonly rows: readonly LogRow[];
  readonly listing: RoomListing | null;
}

/** Rows that do not continue their log. */
export class ConflictError extends Error {
  constructor() {
    super(CONFLICT);
  }
}

/** A room nobody listed cannot be found by a code. */
const UNLISTED: RoomListing = { code: null, hasBegun: false, isEnded: false };

/** The statements on the tables of an open file. Transactions are the caller's. */
export class RoomsTables {
  readonly #run;

  constructor(database: DatabaseSync) {
    const prepare = (sql: string) => database.prepare(sql);
    this.#run = {
      begin: prepare('insert into rooms values (?, ?, ?, ?, ?, ?) on conflict do nothing'),
      go: prepare('update rooms set last_seq = ?, touched_at = ? where room = ? and last_seq = ?'),
      list: prepare('update rooms set code = ?, has_begun = ?, is_ended = ? where room = ?'),
      add: prepare('insert into log values (?, ?, ?, ?)'),
      read: prepare('select seq, command, entry from log where room = ? order by seq'),
      lastSeq: prepare('select last_seq from rooms where room = ?'),
      lastTouchedAt: prepare('select max(touched_at) as at from rooms'),
      find: prepare('select room from rooms where code = ? and is_ended = 0 order by touched_at desc limit 1'),
      forget: prepare('delete from rooms where room = ?'),
      forgetLog: prepare('delete from log where room = ?'),
      old: prepare(`select room from rooms where touched_at <
        case when is_ended then :ended when has_begun then :begun else :idle end limit :count`),
    };
  }

  /** Throws a ConflictError if the rows do not continue the log. */
  write({ room, rows, listing }: RoomWrite, touchedAt: number): void {
    const first = rows.at(0)?.seq ?? this.#lastSeqOf(room) + 1;
    const last = first + rows.length - 1;
    if (last === 0 || rows.some(({ seq }, index) => seq !== first + index)) throw new ConflictError();
    if (first === 1 && rows.length > 0) this.#begin(room, last, listing ?? UNLISTED, touchedAt);
    else this.#continue(room, first - 1, last, touchedAt);
    for (const { seq, command, entry } of rows) this.#run.add.run(room, seq, command, entry);
    if (listing !== null && first > 1) this.#run.list.run(...columnsOf(listing), room);
  }

  read(room: RoomId): LogRow[] {
    const rows: readonly { seq: number; command: string | null; entry: string }[] = this.#run.read.all(room);
    return rows.map(({ seq, command, entry }) => ({ seq, command: command as CommandId | null, entry }));
  }

  findByCode(code: SpokenCode): RoomId | null {
    const found: { readonly room: RoomId } | undefined = this.#run.find.get(code.join());
    return found?.room ?? null;
  }

  /** When any room changed last; null if there is none. */
  lastTouchedAt(): number | null {
    const found: { readonly at: number | null } | undefined = this.#run.lastTouchedAt.get();
    return found?.at ?? null;
  }

  /** Rooms that nobody has touched since these times, at most so many. */
  untouchedSince(times: { readonly ended: number; readonly begun: number; readonly idle: number }, count: number) {
    const rows: readonly { readonly room: RoomId }[] = this.#run.old.all({ ...times, count });
    return rows.map(({ room }) => room);
  }

  erase(room: RoomId): void {
    this.#run.forgetLog.run(room);
    this.#run.forget.run(room);
  }

  #begin(room: RoomId, last: number, listing: RoomListing, touchedAt: number): void {
    const { changes } = this.#run.begin.run(room, last, ...columnsOf(listing), touchedAt);
    if (changes === 0) throw new ConflictError();
  }

  #continue(room: RoomId, before: number, last: number, touchedAt: number): void {
    const { changes } = this.#run.go.run(last, touchedAt, room, before);
    if (changes === 0) throw new ConflictError();
  }

  #lastSeqOf(room: RoomId): number {
    const found: { readonly last_seq: number } | undefined = this.#run.lastSeq.get(room);
    return found?.last_seq ?? 0;
  }
}

const columnsOf = ({ code, hasBegun, isEnded }: RoomListing): [string | null, number, number] => [
  code?.join() ?? null,
  hasBegun ? 1 : 0,
  isEnded ? 1 : 0,
];
