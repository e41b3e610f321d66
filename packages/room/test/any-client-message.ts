import { type Action, BOT_NAMES, cardOf, RANKS, SUITS } from '@shoal/core';
import { GAME_IDS } from '@shoal/games/ids';
import fc from 'fast-check';
import type { ClientMessage, Entrance } from '../src/protocol/client-messages.ts';
import { type Command, REACTIONS } from '../src/protocol/commands.ts';
import {
  CODE_WORDS,
  type CommandId,
  newRoomId,
  newSecret,
  newTicket,
  newToken,
  type PersonId,
  type RandomBytes,
} from '../src/protocol/identifiers.ts';
import { ABSENCE_MINUTES, type RoomTerms, THINKING_SECONDS } from '../src/protocol/room-terms.ts';
import { SPEEDS } from '../src/room/speed.ts';

const fromBytes = <T>(make: (random: RandomBytes) => T): fc.Arbitrary<T> =>
  fc.integer({ min: 1, max: 0x7fff_ffff }).map((seed) => make(bytesFrom(seed)));

/** Bytes that look random, and are the same for the same seed. */
export function bytesFrom(seed: number): RandomBytes {
  let state = seed;
  return (count) =>
    Uint8Array.from({ length: count }, () => {
      state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e37_79b9;
      return (state >>> 11) & 0xff;
    });
}

export const anyRoomId = fromBytes(newRoomId);
export const anySecret = fromBytes(newSecret);
export const anyToken = fromBytes(newToken);
export const anyTicket = fromBytes(newTicket);
export const anySeat = fc.integer({ min: 0, max: 9 });
export const anyPersonId = fc.integer({ min: 1, max: 999_999_999 }).map((number) => `p${number}` as PersonId);
const anyCodeWord = fc.integer({ min: 0, max: CODE_WORDS - 1 });
export const anyCode = fc.tuple(anyCodeWord, anyCodeWord, anyCodeWord);
export const anyWord = fc.stringMatching(/^[a-z0-9-]{1,30}$/);
export const anyCommandId = anyWord as fc.Arbitrary<string> as fc.Arbitrary<CommandId>;
export const anyHex = (bytes: number): fc.Arbitrary<string> =>
  fc.stringMatching(new RegExp(`^[0-9a-f]{${2 * bytes}}$`));
export const anyCard = fc
  .tuple(fc.constantFrom(...RANKS), fc.constantFrom(...SUITS))
  .map(([rank, suit]) => cardOf(rank, suit));
const anyName = fc.string({ unit: 'grapheme', maxLength: 30 });

const anyAction: fc.Arbitrary<Action> = fc.record(
  {
    type: fc.constantFrom('ask', 'fish', 'play', 'draw', 'pass', 'take'),
    target: anySeat,
    rank: fc.constantFrom(...RANKS),
    card: anyCard,
    suit: fc.constantFrom(...SUITS),
    spot: fc.nat(60),
  },
  { requiredKeys: ['type'], noNullPrototype: true },
);

export const anyTerms: fc.Arbitrary<RoomTerms> = fc.record(
  {
    game: fc.constantFrom(...GAME_IDS),
    preset: anyWord,
    rules: fc.dictionary(fc.stringMatching(/^[a-z]{1,20}$/), fc.string({ maxLength: 20 }), {
      maxKeys: 5,
      noNullPrototype: true,
    }),
    goal: fc.constantFrom(null, { type: 'best-of', deals: 3 } as const, { type: 'target', total: 100 } as const),
    absenceMinutes: fc.constantFrom(...ABSENCE_MINUTES),
    thinkingSeconds: fc.constantFrom(...THINKING_SECONDS),
    standIn: fc.constantFrom(...BOT_NAMES),
    speed: fc.constantFrom(...SPEEDS),
    allowsHints: fc.boolean(),
  },
  { noNullPrototype: true },
);

const anyOffer = fc.oneof(
  fc.constant({ type: 'open' } as const),
  fc.constantFrom(...BOT_NAMES).map((bot) => ({ type: 'bot', bot }) as const),
);

const anyEntrance: fc.Arbitrary<Entrance> = fc.oneof(
  whole('by', 'opening', {
    room: anyRoomId,
    token: anyToken,
    name: anyName,
    terms: anyTerms,
    seats: fc.array(anyOffer, { maxLength: 10 }),
    seat: fc.option(anySeat),
  }),
  whole('by', 'link', { room: anyRoomId, secret: anySecret }),
  whole('by', 'session', { room: anyRoomId, token: anyToken }),
  whole('by', 'ticket', { room: anyRoomId, ticket: anyTicket, token: anyToken }),
  whole('by', 'code', { code: anyCode, name: anyName }),
);

const anyCommand: fc.Arbitrary<Command> = fc.oneof(
  whole('type', 'act', { action: anyAction }),
  fc.constantFrom('stand', 'deal', 'move', 'leave', 'lobby', 'reissue', 'end').map((type) => ({ type }) as Command),
  whole('type', 'sit', { seat: anySeat, name: anyName, token: anyToken }),
  whole('type', 'sit', { seat: anySeat, name: anyName, token: anyToken, bot: anyWord }),
  whole('type', 'rename', { name: anyName }),
  whole('type', 'react', { reaction: fc.constantFrom(...REACTIONS) }),
  fc
    .tuple(fc.constantFrom('stand-in', 'wait', 'remove', 'hand-over'), anyPersonId)
    .map(([type, person]) => ({ type, person }) as Command),
  whole('type', 'reclaim', { person: anyPersonId, token: anyToken }),
  whole('type', 'admit', { request: anyWord, isWelcome: fc.boolean() }),
  whole('type', 'seats', {
    offers: fc.array(
      fc.oneof(
        anyOffer,
        anySeat.map((seat) => ({ type: 'keep', seat }) as const),
      ),
      { maxLength: 10 },
    ),
  }),
  whole('type', 'terms', { terms: anyTerms }),
  whole('type', 'lock', { isLocked: fc.boolean() }),
);

export const anyClientMessage: fc.Arbitrary<ClientMessage> = fc.oneof(
  whole('type', 'hello', { version: fc.constant(1), entrance: anyEntrance }),
  whole('type', 'hello', {
    version: fc.constant(1),
    entrance: anyEntrance,
    known: fc.record(
      { table: anyWord, deal: fc.nat(), seat: fc.option(anySeat), events: fc.nat() },
      { noNullPrototype: true },
    ),
  }),
  whole('type', 'do', { id: anyCommandId, seq: fc.nat(), command: anyCommand }),
  whole('type', 'commit', { round: anyWord, commitment: anyHex(32) }),
  whole('type', 'open', { round: anyWord, value: anyHex(16) }),
  fc.constant({ type: 'beat' } as const),
);

/** An object with one constant field and others. */
export function whole<K extends string, N extends string, T extends object>(
  key: K,
  name: N,
  fields: { [Field in keyof T]: fc.Arbitrary<T[Field]> },
): fc.Arbitrary<{ readonly [Key in K]: N } & T> {
  return fc
    .record(fields, { noNullPrototype: true })
    .map((rest) => ({ [key]: name, ...rest }) as { [Key in K]: N } & T);
}
