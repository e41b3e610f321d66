import { randomBytes } from 'node:crypto';
import { type Entrance, newRoomId, newSecret, newToken, type SeatOffer, type SpokenCode } from '@shoal/room/protocol';
import { WIRE_TERMS } from '../wire/wire-table.ts';
import type { CrowdedRoom } from './crowded-room.ts';
import { Speaker } from './speaker.ts';

interface Surroundings {
  readonly origin: string;
  readonly room: CrowdedRoom;
  /** How often every flood had its turn before. */
  readonly round: number;
}

/** Each flood comes from an address of its own. */
const ADDRESSES = { loud: '127.0.0.3', silent: '127.0.0.4', rooms: '127.0.0.5', guesses: '127.0.0.6' } as const;
/** More than anybody may say at once. */
const TOO_MANY = 60;
const SILENT_SOCKETS = 2;
/** Somebody who renames every time reacts once in so many rounds. */
const REACTION_ROUNDS = 10;
const OPEN: SeatOffer = { type: 'open' };

/** What each flood does in one round. Returns how often it did that. */
export const FLOODS = {
  /** The people of a full room say as much as they may, and everybody in it is told. */
  members: ({ room, round }: Surroundings): number => {
    for (const [seat, member] of room.members.entries()) {
      const name = `Name ${seat} ${round}`;
      member.order(round % REACTION_ROUNDS === 0 ? { type: 'react', reaction: 'wave' } : { type: 'rename', name });
    }
    return room.members.length;
  },
  /** Somebody comes in, says too much at once, and is turned out. */
  loud: ({ origin, room: { id: room, secret } }: Surroundings): number => {
    new Speaker(origin, ADDRESSES.loud, { by: 'link', room, secret }, (speaker) => {
      for (let count = 0; count < TOO_MANY; count += 1) speaker.order({ type: 'react', reaction: 'wave' });
    });
    return TOO_MANY;
  },
  /** Connections that say nothing. */
  silent: ({ origin }: Surroundings): number => {
    for (let count = 0; count < SILENT_SOCKETS; count += 1) new Speaker(origin, ADDRESSES.silent, null);
    return SILENT_SOCKETS;
  },
  rooms: ({ origin }: Surroundings): number => {
    const entrance: Entrance = {
      ...{ by: 'opening' as const, room: newRoomId(randomBytes), token: newToken(randomBytes), name: 'Flood', seat: 0 },
      ...{ terms: WIRE_TERMS, seats: [OPEN, OPEN] },
    };
    new Speaker(origin, ADDRESSES.rooms, entrance);
    return 1;
  },
  guesses: ({ origin, room: { id: room } }: Surroundings): number => {
    const guesses: readonly Entrance[] = [
      { by: 'link', room, secret: newSecret(randomBytes) },
      { by: 'session', room, token: newToken(randomBytes) },
      { by: 'code', code: [...randomBytes(3)].map((byte) => byte % 64) as unknown as SpokenCode, name: 'Guess' },
    ];
    for (const guess of guesses) new Speaker(origin, ADDRESSES.guesses, guess);
    return guesses.length;
  },
} as const;

export type FloodCounts = Record<keyof typeof FLOODS, number>;
