/** The public name of a room: twelve letters and digits, made by the client that opens it. */
export type RoomId = string & { readonly kind: 'room-id' };
/** 128 random bits that open a room to people who have its link. */
export type RoomSecret = string & { readonly kind: 'room-secret' };
/** 256 random bits that prove who somebody is. The client makes them, and the server stores only a hash. */
export type SessionToken = string & { readonly kind: 'session-token' };
/** 128 random bits that move a seat to another device, once. */
export type Ticket = string & { readonly kind: 'ticket' };
/** Someone who has or had a seat, or organises: p1, p2 and so on. */
export type PersonId = string & { readonly kind: 'person-id' };
/** A client's name for one command, so that a retry is recognised. */
export type CommandId = string & { readonly kind: 'command-id' };
/** Three numbers, which each language says as three animals. */
export type SpokenCode = readonly [number, number, number];

/** How many animals a spoken code chooses from. */
export const CODE_WORDS = 64;

const ROOM = /^[a-z0-9]{12}$/;
const SECRET = /^[A-Za-z0-9]{22}$/;
const TOKEN = /^[A-Za-z0-9]{43}$/;
/** Everybody who ever sat down in a room has a number of their own, also where people come and go for ever. */
const PERSON = /^p[1-9][0-9]{0,8}$/;
const COMMAND = /^[A-Za-z0-9-]{1,40}$/;

export const isRoomId = (text: string): text is RoomId => ROOM.test(text);
export const isSecret = (text: string): text is RoomSecret => SECRET.test(text);
export const isToken = (text: string): text is SessionToken => TOKEN.test(text);
export const isTicket = (text: string): text is Ticket => SECRET.test(text);
export const isPersonId = (text: string): text is PersonId => PERSON.test(text);
export const isCommandId = (text: string): text is CommandId => COMMAND.test(text);

/** Returns this many random bytes that nobody can foretell. */
export type RandomBytes = (count: number) => Uint8Array;

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const LOWER = 'abcdefghijklmnopqrstuvwxyz0123456789';

export const newRoomId = (random: RandomBytes): RoomId => textOf(random, LOWER, 12) as RoomId;
export const newSecret = (random: RandomBytes): RoomSecret => textOf(random, LETTERS, 22) as RoomSecret;
export const newTicket = (random: RandomBytes): Ticket => textOf(random, LETTERS, 22) as Ticket;
export const newToken = (random: RandomBytes): SessionToken => textOf(random, LETTERS, 43) as SessionToken;
export const newCommandId = (random: RandomBytes): CommandId => textOf(random, LOWER, 16) as CommandId;

export const newCode = (random: RandomBytes): SpokenCode => {
  const [one, two, three] = random(3);
  return [one % CODE_WORDS, two % CODE_WORDS, three % CODE_WORDS];
};

/** Letters that are each equally likely: a byte beyond the last whole alphabet is thrown away. */
function textOf(random: RandomBytes, letters: string, length: number): string {
  const end = 256 - (256 % letters.length);
  let text = '';
  while (text.length < length) {
    for (const byte of random(length)) if (byte < end && text.length < length) text += letters[byte % letters.length];
  }
  return text;
}
