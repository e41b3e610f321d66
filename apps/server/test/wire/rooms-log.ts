import { DatabaseSync } from '@photostructure/sqlite';
import type { LogRow } from '@shoal/room/hosting';
import type { RoomId } from '@shoal/room/protocol';

/** The logs of all rooms, read from the file beside the server that writes it. */
export class RoomsLog {
  readonly #database: InstanceType<typeof DatabaseSync>;

  constructor(file: string) {
    this.#database = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
  }

  /** All rows of a room after a number. */
  rowsAfter(room: RoomId, seq: number): readonly LogRow[] {
    const read = this.#database.prepare('select seq, command, entry from log where room = ? and seq > ? order by seq');
    return read.all(room, seq);
  }

  close(): void {
    this.#database.close();
  }
}
