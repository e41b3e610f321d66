import { expect, test } from 'vitest';
import { sayMissing } from '../../../../scripts/debian-program.mjs';
import { atDepth } from '../../../../scripts/depth.mjs';
import { sendOrderOf } from './send-order.ts';
import { watchServer } from './syscalls-run.ts';
import { MISSING_STRACE, straceHere } from './system-calls.ts';

const LOAD = atDepth({ test: { tables: 3, seconds: 0.4 }, check: { tables: 40, seconds: 5 } });
const strace = straceHere();
if (strace === undefined) sayMissing(MISSING_STRACE, 'The tests that watch system calls', process.env);

test.runIf(strace !== undefined)(
  'JO2, JO8 no frame leaves before what it tells is on the disk, and a careless server is caught',
  async () => {
    if (strace === undefined) throw new Error(MISSING_STRACE);
    const careful = await watchServer({ strace, ...LOAD, isCareless: false });
    console.log(`${careful.frames} frames, ${careful.syncs} syncs, ${careful.early} frames too early`);
    expect(careful.early).toBe(0);
    expect(careful.frames).toBeGreaterThan(0);
    expect(careful.syncs).toBeGreaterThan(0);
    const careless = await watchServer({ strace, ...LOAD, isCareless: true });
    expect(careless.early).toBeGreaterThan(0);
  },
);

test('a sync counts when it has returned', () => {
  const write = '7 pwrite64(21</data/rooms.db-wal>, "", 4096, 32) = 4096';
  const frame = '7 writev(30<socket:[1]>, [{iov_base="{\\"type\\":\\"news\\",\\"", iov_len=900}], 1) = 900';
  const sync = ['8 fdatasync(21</data/rooms.db-wal> <unfinished ...>', '8 <... fdatasync resumed>) = 0'];
  expect(sendOrderOf([write, ...sync, frame])).toEqual({ frames: 1, syncs: 1, early: 0 });
  expect(sendOrderOf([write, sync[0], frame, sync[1]])).toEqual({ frames: 1, syncs: 1, early: 1 });
  expect(sendOrderOf([write, '7 fdatasync(21</data/rooms.db-wal>) = -1 EIO', frame])).toMatchObject({ early: 1 });
});
