import '@shoal/games';
import { type Rng, rngFor, writeView } from '@shoal/core';
import { GAME_IDS } from '@shoal/games/ids';
import { type ClientState, type RoomClient, sceneOf } from '@shoal/room/client';
import { Truth } from '@shoal/room/testing';
import { ServerProcess } from '../process/server-process.ts';
import { dealtRoom, tableOf } from '../server/room-player.ts';
import { RoomsLog } from '../wire/rooms-log.ts';
import { ChaosProxy, type Fate } from './chaos-proxy.ts';

export interface ChaosSettings {
  readonly games: number;
  readonly seed: string;
  readonly fates: readonly Fate[];
}

export interface ChaosReport {
  readonly actions: number;
  /** How often a client lost its connection. */
  readonly losses: number;
  readonly fates: Readonly<Record<string, number>>;
  readonly faults: readonly string[];
}

/** Plays games through a network on which nothing can be relied. The clients get no help. */
export async function playThroughChaos({ games, seed, fates }: ChaosSettings): Promise<ChaosReport> {
  const rng = rngFor(seed, 'chaos');
  const server = await ServerProcess.start();
  const proxy = await ChaosProxy.start({ rng, port: server.port, fates });
  try {
    const playing = Array.from({ length: games }, async (_, number) => {
      const people = await dealtRoom(proxy.origin, { game: GAME_IDS[number % GAME_IDS.length], absenceMinutes: null });
      const played = await Promise.all(people.map((client) => playOut(client, rng)));
      const faults = faultsOf(new RoomsLog(server.file), people, played);
      for (const client of people) client.close();
      return { played, faults };
    });
    const ended = await Promise.all(playing);
    const all = ended.flatMap(({ played }) => played);
    return {
      actions: all.reduce((sum, { done }) => sum + done, 0),
      losses: all.reduce((sum, { losses }) => sum + losses, 0),
      fates: Object.fromEntries(proxy.counts),
      faults: ended.flatMap(({ faults }) => faults),
    };
  } finally {
    proxy.close();
    await server.remove();
  }
}

/** What one client did. */
interface Played {
  /** Actions that the server said it had done. */
  done: number;
  losses: number;
}

/** Acts whenever it is this client's turn, until the deal is over. */
function playOut(client: RoomClient, rng: Rng): Promise<Played> {
  return new Promise((resolve, reject) => {
    const played: Played = { done: 0, losses: 0 };
    let isActing = false;
    let last = client.state.type;
    const act = async (): Promise<void> => {
      isActing = true;
      const legal = tableOf(client)?.view.legal ?? [];
      const { ok } = await client.do({ type: 'act', action: legal[rng.below(legal.length)] });
      if (ok) played.done += 1;
      isActing = false;
      look(client.state);
    };
    const look = (state: ClientState): void => {
      if (state.type === 'away' && last === 'live') played.losses += 1;
      last = state.type;
      const view = tableOf(client)?.view;
      if (state.type === 'ended') reject(new Error(`the client gave up: ${state.ending}`));
      else if (isActing || view === undefined) return;
      else if (view.result !== null) resolve(played);
      else if (state.type === 'live' && view.turn === view.seat) void act();
    };
    client.subscribe(look);
    look(client.state);
  });
}

/** What was told must be what the log says, and each action must be there once. */
function faultsOf(log: RoomsLog, people: readonly RoomClient[], played: readonly Played[]): string[] {
  const room = sceneOf(people[0].state)?.room.id;
  if (room === undefined) return ['there is no room'];
  const [truth, rows] = [new Truth(), log.rowsAfter(room, 0)];
  log.close();
  truth.follow(rows);
  const { match } = truth;
  const acts = rows.filter(({ entry }) => entry.startsWith('{"type":"act"')).length;
  const done = played.reduce((sum, one) => sum + one.done, 0);
  const counts = acts === done ? [] : [`${room}: ${done} actions were acknowledged, and the log has ${acts}`];
  const views = people.flatMap((client) => {
    const view = tableOf(client)?.view;
    if (match === null || view === undefined) return [`${room}: no match`];
    const { viewShape } = match.plan.table.game;
    const [seen, meant] = [view, match.deal.table.view(view.seat)].map((one) =>
      JSON.stringify(writeView(viewShape, one)),
    );
    return seen === meant ? [] : [`${room}: a client sees ${seen} where ${meant} is true`];
  });
  return [...counts, ...views];
}
