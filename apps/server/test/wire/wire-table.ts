import { randomBytes } from 'node:crypto';
import {
  type CommandId,
  newRoomId,
  newToken,
  type RoomId,
  type RoomTerms,
  type SeatOffer,
  type SessionToken,
} from '@shoal/room/protocol';
import { WireClient } from './wire-client.ts';

export const WIRE_TERMS: RoomTerms = {
  ...{ game: 'go-fish', preset: 'standard', rules: {}, goal: null, absenceMinutes: null, thinkingSeconds: null },
  ...{ standIn: 'random', speed: 'instant', allowsHints: false },
};
const OPEN: SeatOffer = { type: 'open' };

/** A room of raw clients, one at each seat. */
export class WireTable {
  readonly room: RoomId = newRoomId(randomBytes);
  readonly tokens: readonly SessionToken[];
  clients: readonly WireClient[] = [];

  private constructor(seats: number) {
    this.tokens = Array.from({ length: seats }, () => newToken(randomBytes));
  }

  /** Opens a room and fills its seats. */
  static async open(origin: string, seats: number, terms: Partial<RoomTerms> = {}): Promise<WireTable> {
    const table = new WireTable(seats);
    const [first, ...others] = table.tokens;
    const organiser = await WireClient.enter(origin, {
      ...{ by: 'opening', room: table.room, token: first, name: 'Player 1', seat: 0 },
      ...{ terms: { ...WIRE_TERMS, ...terms }, seats: table.tokens.map(() => OPEN) },
    });
    const secret = organiser.room?.secret;
    if (secret == null) throw new Error('the room has no link');
    const joined: WireClient[] = [];
    for (const [index, token] of others.entries()) {
      const client = await WireClient.enter(origin, { by: 'link', room: table.room, secret });
      await client.must({ type: 'sit', seat: index + 1, name: `Player ${index + 2}`, token });
      joined.push(client);
    }
    table.clients = [organiser, ...joined];
    return table;
  }

  /** Everybody comes back to a seat, over new connections. */
  async enterAgain(origin: string): Promise<void> {
    this.close();
    const entering = this.tokens.map((token) => WireClient.enter(origin, { by: 'session', room: this.room, token }));
    this.clients = await Promise.all(entering);
  }

  /** The client that has the turn, or null between deals. */
  get player(): WireClient | null {
    return this.clients.find(({ hasTurn }) => hasTurn) ?? null;
  }

  get isDealOver(): boolean {
    return this.clients.every(({ view }) => view !== null && view.result !== null);
  }

  close(): void {
    for (const client of this.clients) client.close();
  }
}

/** Any legal action, other ones at other times. */
export function actAtRandom(client: WireClient): CommandId {
  const legal = client.view?.legal ?? [];
  const action = legal[Math.floor(Math.random() * legal.length)];
  if (action === undefined) throw new Error('there is nothing to do');
  return client.order({ type: 'act', action });
}
