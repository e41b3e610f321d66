import { setTimeout as sleep } from 'node:timers/promises';
import { en } from '@shoal/table-ui/en';
import { describe, expect, test } from 'vitest';
import { homeWith } from './player/home-with.ts';
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

describe('two windows with the same games', () => {
  const continued = /Continue Go Fish/;

  test('play no game twice: the second is told so on the first screen', async () => {
    const home = homeWith(program);
    const env = { SHOAL_HOME: home };
    const first = ptys.shoal(['play', '--seed', '7', '--speed', 'instant'], { env });
    await first.until(questionIn('go-fish', 'which-rank'));
    await first.press('esc', 'y');
    await first.until(continued);
    const second = ptys.shoal([], { env });
    await second.until(continued);
    await first.press('enter');
    await first.until(questionIn('go-fish', 'which-rank'));
    await second.press('enter');
    await second.until('another window');
    expect(second.text).toContain(TAGLINE);
  });

  test('list every game that waits, however many there are', async () => {
    const home = homeWith(program);
    const env = { SHOAL_HOME: home };
    for (const seed of ['1', '2', '3', '4', '5']) {
      await program.run(['play', '--seed', seed, '--player', 'Ann', '--player', `Bot${seed}:minnow`], '', env);
    }
    const pty = ptys.shoal([], { env });
    await pty.until(continued);
    for (const seed of ['1', '2', '3', '4', '5']) expect(pty.text).toContain(`Bot${seed}`);
  });
});

test('Ctrl-C ends a long match of bots at once', async () => {
  const bots = ['--player', 'Al:minnow', '--player', 'Bo:minnow', '--no-input', '--best-of', '1000'];
  const { child, outcome } = program.start(['play', ...bots]);
  await new Promise<void>((resolve) => child.stdout?.once('data', () => resolve()));
  child.kill('SIGINT');
  expect((await outcome).code).toBe(130);
});
