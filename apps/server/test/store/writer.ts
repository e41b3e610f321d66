import type { RoomListing } from '@shoal/room/hosting';
import type { RoomId } from '@shoal/room/protocol';
import { SqliteStore } from '../../src/store/sqlite-store.ts';

/** Writes rooms for as long as it lives, and tells each outcome after it is known: node writer FILE ROOMS. */
const [path = '', count = '1'] = process.argv.slice(2);
const LISTING: RoomListing = { code: [1, 2, 3], hasBegun: true, isEnded: false };

const store = await SqliteStore.open(path, { now: () => new Date(), monotonicMs: () => performance.now() });

/** Whole lines, which a killed process leaves whole. */
const tell = (line: string): void => void process.stdout.write(`${line}\n`);

async function write(room: RoomId): Promise<never> {
  for (let seq = (await store.read(room)).length + 1; ; ) {
    const trouble = await store.append(room, [{ seq, command: null, entry: `${room} ${seq}` }], LISTING);
    tell(trouble ?? `${room} ${seq}`);
    if (trouble === null) seq += 1;
    else await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

for (let number = 0; number < Number(count); number += 1)
  void write(`room${String(number).padStart(8, '0')}` as RoomId);
