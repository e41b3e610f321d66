import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

const UPGRADE = [
  'GET /room HTTP/1.1',
  'Connection: Upgrade',
  'Upgrade: websocket',
  'Sec-WebSocket-Version: 13',
  'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
];

/** A client that sends the very bytes that a test wants. */
export class RawSocket {
  readonly #socket: Socket;
  #heard = Buffer.alloc(0);
  #isClosed = false;

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket
      .on('error', () => undefined)
      .on('data', (data: Buffer) => {
        this.#heard = Buffer.concat([this.#heard, data]);
      })
      .on('close', () => {
        this.#isClosed = true;
      });
  }

  static async connect(port: number, localAddress?: string): Promise<RawSocket> {
    const socket = connect({ port, host: '127.0.0.1', ...(localAddress === undefined ? {} : { localAddress }) });
    const raw = new RawSocket(socket);
    await once(socket, 'connect');
    return raw;
  }

  /** Asks for a WebSocket, and resolves to the status of the answer. */
  static async upgrade(
    port: number,
    headers: readonly string[] = [],
    localAddress?: string,
  ): Promise<{ raw: RawSocket; status: number }> {
    const raw = await RawSocket.connect(port, localAddress);
    raw.write(`${[...UPGRADE, `Host: 127.0.0.1:${port}`, ...headers].join('\r\n')}\r\n\r\n`);
    await raw.until(() => raw.#heard.includes('\r\n\r\n') || raw.#isClosed);
    const status = Number(/^HTTP\/1\.1 (\d+)/.exec(raw.text)?.[1] ?? 0);
    raw.#heard = raw.#heard.subarray(raw.#heard.indexOf('\r\n\r\n') + 4);
    return { raw, status };
  }

  get text(): string {
    return this.#heard.toString('latin1');
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** The code of the close frame that came; null if none came. */
  get closeCode(): number | null {
    for (let at = 0; at + 2 <= this.#heard.length; ) {
      const [first, length] = this.#heard.subarray(at);
      const [size, head] = length === 126 ? [this.#heard.readUInt16BE(at + 2), 4] : [length, 2];
      if ((first & 0x0f) === 8) return this.#heard.readUInt16BE(at + head);
      at += head + size;
    }
    return null;
  }

  write(bytes: string | Buffer): void {
    this.#socket.write(bytes);
  }

  /** Sends one frame. The first byte tells its kind. */
  frame(first: number, content: Buffer, { isMasked = true } = {}): void {
    this.write(frameOf(first, content, isMasked));
  }

  end(): void {
    this.#socket.destroy();
  }

  async closed(): Promise<void> {
    if (!this.#isClosed) await once(this.#socket, 'close');
  }

  async until(isTrue: () => boolean): Promise<void> {
    while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 2));
  }
}

export function frameOf(first: number, content: Buffer, isMasked = true): Buffer {
  const { length } = content;
  const mask = randomBytes(4);
  const head = Buffer.from(length < 126 ? [first, length] : [first, 126, length >> 8, length & 0xff]);
  if (!isMasked) return Buffer.concat([head, content]);
  head[1] |= 0x80;
  return Buffer.concat([head, mask, content.map((byte, index) => byte ^ mask[index % 4])]);
}
