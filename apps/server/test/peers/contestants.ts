import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { PlayedTable } from '../load/played-table.ts';
import { ServerProcess } from '../process/server-process.ts';
import { ServingChild } from '../process/serving-child.ts';
import { WireTable } from '../wire/wire-table.ts';
import { type BoardgameGame, BoardgameTable } from './boardgame-table.ts';
import { Contestant } from './contestant.ts';

export interface Crowd {
  readonly rooms: number;
  /** Of each room. */
  readonly seats: number;
}

/** The servers of one comparison, each in a process of its own. */
export interface Contestants {
  readonly ours: Contestant;
  readonly memory: Contestant;
  readonly files: Contestant;
}

type Removal = () => void | Promise<void>;

/** Starts all servers, opens their rooms, lets them be measured, and removes them again. */
export async function withContestants(
  peers: string,
  crowd: Crowd,
  measure: (contestants: Contestants) => Promise<void>,
): Promise<void> {
  const removals: Removal[] = [];
  try {
    const { goFish: game } = await import(pathToFileURL(join(peers, 'go-fish.mjs')).href);
    const folder = mkdtempSync(join(tmpdir(), 'boardgame-'));
    removals.push(() => rmSync(folder, { recursive: true, force: true }));
    const program = join(peers, 'serve.mjs');
    await measure({
      ours: await openOurs(crowd, removals),
      memory: await openPeer({ name: 'boardgame.io, in memory', args: [program], game, ...crowd }, removals),
      files: await openPeer({ name: 'boardgame.io, FlatFile', args: [program, folder], game, ...crowd }, removals),
    });
  } finally {
    for (const remove of removals.toReversed()) await remove();
  }
}

async function openOurs({ rooms, seats }: Crowd, removals: Removal[]): Promise<Contestant> {
  const server = await ServerProcess.start();
  removals.push(() => server.remove());
  const contestant = await Contestant.open({
    name: 'Shoal, SQLite on disk',
    ...{ rooms, server },
    open: async (observer) => new PlayedTable(await WireTable.open(server.origin, seats), observer),
  });
  removals.push(() => contestant.close());
  return contestant;
}

interface Peer extends Crowd {
  readonly name: string;
  readonly args: readonly string[];
  readonly game: BoardgameGame;
}

async function openPeer({ name, args, game, rooms, seats }: Peer, removals: Removal[]): Promise<Contestant> {
  // Development checks would slow boardgame.io considerably.
  const server = await ServingChild.start(args, { ...process.env, NODE_ENV: 'production' });
  removals.push(() => server.end('SIGTERM'));
  const origin = `http://127.0.0.1:${server.port}`;
  const contestant = await Contestant.open({
    ...{ name, rooms, server },
    open: (observer) => BoardgameTable.open(origin, game, seats, observer),
  });
  removals.push(() => contestant.close());
  return contestant;
}
