import type { RoomScene } from '@shoal/room/client';
import type { SeatState } from '@shoal/table-ui';
import { en } from '@shoal/table-ui/en';
import { beforeEach, describe, expect, test } from 'vitest';
import { asked } from '../../../../packages/table-ui/test/seat/person.ts';
import { sitDown } from '../../../../packages/table-ui/test/seat/seated.ts';
import { RoomTableVoice } from './room-table-voice.ts';
import { drawnRoom, words } from './test/drawn-room.ts';

let state: SeatState;
let me = '';
beforeEach(async () => {
  const { seat } = await sitDown({ game: 'go-fish', seats: 'Pbb', seed: 'asking' }, { keepsCursor: false });
  state = await asked(seat);
  me = state.report.players[0].name;
});

const voiceIn = (scene: RoomScene, lasting: string | null = null): RoomTableVoice =>
  new RoomTableVoice({
    ...{ catalogue: en, words: en.screen, ascii: false, board: { request: null, lasting, news: null } },
    visit: { scene, words, refusalOfRoom: () => null },
  });
const playing = (more: Parameters<typeof drawnRoom>[1] = {}): RoomScene =>
  drawnRoom(`${me} @Bo @Cy`, { phase: 'playing', you: me, ...more });

describe('at the table of a room', () => {
  test('a seat tells how long its person is away, and the one that has the turn how long it may think', () => {
    const away = voiceIn(playing({ away: { [me]: 60_000 } })).now(state).room;
    expect(away.noteAt(0)).toBe('away 1:00');
    expect(away.noteAt(1)).toBeNull();
    expect(
      voiceIn(playing({ thinkingMs: 20_000 }))
        .now(state)
        .room.noteAt(0),
    ).toBe('thinking 0:20');
    expect(voiceIn(playing()).now(state).room.noteAt(0)).toBeNull();
  });

  test('a card that does not fit the seal comes before a lost connection, and that before all news', () => {
    const lost = words.connection.reconnecting;
    expect(voiceIn(playing(), lost).now(state).message).toBe('Connection lost: trying again …');
    const fairness = { type: 'fault', fault: { key: 'surplus-opening' }, pictures: null } as const;
    const faulty = voiceIn({ ...playing(), fairness }, lost);
    expect(faulty.now(state).message).toMatch(/^There is proof of a card that was not shown\. Stop here, /);
    expect(faulty.fault).not.toBeNull();
  });

  test('somebody who looks on is told what they can do, and reacts to nothing', () => {
    const report = { ...state.report, view: { ...state.report.view, seat: null } };
    const voice = voiceIn(drawnRoom('Ann @Bo @Cy', { phase: 'playing', you: null }));
    const { room } = voice.now({ ...state, report });
    expect(room.news).toBe(words.lobby.watching);
    expect(room.keys.map(({ key }) => key)).toEqual(['M']);
    expect(
      voiceIn(playing())
        .now(state)
        .room.keys.map(({ key }) => key),
    ).toEqual(['M', 'E']);
  });

  test('the help has no undo, hints only where they are allowed, and says that the seat is kept', () => {
    const { terms } = playing().room;
    const helpOf = (allowsHints: boolean) => new Map(voiceIn(playing({ terms: { ...terms, allowsHints } })).help);
    expect(helpOf(true).has('U')).toBe(false);
    expect(helpOf(true).has('I')).toBe(true);
    expect(helpOf(false).has('I')).toBe(false);
    expect([...helpOf(true).keys()].slice(0, 3)).toEqual(['M', 'E', 'Y N']);
    expect(helpOf(true).get('Esc')).toContain('your seat is kept');
  });

  test('the six reactions are open until one is chosen', () => {
    const voice = voiceIn(playing());
    voice.isReacting = true;
    expect(voice.now(state).message?.replaceAll('\u00a0', ' ')).toBe(
      '1 👋 Hello!  2 😄 Ha ha!  3 👏 Well played!  4 😮 Oh!  5 💛 I like it!  6 ⏰ Come on!',
    );
    expect(voice.reactionQuestion.keys.map(({ key }) => key)).toEqual(['1-6', 'Esc']);
  });
});
