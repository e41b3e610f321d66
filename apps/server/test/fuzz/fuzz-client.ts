import type { Rng, Seat } from '@shoal/core';
import type { Entrance, RoomPicture, ServerMessage, SessionToken } from '@shoal/room/protocol';
import type { WireMessage, WireView } from '../wire/wire-client.ts';
import type { FuzzLine, FuzzTarget } from './fuzz-target.ts';

/** One connection that says anything, and remembers what a cheat would need. */
export class FuzzClient {
  /** The tokens that this connection has said: it may be whoever they prove. */
  readonly tokens = new Set<SessionToken>();
  seq = 0;
  room: RoomPicture | null = null;
  seat: Seat | null = null;
  view: WireView | null = null;
  round: { readonly type: string; readonly round: string } | null = null;
  isOpen = true;
  readonly #line: Promise<FuzzLine>;

  private constructor(target: FuzzTarget) {
    this.#line = target.connect({
      frame: (text) => this.#take(JSON.parse(text)),
      closed: () => {
        this.isOpen = false;
      },
    });
  }

  static async connect(target: FuzzTarget): Promise<FuzzClient> {
    const client = new FuzzClient(target);
    await client.#line;
    return client;
  }

  /** Says hello, and what it then may say is its own. */
  hello(entrance: Entrance): string {
    return JSON.stringify({ type: 'hello', version: 1, entrance });
  }

  async send(text: string | null): Promise<void> {
    for (const token of tokensIn(text)) this.tokens.add(token);
    const line = await this.#line;
    line.send(text);
  }

  async close(): Promise<void> {
    const line = await this.#line;
    line.close();
    this.isOpen = false;
  }

  /** A legal action, or none. */
  actionBy(rng: Rng): object | null {
    const legal = this.view?.legal ?? [];
    return legal.length === 0 ? null : legal[rng.below(legal.length)];
  }

  #take(message: WireMessage | ServerMessage): void {
    this.seq = message.seq;
    if (message.type === 'welcome' || message.type === 'room') {
      this.room = message.room;
      this.seat = message.you.seat;
    } else if (message.type === 'news') this.view = message.table.view as WireView;
    else if (message.type === 'round') this.round = message.round;
    else if (message.type === 'bye') this.isOpen = false;
  }
}

/** A cheat that says a token may do what its owner may. */
function tokensIn(text: string | null): SessionToken[] {
  return [...(text ?? '').matchAll(/[A-Za-z0-9]{43}/g)].map(([token]) => token as SessionToken);
}
