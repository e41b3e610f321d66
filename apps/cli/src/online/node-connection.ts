import type { ClientConnection, ConnectionListener } from '@shoal/room/client';
import { socketUrlOf } from '@shoal/room/protocol';
import { WebSocket } from 'ws';

/** A proxy that swallows everything must not hold a client for ever. */
const HANDSHAKE_MS = 10_000;
/** The news of a whole deal are far smaller. */
const MOST_BYTES = 4 * 1024 * 1024;

/** Opens a WebSocket to the server of an origin. */
export function connectTo(origin: string, listener: ConnectionListener): ClientConnection {
  const socket = new WebSocket(socketUrlOf(origin), {
    handshakeTimeout: HANDSHAKE_MS,
    maxPayload: MOST_BYTES,
    perMessageDeflate: false,
  });
  socket.on('open', () => listener.opened());
  socket.on('message', (data) => listener.received(String(data)));
  socket.on('close', () => listener.closed());
  // What went wrong makes no difference to a client that tries again; `close` follows.
  socket.on('error', () => undefined);
  return {
    send: (frame) => {
      if (socket.readyState === WebSocket.OPEN) socket.send(frame);
    },
    close: () => socket.terminate(),
  };
}
