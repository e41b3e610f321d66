import { ServerMetrics } from '../metrics/server-metrics.ts';
import { closeListener, listen, newHttpServer } from './listening.ts';
import { reception } from './reception.ts';
import { RoomService } from './room-service.ts';
import type { RunningServer, ServerSettings } from './server-settings.ts';

/** Connections that are no sockets: for the page, and for those who look after the server. */
const OTHER_CONNECTIONS = 2000;

/**
 * Serves page and rooms on one port until it is closed. Rejects with a StoreError where rooms cannot be kept, and with the error
 * of the system where it cannot listen.
 */
export async function startServer(settings: ServerSettings): Promise<RunningServer> {
  const { site, place, data, limits, log } = settings;
  const counts = new ServerMetrics();
  const rooms = data === null ? null : await RoomService.open({ ...settings, data, counts });
  let isStopping = false;
  const whyNotReady = () => (isStopping ? 'stopping' : rooms?.isSaving() === false ? 'not-saving' : null);
  const answer = reception({
    site,
    hasRooms: rooms !== null,
    audience: settings.metrics,
    whyNotReady,
    metrics: () => counts.text(),
  });
  const server = newHttpServer(answer, limits.sockets + OTHER_CONNECTIONS);
  server.on('upgrade', (request, socket, head) => {
    if (rooms === null) socket.destroy();
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
    return { port, setAside: rooms?.setAside ?? null, close };
  } catch (error) {
    await close();
    throw error;
  }
}
