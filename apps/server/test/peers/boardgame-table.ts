import { randomBytes } from 'node:crypto';
import type { LoadedTable, TableObserver } from '../load/played-table.ts';
import { BoardgameClient, type BoardgameMove, type BoardgameState } from './boardgame-client.ts';

/** A game as boardgame.io knows it. */
export interface BoardgameGame {
  readonly name: string;
  readonly ai: {
    enumerate(G: object, ctx: BoardgameState['ctx'], player: string): readonly BoardgameMove[];
  };
}

const MATCH_BYTES = 9;

/** A table of boardgame.io: its clients play one match after the other. */
export class BoardgameTable implements LoadedTable {
  readonly #game: BoardgameGame;
  readonly #clients: readonly BoardgameClient[];
  readonly #observer: TableObserver;
  /** How many clients have not had the news of what was done last. */
  #waiting = 0;
  #sentMs = 0;
  /** The state that the last move was made in. */
  #stateId = 0;

  private constructor(game: BoardgameGame, clients: readonly BoardgameClient[], observer: TableObserver) {
    this.#game = game;
    this.#clients = clients;
    this.#observer = observer;
    for (const client of clients) client.lost = () => observer.failed('a connection was lost');
  }

  static async open(origin: string, game: BoardgameGame, seats: number, observer: TableObserver) {
    const connecting = Array.from({ length: seats }, (_, seat) =>
      BoardgameClient.connect(origin, game.name, String(seat)),
    );
    return new BoardgameTable(game, await Promise.all(connecting), observer);
  }

  /** A new match is made when its first player joins it; two at once would make it twice. */
  deal(): void {
    this.#sentMs = performance.now();
    const match = randomBytes(MATCH_BYTES).toString('base64url');
    const join = (seat: number): void => {
      const client = this.#clients.at(seat);
      if (client === undefined) this.#begin();
      else {
        client.hear = () => join(seat + 1);
        client.join(match, this.#clients.length);
      }
    };
    join(0);
  }

  act(): void {
    const [{ state }] = this.#clients;
    const player = this.#clients.find((client) => client.player === state?.ctx.currentPlayer);
    if (player?.state == null) this.#observer.failed('nobody has the turn');
    else this.#actAs(player, player.state);
  }

  close(): void {
    for (const client of this.#clients) client.close();
  }

  #begin(): void {
    for (const client of this.#clients) client.hear = () => this.#hearNews();
    this.#observer.dealt(performance.now() - this.#sentMs);
    this.#observer.ready(this);
  }

  #actAs(player: BoardgameClient, { G, ctx, _stateID }: BoardgameState): void {
    const moves = this.#game.ai.enumerate(G, ctx, player.player);
    this.#waiting = this.#clients.length;
    this.#sentMs = performance.now();
    this.#stateId = _stateID;
    player.act(moves[Math.floor(Math.random() * moves.length)]);
  }

  #hearNews(): void {
    this.#waiting -= 1;
    if (this.#waiting !== 0) return;
    this.#observer.acted(performance.now() - this.#sentMs);
    const [{ state }] = this.#clients;
    // It answers a move that it does not take with the state of before.
    if (state === null || state._stateID <= this.#stateId) this.#observer.failed('a move was not taken');
    else if (state.ctx.gameover === undefined) this.#observer.ready(this);
    else this.deal();
  }
}
