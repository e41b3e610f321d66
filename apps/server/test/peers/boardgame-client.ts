import { once } from 'node:events';
import { WebSocket } from 'ws';

/** What a client reads of the state that boardgame.io shows it. */
export interface BoardgameState {
  readonly G: object;
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: object };
  readonly _stateID: number;
}

/** A move that the game offers to its bots. */
export interface BoardgameMove {
  readonly move: string;
  readonly args: readonly unknown[];
}

/** Engine.io and socket.io put a digit each before their messages, and socket.io names the namespace. */
const ENGINE_PING = '2';
const ENGINE_PONG = '3';
const CONNECT = '40';
const EVENT = '42';
const PATH = '/socket.io/?EIO=4&transport=websocket';

/** One connection to a server of boardgame.io that spends as little as possible: it writes the frames of socket.io itself. */
export class BoardgameClient {
  readonly player: string;
  state: BoardgameState | null = null;
  /** Hears that the state was sent: once after it joins a match, and after every move. */
  hear: () => void = () => undefined;
  /** Hears of a connection that ends without being asked to. */
  lost: () => void = () => undefined;
  readonly #socket: WebSocket;
  readonly #namespace: string;
  readonly #eventPrefix: string;
  #match = '';

  private constructor(socket: WebSocket, game: string, player: string) {
    this.player = player;
    this.#socket = socket;
    this.#namespace = `/${game},`;
    this.#eventPrefix = EVENT + this.#namespace;
    socket
      .on('message', (data: Buffer) => this.#take(data.toString()))
      .on('close', () => this.lost())
      .on('error', () => undefined);
  }

  static async connect(origin: string, game: string, player: string): Promise<BoardgameClient> {
    const socket = new WebSocket(origin.replace('http', 'ws') + PATH, { perMessageDeflate: false });
    const client = new BoardgameClient(socket, game, player);
    // The server speaks first.
    await once(socket, 'message');
    socket.send(CONNECT + client.#namespace);
    await once(socket, 'message');
    return client;
  }

  /** Comes into a match, which is made for whoever comes first. */
  join(match: string, players: number): void {
    this.#match = match;
    this.#emit(['sync', match, this.player, null, players]);
  }

  act({ move, args }: BoardgameMove): void {
    const action = { type: 'MAKE_MOVE', payload: { type: move, args, playerID: this.player } };
    this.#emit(['update', action, this.state?._stateID, this.#match, this.player]);
  }

  close(): void {
    this.lost = () => undefined;
    this.#socket.terminate();
  }

  #emit(event: readonly unknown[]): void {
    this.#socket.send(this.#eventPrefix + JSON.stringify(event));
  }

  #take(frame: string): void {
    if (frame === ENGINE_PING) this.#socket.send(ENGINE_PONG);
    if (!frame.startsWith(this.#eventPrefix)) return;
    const [type, match, news] = JSON.parse(frame.slice(this.#eventPrefix.length));
    if (match !== this.#match || (type !== 'sync' && type !== 'update')) return;
    this.state = type === 'sync' ? news.state : news;
    this.hear();
  }
}
