import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { usePty } from './use-pty.ts';

const folder = mkdtempSync(join(tmpdir(), 'shoal-use-'));
const bundle = join(folder, 'shoal.mjs');
writeFileSync(bundle, "console.log('args', ...process.argv.slice(2), 'in', process.cwd()); process.exitCode = 4;");
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const ptys = usePty({ bundle, folder });

test('the program is started with its arguments in the folder of the tests', async () => {
  const pty = ptys.shoal(['play', 'go fish'], { columns: 200 });
  expect(await pty.exit()).toEqual({ code: 4, signal: null });
  expect(pty.screen()[0]).toBe(`args play go fish in ${folder}`);
});

test('in a line of shell the program goes by its name', async () => {
  const pty = ptys.shell(`shoal 'a b' | tr a-z A-Z; shoal c`);
  expect(await pty.exit()).toEqual({ code: 4, signal: null });
  expect(pty.text).toContain('ARGS A B IN');
  expect(pty.text).toContain('args c in');
  expect(await pty.terminalIsRestored()).toBe(true);
});
