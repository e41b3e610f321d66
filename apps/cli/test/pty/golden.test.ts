import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { Pty } from './pty.ts';
import { keepPtys } from './use-pty.ts';

const folder = mkdtempSync(join(tmpdir(), 'shoal-golden-'));
const keep = keepPtys();

afterEach(() => {
  delete process.env['SHOAL_GOLDEN'];
  delete process.env['SHOAL_SHOTS'];
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function shown(text: string): Promise<Pty> {
  const pty = keep(new Pty(['printf', text], { columns: 20, rows: 5 }));
  await pty.exit();
  return pty;
}

test('a screen is kept as text with its size, and then found to be the same', async () => {
  const pty = await shown('Stock: 24\r\n\r\n\\033[31m7♥\\033[0m 魚');
  process.env['SHOAL_GOLDEN'] = 'write';
  pty.golden('fish', { folder });
  delete process.env['SHOAL_GOLDEN'];
  pty.golden('fish', { folder });
  expect(readFileSync(join(folder, 'fish.txt'), 'utf8')).toBe('20x5\nStock: 24\n\n7♥ 魚\n');
  expect(existsSync(join(folder, 'fish.colours.txt'))).toBe(false);
});

test('colours are kept beside it, as far as they are seen', async () => {
  const pty = await shown('a \\033[1;31m7♥ \\033[0;7m  \\033[0m b\r\n\r\n\\033[44m魚\\033[1;0m  ');
  process.env['SHOAL_GOLDEN'] = 'write';
  pty.golden('colourful', { folder, colours: true });
  const path = join(folder, 'colourful.colours.txt');
  expect(readFileSync(path, 'utf8')).toBe('20x5\n1: 3-4 bold fg=1; 6-7 inverse\n3: 1-2 bg=4\n');
  delete process.env['SHOAL_GOLDEN'];
  pty.golden('colourful', { folder, colours: true });
  writeFileSync(path, '20x5\n1: 3-4 bold fg=2; 6-7 inverse\n3: 1-2 bg=4\n');
  expect(() => pty.golden('colourful', { folder, colours: true })).toThrow('  1 - 1: 3-4 bold fg=2; 6-7 inverse\n');
});

test('rows that differ are told with their numbers', async () => {
  writeFileSync(join(folder, 'other.txt'), '20x5\nStock: 24\n\n7♥\n');
  const pty = await shown('Stock: 23\r\n\r\n7♥\r\nNew');
  expect(() => pty.golden('other', { folder })).toThrow(
    /\n {2}1 - Stock: 24\n {2}1 \+ Stock: 23\n {2}4 - \n {2}4 \+ New\n/,
  );
});

test('a screen that was never kept is a fault that names the way out', async () => {
  const pty = await shown('new');
  expect(() => pty.golden('new', { folder })).toThrow('new.txt; SHOAL_GOLDEN=write keeps the present one.');
});

test('a drawing is made only for those who say where to', async () => {
  const pty = await shown('\\033[38;5;202m7♥\\033[0m <b>');
  pty.shot('drawn');
  process.env['SHOAL_SHOTS'] = join(folder, 'shots');
  pty.shot('drawn');
  const page = readFileSync(join(folder, 'shots', 'drawn.html'), 'utf8');
  expect(page).toContain('<text x="10" y="15" fill="#ff5f00">♥</text>');
  expect(page).toContain('>&#60;</text>');
  expect(page).toContain('width="200" height="95"');
});
