import { randomBytes } from 'node:crypto';
import type { TableReport } from '@shoal/room';
import {
  type ClientState,
  memoryKeeper,
  RoomClient,
  type RoomEntry,
  type SeatKeeper,
  sceneOf,
} from '@shoal/room/client';
import { type RoomPicture, type RoomTerms, type SeatOffer, socketUrlOf } from '@shoal/room/protocol';
import { WebSocket } from 'ws';
import { CLOCK } from '../../src/node/clock.ts';

const TERMS: RoomTerms = {
  ...{ game: 'go-fish', preset: 'standard', rules: {}, goal: null, absenceMinutes: 2, thinkingSeconds: null },
  ...{ standIn: 'random', speed: 'instant', allowsHints: false },
};
const OPEN: SeatOffer = { type: 'open' };

interface PlayerPorts {
  readonly keeper?: SeatKeeper;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The client that page and terminal use, over a real socket. */
export function playerAt(
  origin: string,
  entry: RoomEntry,
  { keeper = memoryKeeper(), headers = {} }: PlayerPorts = {},
): RoomClient {
  return new RoomClient(entry, {
    clock: CLOCK,
    random: randomBytes,
    keeper,
    loadGame: async () => undefined,
    connect(listener) {
      const socket = new WebSocket(socketUrlOf(origin), { headers });
      socket
        .on('open', () => listener.opened())
        .on('message', (data) => listener.received(data.toString()))
        .on('close', () => listener.closed())
        .on('error', () => undefined);
      return { send: (frame) => socket.send(frame), close: () => socket.terminate() };
    },
  });
}

/** Opens a room of two open seats, at the first of which Ann sits. */
export const openRoom = (
  origin: string,
  terms: Partial<RoomTerms> = {},
  { name = 'Ann', ...ports }: PlayerPorts & { readonly name?: string } = {},
): RoomClient =>
  playerAt(origin, { by: 'opening', name, terms: { ...TERMS, ...terms }, seats: [OPEN, OPEN], seat: 0 }, ports);

/** Opens a room with these seats, at the first of which Ann sits. */
export const openTable = (origin: string, seats: readonly SeatOffer[]): RoomClient =>
  playerAt(origin, { by: 'opening', name: 'Ann', terms: TERMS, seats, seat: 0 });

/** Comes in by the link of somebody who is inside. */
export function guestOf(origin: string, host: RoomClient, ports: PlayerPorts = {}): RoomClient {
  return playerAt(origin, linkOf(host), ports);
}

/** The way in by the link of somebody who is inside. */
export function linkOf(host: RoomClient) {
  const { id: room, secret } = roomOf(host);
  if (secret === null) throw new Error('the client does not know the link');
  return { by: 'link', room, secret } as const;
}

export function roomOf({ state }: RoomClient): RoomPicture {
  const scene = sceneOf(state);
  if (scene === null) throw new Error('nobody is in a room');
  return scene.room;
}

/** Waits until the state of a client is as wanted. */
export function until(client: RoomClient, isTrue: (state: ClientState) => boolean): Promise<ClientState> {
  return new Promise((resolve, reject) => {
    const look = (state: ClientState) => {
      if (isTrue(state)) leave(resolve, state);
      else if (state.type === 'ended') leave(reject, new Error(`ended: ${state.ending}`));
    };
    const stop = client.subscribe(look);
    const leave = <T>(settle: (value: T) => void, value: T) => {
      stop();
      settle(value);
    };
    look(client.state);
  });
}

export const isLive = ({ type }: ClientState): boolean => type === 'live';

export const tableOf = ({ state }: RoomClient): TableReport | null => sceneOf(state)?.table ?? null;

/** Two people at a table with cards on it. */
export async function dealtRoom(origin: string, terms: Partial<RoomTerms> = {}): Promise<[RoomClient, RoomClient]> {
  const ann = openRoom(origin, terms);
  await until(ann, isLive);
  const ben = guestOf(origin, ann);
  await until(ben, isLive);
  await ben.sit(1, 'Ben');
  await ann.do({ type: 'deal' });
  for (const client of [ann, ben]) await until(client, () => tableOf(client) !== null);
  return [ann, ben];
}

/** Plays so many actions, or until the deal is over. Returns how many were played. */
export async function play(people: readonly RoomClient[], most = Number.POSITIVE_INFINITY): Promise<number> {
  let played = 0;
  while (played < most && people.some((client) => tableOf(client)?.view.result === null)) {
    const turn = people.find(isTurnOf);
    if (turn === undefined) await new Promise((resolve) => setTimeout(resolve, 1));
    else if ((await turn.do({ type: 'act', action: turnAction(turn) })).ok) played += 1;
  }
  return played;
}

const isTurnOf = (client: RoomClient): boolean => {
  const view = tableOf(client)?.view;
  return view !== undefined && view.result === null && view.seat !== null && view.turn === view.seat;
};

function turnAction(client: RoomClient) {
  const action = tableOf(client)?.view.legal.at(-1);
  if (action === undefined) throw new Error('nobody has the turn');
  return action;
}
