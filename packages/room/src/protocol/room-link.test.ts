import { expect, test } from 'vitest';
import type { RoomId, RoomSecret, Ticket } from './identifiers.ts';
import { readRoomLink, writeRoomLink } from './room-link.ts';

const ROOM = 'qq4nzfjg45mu' as RoomId;
const SECRET = 'tuvxcv0oohIxwHUMEhSAsJ' as RoomSecret;
const TICKET = 'Ckotq0ZcfcDOrHIPESvjRm' as Ticket;
const ORIGIN = 'https://cards.example';

test.each([
  [`${ORIGIN}/#/room/${ROOM}/${SECRET}`, { origin: ORIGIN, room: ROOM, secret: SECRET }],
  [`${ORIGIN}/#/room/${ROOM}/seat-${TICKET}`, { origin: ORIGIN, room: ROOM, ticket: TICKET }],
])('PR20 the link %s is read as it was written, and proves itself only in the fragment', (text, link) => {
  expect(writeRoomLink(link)).toBe(text);
  expect(readRoomLink(` ${text}/ `)).toEqual(link);
  expect(new URL(text).pathname + new URL(text).search).toBe('/');
});

test.each([
  ['', 'nothing'],
  [`${ORIGIN}/room/${ROOM}/${SECRET}`, 'a secret outside the fragment'],
  [`${ORIGIN}/#/room/${ROOM}/${SECRET}x`, 'a secret that is too long'],
  [`${ORIGIN}/#/room/${ROOM}/seat-seat-${TICKET}`, 'two seats'],
  [`ftp://cards.example/#/room/${ROOM}/${SECRET}`, 'another protocol'],
  [`${ORIGIN}/#/room/QQ4NZFJG45MU/${SECRET}`, 'a room in capitals'],
])('PR20 %j is no link, but %s', (text) => {
  expect(readRoomLink(text)).toBeNull();
});
