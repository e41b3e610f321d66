import { randomBytes } from 'node:crypto';
import {
  type ClientMessage,
  type Command,
  type Entrance,
  newCommandId,
  PROTOCOL_VERSION,
  socketUrlOf,
} from '@shoal/room/protocol';
import { WebSocket } from 'ws';

/** Somebody at one of the loopback addresses who only speaks: what comes back is not read. */
export class Speaker {
  readonly #socket: WebSocket;

  /** Says hello, unless there is no entrance, and then what `opened` says. */
  constructor(
    origin: string,
    address: string,
    entrance: Entrance | null,
    opened: (speaker: Speaker) => void = () => undefined,
  ) {
    this.#socket = new WebSocket(socketUrlOf(origin), { perMessageDeflate: false, localAddress: address });
    this.#socket
      .on('error', () => undefined)
      .on('open', () => {
        if (entrance !== null) this.say({ type: 'hello', version: PROTOCOL_VERSION, entrance });
        opened(this);
      });
  }

  say(message: ClientMessage): void {
    if (this.#socket.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  order(command: Command): void {
    this.say({ type: 'do', id: newCommandId(randomBytes), seq: 0, command });
  }

  end(): void {
    this.#socket.terminate();
  }
}
