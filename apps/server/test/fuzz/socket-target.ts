import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LogRow } from '@shoal/room/hosting';
import { type RoomId, socketUrlOf } from '@shoal/room/protocol';
import { WebSocket } from 'ws';
import { ServerProcess } from '../process/server-process.ts';
import { RoomsLog } from '../wire/rooms-log.ts';
import type { FuzzLine, FuzzListener, FuzzTarget } from './fuzz-target.ts';

/** A server in a process of its own, over real sockets and a real file. */
export class SocketTarget implements FuzzTarget {
  readonly #server: ServerProcess;
  #log: RoomsLog | null = null;

  private constructor(server: ServerProcess) {
    this.#server = server;
  }

  static async start(): Promise<SocketTarget> {
    return new SocketTarget(await ServerProcess.start());
  }

  async connect({ frame, closed }: FuzzListener): Promise<FuzzLine> {
    const socket = new WebSocket(socketUrlOf(this.#server.origin), { perMessageDeflate: false });
    socket
      .on('message', (data: Buffer) => frame(data.toString()))
      .on('close', closed)
      .on('error', () => undefined);
    await once(socket, 'open');
    return {
      send: (text) => socket.send(text ?? Buffer.from([0, 1, 2])),
      close: () => socket.terminate(),
    };
  }

  /** A connection of its own gets its answer after everything before. */
  async settle(): Promise<void> {
    const answer = await fetch(`${this.#server.origin}/readyz`);
    await answer.text();
    await new Promise(setImmediate);
  }

  rowsAfter(room: RoomId, seq: number): readonly LogRow[] {
    this.#log ??= new RoomsLog(this.#server.file);
    return this.#log.rowsAfter(room, seq);
  }

  /** A server writes a file about each failure. */
  faults(): readonly string[] {
    const folder = join(this.#server.folder, 'failures');
    return existsSync(folder) ? readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8')) : [];
  }

  async memoryBytes(): Promise<number> {
    return (await this.#server.figures()).rssBytes;
  }

  async end(): Promise<void> {
    this.#log?.close();
    await this.#server.remove();
  }
}
