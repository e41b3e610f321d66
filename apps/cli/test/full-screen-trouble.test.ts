import { setTimeout as sleep } from 'node:timers/promises';
import { en } from '@shoal/table-ui/en';
import { describe, expect, test } from 'vitest';
import { mirror, type Seated, typed } from './mirror.ts';
import { homeWith } from './player/home-with.ts';
import { readText } from './player/read-screen.ts';
import { questionIn, TAGLINE } from './player/shown-words.ts';
import { useProgram } from './program.ts';
import { usePty } from './pty/use-pty.ts';

const program = useProgram();
const ptys = usePty(program);
const { screen } = en;

const REPEAT_MS = 35;
const LET_GO_MS = 300;

describe('a key that is held down', () => {
  test('hides a hand, and opens neither the curtain nor anything behind it', async () => {
    const flags = ['--player', 'Ann', '--player', 'Ben', '--seed', '9', '--speed', 'normal'];
    const pty = ptys.shoal(['play', 'crazy-eights', ...flags]);
    await pty.until(screen.curtainTitle('Ann'));
    await pty.press('space');
    await pty.until(screen.recapAtFirst('Ann'));
    await pty.press('enter');
    await pty.until(questionIn('crazy-eights', 'play'));
    await sleep(LET_GO_MS);
    for (let repeat = 0; repeat < 40; repeat++) {
      await pty.press('enter');
      await sleep(REPEAT_MS);
    }
    expect(pty.text).toContain(screen.curtainTitle('Ben'));
  });
});

/** Leaves a game after its first action. */
async function beginGame(seed: string, env: { readonly SHOAL_HOME: string }): Promise<void> {
  const table: readonly Seated[] = [
    { name: 'Ann', bot: null },
    { name: `Bot${seed}`, bot: 'minnow' },
  ];
  const [first] = mirror('go-fish', 'standard', table, seed).decisions;
  const flags = ['--seed', seed, '--player', 'Ann', '--player', `Bot${seed}:minnow`];
  await program.run(['play', ...flags], `${typed(first.action, table)}\n`, env);
}

describe('games that wait', () => {
  const continued = /Continue Go Fish/;

  test('are played in one window at a time: the second is told so on the first screen', async () => {
    const home = homeWith(program);
    const env = { SHOAL_HOME: home };
    await beginGame('7', env);
    const first = ptys.shoal(['--speed', 'instant'], { env });
    await first.until(continued);
    const second = ptys.shoal([], { env });
    await second.until(continued);
    await first.press('enter');
    await first.until((text) => readText(text).is === 'choosing');
    await second.press('enter');
    await second.until('another window');
    expect(second.text).toContain(TAGLINE);
  });

  test('have one line for the newest, and behind another line all others, to be continued or deleted', async () => {
    const env = { SHOAL_HOME: homeWith(program) };
    for (const seed of ['1', '2', '3', '4', '5']) await beginGame(seed, env);
    const pty = ptys.shoal([], { env });
    const menu = await pty.until(continued);
    expect(menu).toMatch(/▸ 1 {2}Continue .*Bot5.*\n +2 {2}4 more games: continue or delete\n +3 {2}Play Go Fish/);
    await pty.press('2');
    const list = await pty.until(screen.waitingTitle);
    for (const seed of ['1', '2', '3', '4']) {
      expect(list).toMatch(new RegExp(`Go Fish {2}left just now {2}Books: Ann: \\d, Bot${seed}: \\d\\.`));
    }
    await pty.press('x');
    await pty.until(screen.discardQuestion);
    await pty.press('y');
    await pty.until(screen.discardAll(3));
    await pty.press('up', 'enter');
    await pty.until(screen.discardAllQuestion(3));
    await pty.press('n');
    await pty.until(screen.discardAll(3));
    await pty.press('up', 'enter', 'y');
    expect(await pty.until(TAGLINE)).toMatch(/▸ 1 {2}Continue .*Bot5.*\n +2 {2}Play Go Fish/);
  });
});

test('Ctrl-C ends a long match of bots at once', async () => {
  const bots = ['--player', 'Al:minnow', '--player', 'Bo:minnow', '--no-input', '--best-of', '1000'];
  const { child, outcome } = program.start(['play', ...bots]);
  await new Promise<void>((resolve) => child.stdout?.once('data', () => resolve()));
  child.kill('SIGINT');
  expect((await outcome).code).toBe(130);
});
