import { GAME_IDS, type GameId } from '@shoal/games/ids';
import { loadOnlineWords } from '@shoal/table-ui/online';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { IS_CHECK } from '../../../scripts/depth.mjs';
import { ServerProcess } from '../../server/test/process/server-process.ts';
import { choose } from './player/at-the-keys.ts';
import { LinePlayer } from './player/line-player.ts';
import { ScreenPlayer } from './player/screen-player.ts';
import { talkAt } from './player/talk.ts';
import { useProgram } from './program.ts';
import type { Pty } from './pty/pty.ts';
import { usePty } from './pty/use-pty.ts';

const program = useProgram();
const ptys = usePty(program);
const words = await loadOnlineWords('en');
const { terminal, lobby, actions, connection, events, seal } = words;

let server: ServerProcess;
beforeAll(async () => {
  server = await ServerProcess.start();
});
afterAll(() => server.remove());

const flags = (name: string): string => `--name ${name}`;

/** Ann at the lobby of a room for so many. */
async function host(game: GameId, seats: number, size = {}, more = ''): Promise<Pty> {
  const ann = ptys.shell(
    `shoal host ${game} --server ${server.origin} --seats ${seats} --speed instant ${flags('Ann')} ${more}`,
    size,
  );
  await ann.until(lobby.youOrganise);
  return ann;
}

const linkAt = (pty: Pty): string => /http:\S+/.exec(pty.text)?.[0] ?? '';

async function join(host: Pty, name: string, more = '', size = {}): Promise<Pty> {
  return ptys.shell(`shoal join '${linkAt(host)}' ${flags(name)} ${more}`, size);
}

/** The lobby has the same key. */
const isTable = (text: string): boolean =>
  text.includes(`E ${terminal.keys.react}`) && !text.includes(lobby.title('').trim());

/** Two at full screens and one who types, at one table. */
async function threeAtTable(game: GameId): Promise<readonly [Pty, Pty, Pty]> {
  const ann = await host(game, 3);
  const ben = await join(ann, 'Ben', '', { columns: 60, rows: 16 });
  await ben.until(lobby.watching);
  await ben.press('enter');
  await ann.until(events.sat('Ben'));
  const cy = await join(ann, 'Cy', '--sit --plain');
  await ann.until(events.sat('Cy'));
  return [ann, ben, cy];
}

async function typeToTheEnd(pty: Pty): Promise<void> {
  const talk = talkAt(pty);
  const player = new LinePlayer(talk, 'cy');
  while (!talk.shown.includes(seal.checked)) {
    const shown = await player.awaited();
    if (shown === null || shown.prompt.startsWith(terminal.between.slice(0, 10))) return;
    await player.act(shown);
  }
}

describe.each(IS_CHECK ? GAME_IDS : GAME_IDS.slice(0, 1))('in a room for %s', (game) => {
  test('two screens and a line play a deal to its end, although the server is killed in between', async () => {
    const [ann, ben, cy] = await threeAtTable(game);
    await ann.press('s');
    await Promise.all([ann, ben].map((pty) => pty.until(isTable)));
    await server.kill();
    await Promise.all([ann, ben].map((pty) => pty.until(/Connection lost: trying again/)));
    await server.start();
    await Promise.all([ann, ben].map((pty) => pty.gone(/Connection lost/)));
    await Promise.all([new ScreenPlayer(ann, 'ann').play(), new ScreenPlayer(ben, 'ben').play(), typeToTheEnd(cy)]);
    for (const pty of [ann, ben]) await pty.until(seal.checked);
    expect(ann.text).toContain(actions.toLobby);
    expect(ben.text).not.toContain(actions.toLobby);
    await choose(ben, actions.nextDeal);
    await ann.until(isTable);
  });
});

test('somebody who knocks is let in at the table, looks on, and plays from the next deal on', async () => {
  const ann = await host(GAME_IDS[0], 2, { columns: 120, rows: 36 });
  const [, code = ''] = /Code +(\S+)/.exec(ann.text) ?? [];
  await ann.press('down', 'enter');
  await choose(ann, actions.addBot);
  await ann.press('s');
  await ann.until(isTable);
  const ben = ptys.shell(`shoal join ${code} --server ${server.origin} ${flags('Ben')}`);
  await ben.until(connection.knocking);
  await ann.until(events.knocks('Ben'));
  await ann.press('y');
  await ben.until(lobby.watching);
  await ben.press('m');
  await choose(ben, actions.sitFor(2));
  await ben.until(terminal.youWait);
  await ann.until(events.satForNext('Ben'));
  await ben.press('m');
  await choose(ben, actions.seats);
  await ben.until(`Ben  ${lobby.you}, ${words.presence.waiting}`);
});

test('line by line, a match that ends in the middle of a turn asks nothing more, and the next one is played', async () => {
  const ann = await host(GAME_IDS[0], 2, {}, '--plain');
  const ben = await join(ann, 'Ben', '--sit');
  await ann.until(events.sat('Ben'));
  const question = 'Which rank do you ask';
  const comesLast = (text: string, before: string) => ann.raw.lastIndexOf(text) > ann.raw.lastIndexOf(before);
  await ann.burst('start', 'enter');
  await ann.until(() => comesLast(question, 'Your turn'));
  await ann.burst('lobby', 'enter');
  await ann.until(() => comesLast(terminal.ask, question));
  await ann.burst('start', 'enter');
  // The deal has moved on.
  await ann.until("Ben's turn");
  expect(comesLast("Ben's turn", question)).toBe(true);
  await ben.until(isTable);
});

test.runIf(IS_CHECK)('line by line, what is typed before the turn is answered at once', async () => {
  const ann = await host(GAME_IDS[0], 2);
  const ben = await join(ann, 'Ben', '--sit --plain');
  await ann.until(events.sat('Ben'));
  await ann.press('s');
  await ben.until("Ann's turn");
  await ben.burst('1', 'enter');
  await ben.until(terminal.notYet);
  await ben.burst('help', 'enter');
  await ben.until(terminal.help[0]);
});

describe('whoever leaves the full screen of a room', () => {
  test('by Ctrl-C finds the terminal as it was, and is told how to come back', async () => {
    const ann = await host(GAME_IDS[0], 2);
    await ann.press('ctrl-c');
    expect(await ann.exit()).toEqual({ code: 130, signal: null });
    expect(await ann.leftovers()).toEqual([]);
    expect(ann.text).toContain(terminal.comeBack('shoal join'));
  });

  test.runIf(IS_CHECK)('because of a signal finds the terminal as it was, too', async () => {
    const ann = await host(GAME_IDS[0], 2);
    ann.signal('SIGTERM');
    await ann.exit();
    expect(await ann.leftovers()).toEqual([]);
  });

  test('by Esc is asked before', async () => {
    const ann = await host(GAME_IDS[0], 2);
    await ann.press('esc');
    await ann.until(terminal.leaveQuestion);
    await ann.press('n');
    await ann.until(lobby.youOrganise);
    await ann.press('esc');
    await ann.until(terminal.leaveQuestion);
    await ann.press('y');
    expect(await ann.exit()).toEqual({ code: 0, signal: null });
    expect(await ann.leftovers()).toEqual([]);
  });

  test('because the room has ended is told so', async () => {
    const ann = await host(GAME_IDS[0], 2);
    const ben = await join(ann, 'Ben', '--sit');
    await ben.until(lobby.waitForOrganiser('Ann'));
    await ann.press('m');
    await choose(ann, actions.end);
    await ann.until(terminal.endQuestion);
    await ann.press('y');
    for (const [pty, code, sentence] of [
      [ann, 0, terminal.hasEnded] as const,
      [ben, 4, words.endings.ended] as const,
    ]) {
      expect(await pty.exit()).toEqual({ code, signal: null });
      expect(await pty.leftovers()).toEqual([]);
      expect(pty.text.replace(/\s+/g, ' ')).toContain(sentence);
    }
  });
});
