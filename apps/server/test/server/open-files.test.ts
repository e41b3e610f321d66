import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import type { CommandId } from '@shoal/room/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureProgram, sayMissing, thisMachine } from '../../../../scripts/debian-program.mjs';
import { ServerProcess } from '../process/server-process.ts';
import { EagerTable } from '../wire/eager-table.ts';
import { RoomsLog } from '../wire/rooms-log.ts';
import { WireTable } from '../wire/wire-table.ts';
import { RawSocket } from './raw-socket.ts';

const prlimit = ensureProgram(
  { names: ['prlimit'], debianPackage: 'util-linux', installing: 'Installing prlimit to limit a server (first run)…' },
  thisMachine(),
);
if (prlimit === undefined)
  sayMissing('There is no prlimit on this machine: install util-linux.', 'The tests of open files', process.env);

const STRANGERS = 30;
/** Files that the server may open besides those that it has. */
const SPARE = 3;
const MANY = 4096;
/** What people inside do meanwhile. */
const COMMANDS = 20;

let server: ServerProcess;
beforeAll(async () => {
  server = await ServerProcess.start();
});
afterAll(() => server.remove());

/** Lets the server have so many open files and connections. */
function allowFiles(count: number): void {
  const { status, stderr } = spawnSync(prlimit ?? '', ['--pid', String(server.pid), `--nofile=${count}:`]);
  if (status !== 0) throw new Error(`prlimit failed: ${stderr}`);
}

/** Strangers who come at once and stay. */
async function strangers(): Promise<readonly (RawSocket | null)[]> {
  const coming = Array.from({ length: STRANGERS }, () => RawSocket.upgrade(server.port).catch(() => null));
  return (await Promise.all(coming)).map((one) => (one?.status === 101 ? one.raw : null));
}

const isIn = (one: RawSocket | null): boolean => one !== null;

test.runIf(prlimit !== undefined)(
  'without files left, new connections fail, people inside play on, and the server recovers by itself',
  async () => {
    const acknowledged: CommandId[] = [];
    let lost = 0;
    const tables = await Promise.all([1, 2, 3].map(() => WireTable.open(server.origin, 3)));
    for (const table of tables) {
      for (const client of table.clients) client.lost = () => (lost += 1);
      new EagerTable(table, { answered: (id, outcome) => outcome.ok && acknowledged.push(id) }).play();
    }
    const openFiles = readdirSync(`/proc/${server.pid}/fd`).length;
    allowFiles(openFiles + SPARE);
    const early = await strangers();
    const before = acknowledged.length;
    while (acknowledged.length - before < COMMANDS) await setTimeout(5);
    for (const one of early) one?.end();
    allowFiles(MANY);
    await setTimeout(100);
    const late = await strangers();
    const fresh = await WireTable.open(server.origin, 2);
    for (const one of late) one?.end();
    for (const table of [...tables, fresh]) table.close();
    const log = new RoomsLog(server.file);
    const kept = new Set(tables.flatMap(({ room }) => log.rowsAfter(room, 0).map(({ command }) => command)));
    log.close();
    const missing = acknowledged.filter((id) => !kept.has(id));
    console.log(
      `no files left: ${early.filter(isIn).length} of ${STRANGERS} strangers came in, ${COMMANDS} commands of people inside, ` +
        `${lost} connections and ${missing.length} commands lost; then ${late.filter(isIn).length} of ${STRANGERS} came in`,
    );
    // The numbers of files that were closed before are free.
    expect(early.filter(isIn).length).toBeLessThan(STRANGERS / 2);
    expect([lost, missing]).toEqual([0, []]);
    expect(late.every(isIn)).toBe(true);
  },
);
