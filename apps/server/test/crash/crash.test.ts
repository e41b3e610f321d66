import type { CommandId } from '@shoal/room/protocol';
import { expect, test } from 'vitest';
import { atDepth } from '../../../../scripts/depth.mjs';
import { ServerProcess } from '../process/server-process.ts';
import { RoomsLog } from '../wire/rooms-log.ts';
import { WireTable } from '../wire/wire-table.ts';
import { CrashRun } from './crash-run.ts';
import { WitnessedTable } from './witnessed-table.ts';

/** `npm run crash` kills more often. */
const KILLS = atDepth({ test: 3, check: 60 });

test('JO1, JO2, JO4, SE4 kills under load lose no command, double none, and keep every seat', async () => {
  const run = await CrashRun.begin(6);
  try {
    for (let kill = 0; kill < KILLS; kill += 1) await run.kill();
  } finally {
    await run.end();
  }
  const { acknowledged, faults } = run.report;
  console.log(`${KILLS} kills, ${acknowledged} commands acknowledged, ${faults.length} faults`);
  expect(faults).toEqual([]);
  expect(acknowledged).toBeGreaterThan(0);
});

test('a command that was acknowledged and is not in the file is noticed', async () => {
  const server = await ServerProcess.start();
  const table = new WitnessedTable(await WireTable.open(server.origin, 2));
  const log = new RoomsLog(server.file);
  expect(table.checkSeats(log)).toEqual([]);
  table.acknowledge('invented' as CommandId);
  expect(table.checkSeats(log)).toEqual(['invented was acknowledged and is lost']);
  log.close();
  table.table.close();
  await server.remove();
});
