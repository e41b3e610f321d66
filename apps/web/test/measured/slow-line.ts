import { connect, createServer, type Socket } from 'node:net';

export interface Line {
  /** The time from a request to the first byte of its answer. */
  readonly latencyMs: number;
  readonly bytesPerSecond: number;
}

export interface SlowLine {
  readonly port: number;
  /** All bytes received, headers included. */
  readonly received: () => number;
  readonly close: () => Promise<void>;
}

const SLICE_BYTES = 1460;

/** Simulates a slow line to a local port; all connections share it. */
export async function openSlowLine(target: number, { latencyMs, bytesPerSecond }: Line): Promise<SlowLine> {
  let received = 0;
  let freeAtMs = 0;
  const sockets = new Set<Socket>();
  /** Slices arrive one after the other, however many connections there are. */
  const bringDown = (slice: Buffer, down: Socket) => {
    received += slice.length;
    freeAtMs = Math.max(freeAtMs, performance.now()) + (slice.length / bytesPerSecond) * 1000;
    setTimeout(() => down.writable && down.write(slice), freeAtMs - performance.now() + latencyMs / 2);
  };
  const server = createServer((down) => {
    const up = connect(target, '127.0.0.1');
    for (const socket of [down, up]) {
      sockets.add(socket);
      socket.setNoDelay(true);
      socket.on('error', () => undefined);
      socket.on('close', () => sockets.delete(socket));
    }
    // Opening a connection takes one round trip, so the first bytes wait for another.
    const openAtMs = performance.now() + latencyMs;
    down.on('data', (bytes) => {
      const waitMs = Math.max(0, openAtMs - performance.now()) + latencyMs / 2;
      setTimeout(() => up.writable && up.write(bytes), waitMs);
    });
    up.on('data', (bytes: Buffer) => {
      for (let at = 0; at < bytes.length; at += SLICE_BYTES) bringDown(bytes.subarray(at, at + SLICE_BYTES), down);
    });
    down.on('close', () => up.destroy());
  });
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port));
  });
  const close = async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  };
  return { port, received: () => received, close };
}
