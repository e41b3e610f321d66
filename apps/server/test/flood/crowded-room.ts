import type { RoomId, RoomSecret } from '@shoal/room/protocol';
import type { WireClient } from '../wire/wire-client.ts';
import { WireTable } from '../wire/wire-table.ts';
import { Speaker } from './speaker.ts';

const SEATS = 4;
/** Of the people who look on. */
const ADDRESS = '127.0.0.2';

/** A room with as many people as it takes: some at the table, and the others look on. */
export class CrowdedRoom {
  readonly id: RoomId;
  readonly secret: RoomSecret;
  readonly members: readonly WireClient[];

  private constructor({ room, clients }: WireTable, secret: RoomSecret) {
    this.id = room;
    this.secret = secret;
    this.members = clients;
  }

  static async open(origin: string, people: number): Promise<CrowdedRoom> {
    const table = await WireTable.open(origin, SEATS);
    const secret = table.clients[0].room?.secret ?? null;
    if (secret === null) throw new Error('the room has no link');
    for (let count = SEATS; count < people; count += 1)
      new Speaker(origin, ADDRESS, { by: 'link', room: table.room, secret });
    return new CrowdedRoom(table, secret);
  }
}
