import { writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { en } from '@shoal/table-ui/en';
import { beforeAll, describe, expect, test } from 'vitest';
import { fewOf } from '../../../scripts/depth.mjs';
import { choose, pressAndSee } from './player/at-the-keys.ts';
import { readText } from './player/read-screen.ts';
import { ScreenPlayer } from './player/screen-player.ts';
import { TAGLINE } from './player/shown-words.ts';
import { useProgram } from './program.ts';
import type { Pty } from './pty/pty.ts';
import { usePty } from './pty/use-pty.ts';

const program = useProgram();
const ptys = usePty(program);

const { screen } = en;
/** Sooner than all bots of a large table have thought. */
const SOON_MS = 10_000;

const isChoosing = (text: string): boolean => readText(text).is === 'choosing';

async function atHome(): Promise<Pty> {
  const pty = ptys.shell('shoal');
  await pty.until(TAGLINE);
  return pty;
}

async function atTable(flags = '--seats 3'): Promise<Pty> {
  const pty = ptys.shell(`shoal play crazy-eights --seed 7 --speed instant ${flags}`);
  await pty.until(isChoosing);
  return pty;
}

async function atCurtain(): Promise<Pty> {
  const pty = ptys.shell('shoal play --seed 7 --player Ann --player Ben --speed instant');
  await pty.until((text) => readText(text).is === 'curtain');
  return pty;
}

/** While bots think that think for long: nothing else keeps them from acting at once. */
async function atThought(): Promise<Pty> {
  const pty = await atTable('--seats 6 --bot kraken');
  for (let text = pty.text; !text.includes(screen.keys.skip); ) {
    text = await pressAndSee(pty, readText(text).hand[0] ?? 'enter');
  }
  return pty;
}

async function expectRestored(pty: Pty, code: number): Promise<void> {
  expect(await pty.exit()).toEqual({ code, signal: null });
  expect(await pty.leftovers()).toEqual([]);
  expect(pty.isAlternate).toBe(false);
}

describe('leaving', () => {
  test('Quit on the first screen gives the terminal back as it was', async () => {
    const pty = await atHome();
    await choose(pty, screen.quit);
    await expectRestored(pty, 0);
    expect(pty.text.trim()).toBe('');
  });

  test('Esc on the first screen asks, and gives the terminal back as it was', async () => {
    const pty = await atHome();
    await pty.press('esc');
    await pty.until(screen.quitQuestion);
    await pty.press('y');
    await expectRestored(pty, 0);
  });

  test('Esc and Y at the table and then Quit give the terminal back as it was', async () => {
    const pty = await atTable();
    await pty.press('esc');
    await pty.until(screen.leaveUnbegun);
    await pty.press('y');
    await pty.until(TAGLINE);
    await choose(pty, screen.quit);
    await expectRestored(pty, 0);
  });

  test('Quit after the end of a game gives the terminal back as it was', async () => {
    const pty = await atTable('--preset quick --seats 2');
    await new ScreenPlayer(pty, '1').play();
    await choose(pty, screen.quit);
    await expectRestored(pty, 0);
  });

  test.each(
    fewOf(1, [
      ['while a bot thinks', atThought],
      ['on the first screen', atHome],
      ['at the table', atTable],
      ['before the curtain', atCurtain],
    ] as const),
  )('Ctrl-C %s gives the terminal back as it was', async (_, at) => {
    const pty = await at();
    await pty.press('ctrl-c');
    await pty.exit(SOON_MS);
    await expectRestored(pty, 130);
  });

  test('Ctrl-C while the coach thinks gives the terminal back as it was', async () => {
    const pty = await atTable('--seats 6');
    await pty.press('i');
    await pty.until((text) => text.includes(screen.coachThinksEsc) || text.includes(screen.hintTitle));
    await pty.press('ctrl-c');
    await expectRestored(pty, 130);
  });

  test('a hint and Ctrl-C in one burst give the terminal back as it was', async () => {
    const pty = await atTable('--seats 6');
    pty.burst('i', 'ctrl-c');
    await expectRestored(pty, 130);
  });

  test('Ctrl-C while a game is reviewed gives the terminal back as it was', async () => {
    const pty = await atTable('--preset quick --seats 2');
    await new ScreenPlayer(pty, '1').play();
    await choose(pty, screen.review);
    await pty.until(screen.reviewTitle);
    await pty.press('ctrl-c');
    await expectRestored(pty, 130);
  });

  test.each(fewOf(1, ['SIGTERM', 'SIGHUP', 'SIGQUIT', 'SIGINT'] as const))(
    '%s at the table gives the terminal back as it was',
    async (name) => {
      const pty = await atTable();
      pty.signal(name);
      await expectRestored(pty, 128 + constants.signals[name]);
    },
  );

  test.each(fewOf(1, ['SIGTERM', 'SIGHUP'] as const))(
    '%s while a bot thinks gives the terminal back as it was',
    async (name) => {
      const pty = await atThought();
      pty.signal(name);
      await pty.exit(SOON_MS);
      await expectRestored(pty, 128 + constants.signals[name]);
    },
  );
});

describe('Ctrl-Z', () => {
  test('gives the screen to the shell, and fg brings the same table back', async () => {
    const pty = ptys.shell('shoal play --seed 7 --speed instant; echo "stopped: $?"; read answer; fg >/dev/null');
    await pty.until(isChoosing);
    const before = pty.text;
    await pty.press('ctrl-z');
    await pty.until(`stopped: ${128 + constants.signals.SIGTSTP}`);
    expect(pty.isAlternate).toBe(false);
    expect(pty.isCursorHidden).toBe(false);
    await pty.press('g', 'o');
    await pty.until(/^go$/m);
    await pty.press('enter');
    expect(await pty.until(isChoosing)).toBe(before);
    expect(pty.isAlternate).toBe(true);
    await pressAndSee(pty, 'right');
    await pty.press('ctrl-c');
    await expectRestored(pty, 130);
  });

  test('and a window that has another size by then do no harm', async () => {
    const pty = ptys.shell('shoal play --seed 7 --speed instant; echo stopped; read answer; fg >/dev/null');
    await pty.until(isChoosing);
    await pty.press('ctrl-z');
    await pty.until('stopped');
    pty.resize(120, 40);
    await pty.press('enter');
    expect(await pty.until(isChoosing, SOON_MS)).toContain(screen.log);
    await pty.press('ctrl-c');
    await expectRestored(pty, 130);
  });
});

describe('a crash', () => {
  const crash = () => program.file('crash.mjs');
  beforeAll(() =>
    writeFileSync(
      crash(),
      `import { isMainThread } from 'node:worker_threads';
       const { CRASH } = process.env;
       if (!isMainThread && CRASH === 'worker') throw new Error('made to crash');
       if (isMainThread) process.on('SIGUSR2', () => {
         if (CRASH === 'throw') throw new Error('made to crash');
         if (CRASH === 'reject') void Promise.reject(new Error('made to crash'));
       });`,
    ),
  );

  const started = async (way: string): Promise<Pty> => {
    const line = `'${process.execPath}' --import '${crash()}' '${program.bundle}' play --seed 7 --speed instant`;
    const pty = ptys.shell(line, { env: { CRASH: way } });
    await pty.until(isChoosing);
    return pty;
  };

  test.each(fewOf(1, ['throw', 'reject']))(
    'by what somebody forgot to catch (%s) is told on the main screen',
    async (way) => {
      const pty = await started(way);
      pty.signal('SIGUSR2');
      await expectRestored(pty, 1);
      expect(pty.text).toContain('made to crash');
    },
  );

  test('of the thread that thinks is told on the main screen', async () => {
    const pty = await started('worker');
    await pty.press('i');
    await expectRestored(pty, 1);
    expect(pty.text).toContain('made to crash');
  });

  test('loses no action', async () => {
    const home = program.file('crashed');
    const line = `'${process.execPath}' --import '${crash()}' '${program.bundle}' play --seed 7 --speed instant`;
    const pty = ptys.shell(line, { env: { CRASH: 'throw', SHOAL_HOME: home } });
    const player = new ScreenPlayer(pty, '1');
    for (let keys = 0; keys < 6; keys++) await player.act(await player.awaited());
    await player.awaited();
    await pty.press('l');
    const log = await pty.until(screen.logTitle);
    pty.signal('SIGUSR2');
    await expectRestored(pty, 1);
    const next = ptys.shell('shoal --continue', { env: { SHOAL_HOME: home } });
    await next.until(isChoosing);
    await next.press('l');
    expect(await next.until(screen.logTitle)).toBe(log);
    await next.press('ctrl-c');
    await expectRestored(next, 130);
  });
});

test('what is wrong with the command line is said before the screen is taken', async () => {
  const pty = ptys.shell('shoal play --seats 77');
  await expectRestored(pty, 2);
  expect(pty.raw).not.toContain('[?1049h');
});
