import { en } from '@shoal/table-ui/en';
import { describe, expect, test } from 'vitest';
import type { Size } from '../full-screen/terminal/painter.ts';
import { rowText, rowWidth } from '../full-screen/terminal/row.ts';
import { LobbyScene, type SeenLobby } from './lobby-scene.ts';
import { drawnRoom, words } from './test/drawn-room.ts';

const SMALL: Size = { columns: 60, rows: 16 };
const MIDDLE: Size = { columns: 80, rows: 24 };
const LARGE: Size = { columns: 120, rows: 36 };
const LINK = 'https://cards.example.org/#/room/qq4nzfjg45mu/S0e75k6KH7NFR1Rjr4dN44';

interface Drawn {
  readonly scene: LobbyScene;
  readonly said: readonly string[];
}

function lobbyOf(room: ReturnType<typeof drawnRoom>, more: Partial<SeenLobby> = {}): Drawn {
  const said: string[] = [];
  const request = room.room.requests[0] ?? null;
  const context: SeenLobby = {
    ...{ catalogue: en, words: en.screen, ascii: false, colours: true },
    visit: { scene: room, words, link: LINK },
    orders: { name: 'Happy Otter' },
    board: { request, say: (...sentences) => void said.push(...sentences) },
    ...more,
  };
  return { scene: new LobbyScene(context, () => room.you.person === room.room.organiser), said };
}

const seen = ({ scene }: Drawn, size = MIDDLE): string[] => scene.frame(size).map((line) => rowText(line).trimEnd());

describe('the lobby of a room', () => {
  test('shows the rules, the seats, what one waits for, and how others come in', () => {
    const lines = seen(lobbyOf(drawnRoom('Ann Ben @Bo free', { away: { Ben: null } })));
    expect(lines.filter((line) => line !== '')).toEqual([
      ' Go Fish with others',
      '  Go Fish · Standard · one deal at a time',
      '  A bot plays for people who are away for 2 minutes in all.',
      '  ▸ 1  Ann   you, organiser',
      '    2  Ben   away',
      '    3  Bo    pike · 4 of 7, good',
      '    4  free',
      '  You are the organiser. Start when everybody is here.',
      `  Link  ${LINK}`,
      expect.stringMatching(/^ {2}Code {2}\w+-\w+-\w+$/),
      ' Enter open   S start   M more   Esc leave   L link   N name   E react   R rules',
    ]);
  });

  test('marks a free seat for somebody who looks on, with the name to sit down with', () => {
    const lines = seen(lobbyOf(drawnRoom('Ann free', { you: null, spectators: 3 })));
    expect(lines).toContain('  ▸ 2  free');
    expect(lines).toContain('  Your name: Happy Otter');
    // Themselves they need not be told of.
    expect(lines).toContain('  2 people are watching.');
    expect(lines.at(-1)).toMatch(/^ Enter sit {3}M more/);
  });

  test('is told as locked', () => {
    expect(seen(lobbyOf(drawnRoom('Ann free', { isLocked: true })))[0]).toBe(' Go Fish with others (locked)');
  });

  test('has the QR code beside it on a large screen, and never a part of it', () => {
    const isInked = (line: string) => /[▀▄█]/.test(line);
    const drawn = lobbyOf(drawnRoom('Ann free'));
    expect(seen(drawn, LARGE).filter(isInked).length).toBeGreaterThan(15);
    expect(seen(drawn, MIDDLE).filter(isInked)).toEqual([]);
    expect(seen(drawn, { columns: 120, rows: 20 }).filter(isInked)).toEqual([]);
  });

  const NAMES = Array.from({ length: 10 }, (_, at) => `Bartholomäus_Maximi${at}`).join(' ');
  test.each([SMALL, MIDDLE, LARGE])('with ten long names and 40 who look on fits into $columns x $rows', (size) => {
    const room = drawnRoom(`Ann ${NAMES.split(' ').slice(1).join(' ')}`, { spectators: 40 });
    const drawn = lobbyOf(room);
    for (const key of ['up', 'down', 'end', 'home']) {
      drawn.scene.press(key);
      const rows = drawn.scene.frame(size);
      expect(rows.length).toBe(size.rows);
      expect(Math.max(...rows.map(rowWidth))).toBeLessThanOrEqual(size.columns);
      expect(seen(drawn, size).filter((line) => line.includes('▸')).length).toBe(1);
      expect(seen(drawn, size).some((line) => line.startsWith('  Code  '))).toBe(true);
    }
  });

  test('names no link that would be cut', () => {
    expect(seen(lobbyOf(drawnRoom('Ann free')), SMALL).join('\n')).not.toContain('https');
  });

  test('is drawn without any sign of its own in plain characters', () => {
    const drawn = lobbyOf(drawnRoom('Ann free'), { ascii: true });
    expect(seen(drawn).join('\n').replaceAll('·', '-')).toMatch(/^[\x20-\x7e\n]*$/);
    expect(seen(drawn)).toContain('  > 1  Ann   you, organiser');
  });
});

describe('a key in the lobby', () => {
  test('moves among the seats, and Enter chooses one', () => {
    const { scene } = lobbyOf(drawnRoom('Ann free free'));
    expect(scene.press('down')).toBeUndefined();
    expect(scene.press('enter')).toEqual({ result: { seat: 1 } });
    expect(scene.press('3')).toEqual({ result: { seat: 2 } });
    scene.press('down');
    expect(scene.press('space')).toEqual({ result: { seat: 0 } });
  });

  test.each([
    ['s', 'start'],
    ['M', 'more'],
    ['l', 'invite'],
    ['n', 'rename'],
    ['e', 'react'],
    ['r', 'rules'],
    ['escape', 'leave'],
  ])('%s asks for %s', (key, wish) => {
    expect(lobbyOf(drawnRoom('Ann free')).scene.press(key)).toEqual({ result: wish });
  });

  test('answers somebody who knocks, before it means anything else', () => {
    const knocked = lobbyOf(drawnRoom('Ann free', { requests: [{ type: 'knock', id: 'r1', name: 'Cy' }] }));
    expect(knocked.scene.press('y')).toEqual({ result: 'yes' });
    expect(knocked.scene.press('n')).toEqual({ result: 'no' });
    expect(seen(knocked).at(-1)).toContain('Y yes   N no');
  });

  test('that does nothing is answered with those that do', () => {
    const { scene, said } = lobbyOf(drawnRoom('Ann free'));
    expect(scene.press('q')).toBeUndefined();
    expect(said).toEqual(['Q does nothing here: press Enter, S, M, Esc, L, N, E or R.']);
  });
});
