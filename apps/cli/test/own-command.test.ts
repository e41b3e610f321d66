import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { DEFAULT_BOT, fillSeats } from '@shoal/room';
import { describe, expect, test } from 'vitest';
import { actInBoth } from './player/at-the-keys.ts';
import { KnownDeal } from './player/known-deal.ts';
import { readText } from './player/read-screen.ts';
import { outcomeOf, useProgram } from './program.ts';
import { usePty } from './pty/use-pty.ts';

const program = useProgram();
const ptys = usePty(program);
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

describe('advice names a command that can be typed as it stands', () => {
  test('where shoal is installed', async () => {
    const { stderr } = await program.run(['--continue']);
    expect(stderr).toBe('There is no game to continue; start a new one with shoal.\n');
  });

  test('in a clone, after npm start', async () => {
    const env = { ...process.env, LC_ALL: 'C.UTF-8', SHOAL_HOME: program.file('clone') };
    const start = (...args: string[]) =>
      outcomeOf(spawn(process.execPath, ['scripts/start.mjs', ...args], { cwd: ROOT, env }));
    const { code, stderr } = await start('--continue');
    expect({ code, stderr }).toEqual({
      code: 3,
      stderr: 'There is no game to continue; start a new one with npm start.\n',
    });
    expect((await start('simulat')).stderr).toContain('did you mean npm start -- simulate?');
  });

  test.each([
    [undefined, 'shoal --continue'],
    ['npm start', 'npm start -- --continue'],
  ])('after Ctrl-C at the table, when the program was started by %s', async (SHOAL_COMMAND, advice) => {
    const flags = ['play', '--seed', '7', '--seats', '2', '--speed', 'instant'];
    const pty = ptys.shoal(flags, {
      env: { SHOAL_HOME: program.file(`home-${advice}`), ...(SHOAL_COMMAND === undefined ? {} : { SHOAL_COMMAND }) },
    });
    await pty.until((text) => readText(text).is === 'choosing');
    const players = fillSeats([{ name: 'You', bot: null }], 2, DEFAULT_BOT);
    await actInBoth(pty, new KnownDeal('go-fish', 'standard', players, '7'));
    await pty.press('ctrl-c');
    expect(await pty.exit()).toEqual({ code: 130, signal: null });
    expect(pty.text).toContain(`Your game is saved: ${advice} resumes it.`);
  });
});
