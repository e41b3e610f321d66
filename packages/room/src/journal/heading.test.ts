import { GAME_IDS } from '@shoal/games';
import { describe, expect, test } from 'vitest';
import { planOfThree } from '../../test/matches.ts';
import { type Heading, isMatchId, newMatchId, readHeading, writeHeading } from './heading.ts';

const headingFor = (plan: Heading['plan']): Heading => ({ id: 'a', startedAt: '2026-11-16T08:24:00.000Z', plan });

describe.each(GAME_IDS)('the heading of a journal of %s', (game) => {
  test.each([
    ['one deal after the other', { seed: null }],
    ['the best of three deals', { goal: { type: 'best-of', deals: 3 } }],
    ['a target', { goal: { type: 'target', total: 40 }, seed: 'shells' }],
    ['another shuffle', { shuffle: 'split-stacks', seed: 'shells' }],
    ['a daily deal', { daily: '2026-11-16', seed: 'daily 2026-11-16' }],
  ] as const)('tells the whole plan of %s', (_, changes) => {
    for (const [preset, { seats }] of Object.entries(planOfThree(game).table.game.tables.presets)) {
      if (seats.max < 3) continue;
      const heading = headingFor(planOfThree(game, changes, preset));
      expect(readHeading(writeHeading(heading))).toEqual(heading);
    }
  });
});

describe('the heading of a journal', () => {
  const plan = planOfThree('go-fish', { seed: 'a' });

  test('from before a shuffle could be chosen means Fisher-Yates', () => {
    const line = writeHeading(headingFor(plan)).replace('"shuffle":"fisher-yates",', '');
    expect(line).not.toContain('shuffle');
    expect(readHeading(line)).toEqual(headingFor(plan));
  });

  test('names people as a terminal may show them', () => {
    const players = plan.players.map((player) => ({ ...player, name: ` \u001b[31m${player.name}\u202e ` }));
    expect(readHeading(writeHeading(headingFor({ ...plan, players })))?.plan.players).toEqual(plan.players);
  });

  test('tells how a bot that is a program is started', () => {
    const bot = { name: 'mine', command: ['python3', 'my bot.py'], folder: '/home/ann', timeLimitMs: 300 };
    const heading = headingFor({ ...plan, players: [...plan.players.slice(0, -1), { name: 'Mine', bot }] });
    const line = writeHeading(heading);
    expect(readHeading(line)).toEqual(heading);
    for (const [part, other] of [
      ['["python3","my bot.py"]', '[]'],
      ['"/home/ann"', 'null'],
      ['"timeLimitMs":300', '"timeLimitMs":"300"'],
      ['"bot:mine"', '"bot:\\u001b[31m"'],
    ]) {
      expect(line).toContain(part);
      expect(readHeading(line.replace(part, other))).toBeNull();
    }
  });

  test.each([
    ['another format', /sitting\/1/, 'sitting/2'],
    ['an unknown game', /"go-fish"/, '"whist"'],
    ['an unknown preset', /"standard"/, '"strange"'],
    ['an unknown option', /"rules":{/, '"rules":{"jokers":"2",'],
    ['an option out of range', /"handSize":"\d+"/, '"handSize":"999"'],
    ['an unknown bot', /bot:pike/, 'bot:whale'],
    ['too few seats', /"seats":\[.*?\],/, '"seats":[],'],
    ['nobody at a seat', /"Ann"/, '" "'],
    ['an odd goal', /"goal":null/, '"goal":{"type":"best-of","deals":0}'],
    ['an unknown shuffle', /"shuffle":"fisher-yates"/, '"shuffle":"riffle"'],
    ['an odd day', /"daily":null/, '"daily":"today"'],
    ['an odd start', /"startedAt":"/, '"startedAt":"x'],
  ])('with %s cannot be read', (_, part, other) => {
    const line = writeHeading(headingFor(plan));
    expect(line).toMatch(part);
    expect(readHeading(line)).not.toBeNull();
    expect(readHeading(line.replace(part, other))).toBeNull();
  });
});

test('the id of a match tells when it began, and is told apart by chance', () => {
  const id = newMatchId(new Date('2026-11-16T08:24:00.123Z'), Uint8Array.of(0x1f, 0x2e, 0x3d, 0, 0x5b, 0x6a));
  expect(id).toBe('20261116-082400-1f2e3d005b6a');
  expect(isMatchId(id)).toBe(true);
});

test.each(['', '../finished', 'a/b', 'A', 'a'.repeat(65)])('%j is no id', (text) => {
  expect(isMatchId(text)).toBe(false);
});
