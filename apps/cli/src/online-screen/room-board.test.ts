import type { ClientState, RoomScene } from '@shoal/room/client';
import { beforeEach, describe, expect, test } from 'vitest';
import { RoomBoard } from './room-board.ts';
import { drawnRoom, words } from './test/drawn-room.ts';

let nowMs = 0;
let state: ClientState;
let news: string[] = [];
let hasPending = false;
let board: RoomBoard;

const show = (scene: RoomScene): void => {
  state = { type: 'live', scene };
};

beforeEach(() => {
  nowMs = 0;
  news = [];
  hasPending = false;
  show(drawnRoom('Ann Ben'));
  const visit = {
    words,
    get state() {
      return state;
    },
    get scene() {
      return 'scene' in state ? state.scene : null;
    },
    get reactions() {
      return 'scene' in state ? (state.scene?.reactions ?? []) : [];
    },
    get hasPending() {
      return hasPending;
    },
    takeNews: () => news.splice(0),
  };
  board = new RoomBoard(visit, false, () => nowMs);
});

describe('what is said in a room', () => {
  test('stays as long as it takes to read, the latest two sentences of it', () => {
    news = ['Cy sits down.', 'Dee sits down.', 'Eve sits down.'];
    board.follow();
    expect(board.all).toBe('Dee sits down. Eve sits down.');
    nowMs = 5999;
    expect(board.all).toBe('Dee sits down. Eve sits down.');
    nowMs = 6000;
    expect(board.all).toBeNull();
  });

  test('a lost connection is one line that counts, as long as it is lost', () => {
    const { scene } = state as Extract<ClientState, { type: 'live' }>;
    state = { type: 'away', scene, sinceMs: 0, attempt: 3, retryAtMs: 2500 };
    news = [words.connection.reconnecting];
    board.follow();
    expect(board.all).toBe('Connection lost: trying again in 3 seconds.');
    hasPending = true;
    expect(board.all).toMatch(/3 seconds\. Your choice is sent as soon as the connection is back\.$/);
    hasPending = false;
    nowMs = 2500;
    expect(board.all).toBe('Connection lost: trying again …');
    show(scene);
    news = ['Connected again; 3 things happened.'];
    board.follow();
    expect(board.all).toBe('Connected again; 3 things happened.');
  });

  test('somebody who knocks stands there until they are answered', () => {
    news = ['Cy knocks: let them in?', 'Ben stands up.'];
    show(drawnRoom('Ann Ben', { requests: [{ type: 'knock', id: 'r1', name: 'Cy' }] }));
    board.follow();
    expect(board.all).toBe('Cy knocks: let them in? Ben stands up.');
    nowMs = 60_000;
    expect(board.all).toBe('Cy knocks: let them in?');
    expect(board.request?.name).toBe('Cy');
  });

  test('a reaction comes first, and goes when the room takes it away', () => {
    board.say('Ben stands up.');
    const room = drawnRoom('Ann Ben');
    const { id: person } = room.room.people[1];
    show({ ...room, reactions: [{ number: 1, person, reaction: 'clap' }] });
    expect(board.all).toBe('Ben: 👏 Well played! Ben stands up.');
    show(room);
    expect(board.all).toBe('Ben stands up.');
  });
});
