import type { ClientMessage, Entrance, Hello, KnownLog } from '../protocol/client-messages.ts';
import { type MessageFault, readClientMessage } from '../protocol/codec/read-client-message.ts';
import { writeServerMessage } from '../protocol/codec/write-server-message.ts';
import type { Order } from '../protocol/commands.ts';
import { LIMITS } from '../protocol/limits.ts';
import type { Ending } from '../protocol/refusals.ts';
import type { ServerMessage } from '../protocol/server-messages.ts';
import type { Outlet } from './guest.ts';
import type { Admission } from './host.ts';
import type { HostedRoom } from './hosted-room.ts';
import type { ClientSocket, HostPorts, SocketListener } from './ports.ts';
import { TokenBucket } from './token-bucket.ts';

const MS_PER_SECOND = 1000;

const ENDING_OF: Readonly<Record<MessageFault | 'too-many', Ending>> = {
  'too-many': 'too-many-messages',
  'too-long': 'message-too-long',
  'too-deep': 'not-understood',
  'not-understood': 'not-understood',
  'newer-version': 'newer-version',
};

/** What a connection asks of its host. */
interface ConnectionHost {
  /** May this address say one more hello? */
  hears(address: string): boolean;
  enter(entrance: Entrance, known: KnownLog | null, outlet: Outlet): Promise<Admission | Ending>;
  knock(
    entrance: Extract<Entrance, { by: 'code' }>,
    outlet: Outlet,
    admitted: (admission: Admission) => void,
  ): Promise<(() => void) | Ending>;
  left(room: HostedRoom): void;
  closed(): void;
}

type Stage =
  | { readonly type: 'silent' }
  /** The hello is being answered. */
  | { readonly type: 'entering' }
  | { readonly type: 'knocking'; readonly withdraw: () => void }
  /** The client knows that it is in, and may speak already. */
  | { readonly type: 'welcomed'; readonly early: ClientMessage[] }
  | ({ readonly type: 'inside' } & Admission)
  | { readonly type: 'closed' };

/** One connection from its hello to its end. */
export class Connection implements SocketListener, Outlet {
  readonly #socket: ClientSocket;
  readonly #ports: HostPorts;
  readonly #host: ConnectionHost;
  readonly #messages: TokenBucket;
  readonly #cancelHello: () => void;
  #stage: Stage = { type: 'silent' };
  #seq = 0;

  constructor(socket: ClientSocket, ports: HostPorts, host: ConnectionHost) {
    this.#socket = socket;
    this.#ports = ports;
    this.#host = host;
    const now = ports.clock.monotonicMs();
    this.#messages = new TokenBucket(LIMITS.messagesAtOnce, LIMITS.messagesPerSecond / MS_PER_SECOND, now);
    this.#cancelHello = ports.clock.after(LIMITS.helloMs, () => this.end('no-hello'));
  }

  get address(): string {
    return this.#socket.address;
  }

  receive(text: string | null): void {
    if (this.#stage.type === 'closed') return;
    const message = !this.#isHeard() ? 'too-many' : text === null ? 'not-understood' : readClientMessage(text);
    if (typeof message === 'string') this.end(ENDING_OF[message]);
    else this.#take(message);
  }

  /** Everybody at the table has one budget for all connections, however often they are made anew. */
  #isHeard(): boolean {
    const now = this.#ports.clock.monotonicMs();
    const person = this.#stage.type === 'inside' ? this.#stage.guest.person : null;
    if (this.#stage.type !== 'inside' || person === null) return this.#messages.take(now);
    return this.#stage.room.hears(person, now);
  }

  closed(): void {
    const stage = this.#stage;
    if (stage.type === 'closed') return;
    this.#stage = { type: 'closed' };
    this.#cancelHello();
    if (stage.type === 'knocking') stage.withdraw();
    if (stage.type === 'inside') this.#leave(stage);
    this.#host.closed();
  }

  send(message: ServerMessage): void {
    if (this.#stage.type === 'closed') return;
    // Measured before this message waits, too: its length says nothing about the reader.
    if (this.#socket.unsentBytes > LIMITS.unsentBytes) {
      this.end('too-slow');
      return;
    }
    this.#seq = message.seq;
    if (message.type === 'welcome') this.#stage = { type: 'welcomed', early: [] };
    this.#socket.send(writeServerMessage(message));
  }

  end(ending: Ending, by?: string): void {
    if (this.#stage.type === 'closed') return;
    const more = { ...(by === undefined ? {} : { by }), ...this.#returnOf(ending) };
    this.#socket.send(writeServerMessage({ type: 'bye', seq: this.#seq, ending, ...more }));
    this.#ports.observe({ type: 'ended', ending });
    this.closed();
    this.#socket.close(ending);
  }

  /** Clients of a server that stops come back one after the other. */
  #returnOf(ending: Ending): { readonly afterMs?: number } {
    if (ending !== 'restarting') return {};
    const [high, low] = this.#ports.random(2);
    return { afterMs: Math.floor(((high * 256 + low) / 65_536) * LIMITS.returnMs) };
  }

  /** Shows the client that the connection lives. */
  beat(): void {
    if (this.#stage.type !== 'silent') this.send({ type: 'beat', seq: this.#seq });
  }

  #take(message: ClientMessage): void {
    const stage = this.#stage;
    switch (message.type) {
      case 'hello':
        if (stage.type === 'silent') void this.#enter(message);
        else this.end('not-understood');
        break;
      case 'do':
        if (stage.type === 'inside') void this.#order(stage, message);
        else if (stage.type === 'welcomed') stage.early.push(message);
        // Nobody would answer it, and before its hello a client is told nothing.
        else if (stage.type !== 'silent') this.end('not-understood');
        break;
      case 'beat':
        this.beat();
        break;
      default:
        if (stage.type === 'inside') stage.room.contribute(stage.guest, message);
        if (stage.type === 'welcomed') stage.early.push(message);
    }
  }

  async #order({ room, guest }: Admission, order: Order): Promise<void> {
    const { clock } = this.#ports;
    const from = clock.monotonicMs();
    await room.order(guest, order);
    if (order.command.type === 'act') this.#ports.observe({ type: 'action', latencyMs: clock.monotonicMs() - from });
  }

  async #enter({ entrance, known }: Hello): Promise<void> {
    this.#stage = { type: 'entering' };
    this.#cancelHello();
    if (!this.#host.hears(this.address)) return this.end('too-many-messages');
    if (entrance.by === 'code') return this.#knock(entrance);
    const admission = await this.#host.enter(entrance, known ?? null, this);
    if (typeof admission === 'string') this.end(admission);
    else this.#goInside(admission);
  }

  async #knock(entrance: Extract<Entrance, { by: 'code' }>): Promise<void> {
    const withdraw = await this.#host.knock(entrance, this, (admission) => this.#goInside(admission));
    if (typeof withdraw === 'string') this.end(withdraw);
    else if (this.#stage.type === 'closed') withdraw();
    else this.#stage = { type: 'knocking', withdraw };
  }

  #goInside(admission: Admission): void {
    const stage = this.#stage;
    if (stage.type === 'closed') this.#leave(admission);
    else this.#stage = { type: 'inside', ...admission };
    if (stage.type !== 'welcomed') return;
    for (const message of stage.early) {
      if (this.#isHeard()) this.#take(message);
      else this.end('too-many-messages');
    }
  }

  #leave({ room, guest }: Admission): void {
    room.exit(guest);
    this.#host.left(room);
  }
}
