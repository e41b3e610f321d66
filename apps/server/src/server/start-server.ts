import type { Socket } from 'node:net';
import { ServerMetrics } from '../metrics/server-metrics.ts';
import { isTrusted, networkOf } from '../sockets/client-address.ts';
import { Crowd } from '../sockets/crowd.ts';
import { refuseSocket } from '../sockets/room-sockets.ts';
import { closeListener, listen, newHttpServer } from './listening.ts';
import { reception } from './reception.ts';
import { RoomService } from './room-service.ts';
import type { RunningServer, ServerSettings } from './server-settings.ts';

/** Connections of one address besides its sockets, for the page. */
const OTHERS_PER_ADDRESS = 500;

/**
 * Serves page and rooms on one port until it is closed. Rejects with a StoreError where rooms cannot be kept, and with the error
 * of the system where it cannot listen.
 */
export async function startServer(settings: ServerSettings): Promise<RunningServer> {
  const { site, place, limits, log } = settings;
  const counts = new ServerMetrics();
  const rooms = await roomsOf(settings, counts);
  let isStopping = false;
  const whyNotReady = () => (isStopping ? 'stopping' : rooms?.isSaving() === false ? 'not-saving' : null);
  const answer = reception({
    site,
    hasRooms: rooms !== null,
    audience: settings.metrics,
    whyNotReady,
    metrics: () => counts.text(),
  });
  const server = newHttpServer(answer, limits);
  server.on('connection', crowded(settings));
  server.on('upgrade', (request, socket, head) => {
    if (rooms === null) refuseSocket(socket, 404, 'This server has no rooms.');
    else rooms.sockets.upgrade(request, socket, head);
  });
  const close = async () => {
    isStopping = true;
    await rooms?.close();
    await closeListener(server);
    counts.close();
  };
  try {
    const { port } = await listen(server, place);
    // Without a listener, a connection that the system refuses would end the process.
    server.on('error', (error: NodeJS.ErrnoException) =>
      log('warn', 'connection-refused', { code: error.code ?? null }),
    );
    log('info', 'started', { port, hasRooms: rooms !== null });
    const report = (bug: unknown) => (rooms === null ? log('error', 'bug') : rooms.report(bug));
    return { port, setAside: rooms?.setAside ?? null, report, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function roomsOf({ data, ...settings }: ServerSettings, counts: ServerMetrics): Promise<RoomService | null> {
  try {
    return data === null ? null : await RoomService.open({ ...settings, data, counts });
  } catch (error) {
    counts.close();
    throw error;
  }
}

/** Turns connections away where one address has too many. Proxies that are believed have many people's. */
function crowded({ limits, proxies }: ServerSettings): (socket: Socket) => void {
  const crowd = new Crowd(Number.POSITIVE_INFINITY, limits.socketsPerAddress + OTHERS_PER_ADDRESS);
  return (socket) => {
    const { remoteAddress = '' } = socket;
    if (isTrusted(proxies, remoteAddress)) return;
    const leave = crowd.enter(networkOf(remoteAddress));
    if (leave === null) socket.destroy();
    else socket.once('close', leave);
  };
}
