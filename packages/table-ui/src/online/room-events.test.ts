import type {
  NoticePicture,
  PersonId,
  PersonPicture,
  RoomId,
  RoomPicture,
  RoomSecret,
  SeatPicture,
} from '@shoal/room/protocol';
import { describe, expect, test } from 'vitest';
import { loadOnlineWords } from './online-words.ts';
import { roomEvents } from './room-events.ts';
import { roomSentence } from './room-sentences.ts';

const words = await loadOnlineWords('en');

const [ANN, BEN, CLEO] = ['p1', 'p2', 'p3'].map((id) => id as PersonId);
const NAMES: Readonly<Record<string, string>> = { p1: 'Ann', p2: 'Ben', p3: 'Cleo' };

const person = (id: PersonId, more: Partial<PersonPicture> = {}): PersonPicture => ({
  ...{ id, name: NAMES[id] ?? '', bot: null, presence: { type: 'here' } },
  ...more,
});
const seated = (id: PersonId, isWaiting = false): SeatPicture => ({ type: 'person', person: id, isWaiting });
const OPEN: SeatPicture = { type: 'open' };

const LOBBY: RoomPicture = {
  id: 'qq4nzfjg45mu' as RoomId,
  secret: 'first' as RoomSecret,
  code: [1, 2, 3],
  phase: 'lobby',
  terms: {
    ...{ game: 'go-fish', preset: 'standard', rules: {}, goal: null, absenceMinutes: 2, thinkingSeconds: null },
    ...{ standIn: 'perch', speed: 'normal', allowsHints: true },
  },
  isLocked: false,
  organiser: ANN,
  seats: [seated(ANN), OPEN],
  people: [person(ANN)],
  spectators: 0,
  matchesWon: [0, 0],
  requests: [],
  notices: [],
  thinkingMs: null,
};
const WITH_BEN: RoomPicture = { ...LOBBY, seats: [seated(ANN), seated(BEN)], people: [person(ANN), person(BEN)] };
const benIs = (presence: PersonPicture['presence']) => ({
  ...WITH_BEN,
  people: [person(ANN), person(BEN, { presence })],
});

const REMOVED: NoticePicture = { number: 9, type: 'removed', person: BEN, name: 'Ben', by: 'Ann' };

/** What a reader is told between two pictures. */
function told(before: RoomPicture, after: RoomPicture, reader: PersonId | null = null): string[] {
  const you = { person: reader, seat: null };
  return roomEvents({ room: before, you }, { room: after, you }).map((event) => roomSentence(event, words));
}

describe('what happens in a room is told in one sentence', () => {
  test.each<[string, RoomPicture, RoomPicture]>([
    ['Ben sits down.', LOBBY, WITH_BEN],
    ['Ben takes a seat from the next deal on.', LOBBY, { ...WITH_BEN, seats: [seated(ANN), seated(BEN, true)] }],
    ['Ben has left the table.', WITH_BEN, LOBBY],
    [
      'Ann removed Ben; the room has a new link.',
      WITH_BEN,
      { ...LOBBY, secret: 'second' as RoomSecret, notices: [REMOVED] },
    ],
    [
      "Ann gave Ben's seat to another device.",
      WITH_BEN,
      { ...WITH_BEN, notices: [{ number: 9, type: 'granted', person: BEN, name: 'Ben', by: 'Ann' }] },
    ],
    ['Ann stands up.', LOBBY, { ...LOBBY, seats: [OPEN, OPEN] }],
    ['Ben is away.', WITH_BEN, benIs({ type: 'away', leftMs: null })],
    ['Ben is away; a bot plays in 1:35.', WITH_BEN, benIs({ type: 'away', leftMs: 95_000 })],
    ['A bot plays for Ben.', benIs({ type: 'away', leftMs: 1 }), benIs({ type: 'stand-in' })],
    ['Ben is back.', benIs({ type: 'stand-in' }), WITH_BEN],
    ['Ben is now called Benny.', WITH_BEN, { ...WITH_BEN, people: [person(ANN), person(BEN, { name: 'Benny' })] }],
    ['Ben is the organiser now.', WITH_BEN, { ...WITH_BEN, organiser: BEN }],
    ['The room is locked: nobody new can take a seat.', LOBBY, { ...LOBBY, isLocked: true }],
    ['The room is open again.', { ...LOBBY, isLocked: true }, LOBBY],
    ['The link and the code are new; the old ones no longer work.', LOBBY, { ...LOBBY, secret: 'new' as RoomSecret }],
    ['The match begins.', WITH_BEN, { ...WITH_BEN, phase: 'dealing' }],
    ['The next deal begins.', { ...WITH_BEN, phase: 'between' }, { ...WITH_BEN, phase: 'dealing' }],
    ['The match begins.', { ...WITH_BEN, phase: 'between' }, { ...WITH_BEN, phase: 'dealing', matchesWon: [1, 0] }],
    ['Back in the lobby: seats and rules can be changed.', { ...WITH_BEN, phase: 'playing' }, WITH_BEN],
    ['The organiser has changed the rules.', LOBBY, { ...LOBBY, terms: { ...LOBBY.terms, game: 'old-maid' } }],
    ['The room has ended.', LOBBY, { ...LOBBY, phase: 'ended' }],
    ['Cleo knocks: let them in?', LOBBY, { ...LOBBY, requests: [{ type: 'knock', id: 'r1', name: 'Cleo' }] }],
    [
      "Another device asks for Ben's seat: is it really Ben?",
      WITH_BEN,
      { ...WITH_BEN, requests: [{ type: 'reclaim', id: 'r1', name: 'Ben', person: BEN }] },
    ],
  ])('%s', (sentence, before, after) => {
    expect(told(before, after)).toEqual([sentence]);
  });
});

test('somebody who was away is told who removed whom, and of a new link that nobody was removed for', () => {
  const anew = { ...LOBBY, secret: 'second' as RoomSecret, organiser: BEN };
  // Ben left, and later the link was made anew.
  expect(told(WITH_BEN, { ...anew, organiser: ANN })).toEqual([
    'Ben has left the table.',
    'The link and the code are new; the old ones no longer work.',
  ]);
  // Ann removed Zoe, whom this reader never saw, and then left.
  const zoe: NoticePicture = { ...REMOVED, person: 'p7' as PersonId, name: 'Zoe' };
  expect(told(WITH_BEN, { ...anew, people: [person(BEN)], seats: [OPEN, seated(BEN)], notices: [zoe] })).toEqual([
    'Ann has left the table.',
    'Ann removed Zoe; the room has a new link.',
    'Ben is the organiser now.',
  ]);
  expect(told({ ...LOBBY, notices: [REMOVED] }, { ...LOBBY, notices: [REMOVED] })).toEqual([]);
});

test('nothing is told where nothing happened, nor again what was told', () => {
  expect(told(WITH_BEN, WITH_BEN)).toEqual([]);
  expect(told(benIs({ type: 'away', leftMs: 95_000 }), benIs({ type: 'away', leftMs: 80_000 }))).toEqual([]);
  const asked: RoomPicture = { ...LOBBY, requests: [{ type: 'knock', id: 'r1', name: 'Cleo' }] };
  expect(told(asked, asked)).toEqual([]);
});

test('what a reader did is not told to that reader', () => {
  expect(told(LOBBY, WITH_BEN, BEN)).toEqual([]);
  expect(told(WITH_BEN, LOBBY, BEN)).toEqual([]);
  expect(told(benIs({ type: 'stand-in' }), WITH_BEN, BEN)).toEqual([]);
});

test('a reader who inherits the room is told so', () => {
  expect(told(WITH_BEN, { ...WITH_BEN, organiser: BEN }, BEN)).toEqual(['You are the organiser now.']);
});

test('several things at once are each told', () => {
  const after = { ...WITH_BEN, people: [...WITH_BEN.people, person(CLEO)], isLocked: true };
  expect(told(LOBBY, { ...after, seats: [...after.seats, seated(CLEO)] })).toEqual([
    'Ben sits down.',
    'Cleo sits down.',
    'The room is locked: nobody new can take a seat.',
  ]);
});
