import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, test, vi } from 'vitest';
import { Pty, type PtyOptions } from './pty.ts';
import { keepPtys } from './use-pty.ts';

const keep = keepPtys();
const sh = (line: string, options?: PtyOptions): Pty => keep(new Pty(['sh', '-c', line], options));
const shell = (line: string, options?: PtyOptions): Pty => keep(Pty.shell(line, options));
const node = (source: string, options?: PtyOptions): Pty => keep(new Pty([process.execPath, '-e', source], options));

describe('the screen', () => {
  test('is read row by row, without the blanks at the end', async () => {
    const pty = sh("printf 'one  \\n  two'");
    await pty.exit();
    expect(pty.screen().slice(0, 3)).toEqual(['one', '  two', '']);
    expect(pty.screen().length).toBe(24);
    expect(pty.text.startsWith('one\n  two\n')).toBe(true);
    expect(pty.cursor).toEqual({ x: 5, y: 1 });
    expect(pty.raw).toBe('one  \r\n  two');
  });

  test('keeps what was scrolled off the main screen', async () => {
    const pty = sh('seq 1 100', { rows: 10 });
    await pty.exit();
    expect(pty.screen()[0]).toBe('92');
    expect(pty.scrollback().slice(0, 100)).toEqual(Array.from({ length: 100 }, (_, index) => `${index + 1}`));
  });

  test('loses its scrollback when the program clears it', async () => {
    const pty = sh("seq 1 100; printf '\\033[2J\\033[3J\\033[H'");
    await pty.exit();
    expect(pty.scrollback().filter((line) => line !== '')).toEqual([]);
  });

  test('has a second, alternate one that leaves no trace', async () => {
    const pty = sh("echo before; printf '\\033[?1049h\\033[Hinside'; read _; printf '\\033[?1049l'; echo after");
    await pty.until('inside');
    expect(pty.isAlternate).toBe(true);
    expect(pty.text).not.toContain('before');
    await pty.press('enter');
    await pty.until('after');
    expect(pty.isAlternate).toBe(false);
    expect(pty.screen().slice(0, 3)).toEqual(['before', 'after', '']);
  });

  test('knows colours and styles of each cell', async () => {
    const pty = sh("printf 'a\\033[1;31mb\\033[0;7;38;5;202mc\\033[0;48;2;1;2;255md\\033[0;2;3;4me'");
    await pty.exit();
    expect(pty.cell(0, 0)).toEqual({
      text: 'a',
      width: 1,
      fg: null,
      bg: null,
      bold: false,
      dim: false,
      italic: false,
      underline: false,
      inverse: false,
    });
    expect(pty.cell(1, 0)).toMatchObject({ text: 'b', fg: 1, bold: true });
    expect(pty.cell(2, 0)).toMatchObject({ text: 'c', fg: 202, bold: false, inverse: true });
    expect(pty.cell(3, 0)).toMatchObject({ text: 'd', fg: null, bg: '#0102ff' });
    expect(pty.cell(4, 0)).toMatchObject({ text: 'e', bg: null, dim: true, italic: true, underline: true });
    expect(() => pty.cell(80, 0)).toThrow('no cell 80,0 on a screen of 80x24');
  });

  test('gives suit signs one column, wide characters and emoji two, and marks none', async () => {
    const pty = sh("printf '♠♥♦♣|魚|🐟|e\u0301|'");
    await pty.exit();
    expect(pty.screen()[0]).toBe('♠♥♦♣|魚|🐟|e\u0301|');
    expect(pty.cursor.x).toBe(4 + 1 + 2 + 1 + 2 + 1 + 1 + 1);
    expect([pty.cell(5, 0), pty.cell(6, 0)]).toMatchObject([
      { text: '魚', width: 2 },
      { text: '', width: 0 },
    ]);
    expect(pty.cell(8, 0)).toMatchObject({ text: '🐟', width: 2 });
    expect(pty.cell(11, 0)).toMatchObject({ text: 'e\u0301', width: 1 });
  });

  test('hides and shows its cursor', async () => {
    const pty = sh("printf '\\033[?25l'; echo hidden; read _; printf '\\033[?25h'; echo shown; read _");
    expect(pty.isCursorHidden).toBe(false);
    await pty.until('hidden');
    expect(pty.isCursorHidden).toBe(true);
    await pty.press('enter');
    await pty.until('shown');
    expect(pty.isCursorHidden).toBe(false);
  });

  test('is not taken for whole while a synchronised frame is open', async () => {
    const pty = sh("printf '\\033[?2026hfirst '; read _; printf 'second\\033[?2026l'; read _");
    await expect(pty.until('first', 300)).rejects.toThrow('"first" never came in 300 ms; still running');
    await pty.press('enter');
    expect(await pty.until('first')).toContain('second');
  });
});

describe('keys', () => {
  const ECHO = `process.stdin.setRawMode(true);
    process.stdin.on('data', (bytes) => console.log(JSON.stringify(String(bytes)) + '.'));
    console.log('ready');`;

  test('arrive as a keyboard sends them, one at a time', async () => {
    const pty = node(ECHO);
    await pty.until('ready');
    for (const key of ['enter', 'esc', 'up', 'pagedown', 'home', 'ctrl-c', 'ctrl-l', 'tab', 'Ann']) {
      const before = pty.text;
      await pty.press(key);
      await pty.until((screen) => screen !== before);
    }
    const sent = ['\r', '\x1b', '\x1b[A', '\x1b[6~', '\x1b[H', '\x03', '\x0c', '\t', 'Ann'];
    expect(pty.screen().slice(1, 10)).toEqual(sent.map((bytes) => `${JSON.stringify(bytes)}.`));
  });

  test('arrive together in a burst', async () => {
    const pty = node(ECHO);
    await pty.until('ready');
    pty.burst('down', 'tab', 'space', 'x');
    await pty.until('"\\u001b[B\\t x".');
  });

  test('are the other kind of arrows where the program asks for it', async () => {
    const pty = node(`process.stdout.write('\\x1b[?1h');${ECHO}`);
    await pty.until('ready');
    await pty.press('left');
    await pty.until('"\\u001bOD".');
  });
});

describe('waiting', () => {
  test('ends with the screen when it shows a text, a pattern or anything that can be asked', async () => {
    const pty = sh('sleep 0.1; echo fish 42; read _');
    expect(await pty.until('fish')).toContain('fish 42');
    await pty.until(/fish \d+/);
    await pty.until((screen) => screen.startsWith('fish'));
  });

  test('ends when a text is gone', async () => {
    const pty = sh("echo away; read _; printf '\\033[2J'; read _");
    await pty.until('away');
    await pty.press('enter');
    expect(await pty.gone('away')).not.toContain('away');
  });

  test('sees the present screen only', async () => {
    const pty = sh("printf 'past\\033[2J\\033[Hpresent'; read _");
    await pty.until('present');
    expect(pty.raw).toContain('past');
    await expect(pty.until('past', 100)).rejects.toThrow('"past" never came');
  });

  test('in vain ends with the whole screen in a box', async () => {
    const pty = sh('echo here I am; read _', { columns: 12, rows: 3 });
    await pty.until('here');
    await expect(pty.until('there', 100)).rejects.toThrow(
      [
        '"there" never came in 100 ms; still running, and the screen is',
        '┌────────────┐',
        '│here I am   │',
        '│            │',
        '│            │',
        '└────────────┘',
      ].join('\n'),
    );
  });

  test('ends at once when the program does', async () => {
    const pty = sh('echo bye; exit 3');
    await expect(pty.until('hello')).rejects.toThrow(
      '"hello" never came, and the program has ended; ended with code 3',
    );
  });

  test('for the end is as impatient', async () => {
    await expect(sh('read _').exit(100)).rejects.toThrow('the end never came in 100 ms; still running');
  });

  test('hands on what a question throws', async () => {
    const pty = sh('sleep 0.05; echo fish; read _');
    const asked = pty.until((screen) => {
      if (screen.includes('fish')) throw new Error('a fish');
      return false;
    });
    await expect(asked).rejects.toThrow('a fish');
  });

  test('for rest ends when nothing has come for a while', async () => {
    const pty = sh('for i in 1 2 3 4 5; do echo $i; sleep 0.03; done; read _');
    await pty.until('1');
    await pty.settled(1000);
    expect(pty.screen()[4]).toBe('5');
  });
});

describe('the program', () => {
  test('ends with its code, and all of its last words are there', async () => {
    const ends = Array.from({ length: 10 }, async () => {
      const pty = node(`process.stdout.write('x'.repeat(50_000) + 'end!'); process.exitCode = 7`);
      const end = await pty.exit();
      return { ...end, length: pty.raw.length, last: pty.text.trimEnd().split('\n').at(-1) };
    });
    const whole = { code: 7, signal: null, length: 50_004, last: 'end!' };
    expect(await Promise.all(ends)).toEqual(ends.map(() => whole));
  });

  test('ends with the signal that ended it', async () => {
    const pty = sh('echo ready; read _');
    await pty.until('ready');
    pty.signal('SIGTERM');
    expect(await pty.exit()).toEqual({ code: null, signal: 'SIGTERM' });
    expect(() => pty.signal('SIGTERM')).toThrow('nobody is left to take SIGTERM; ended with SIGTERM');
  });

  test('is told of a new size', async () => {
    const pty = node(`const say = () => console.log(process.stdout.columns + 'x' + process.stdout.rows);
      process.stdout.on('resize', say); say(); process.stdin.resume();`);
    await pty.until('80x24');
    pty.resize(120, 40);
    await pty.until('120x40');
    expect(pty.screen().length).toBe(40);
    expect(pty.cell(119, 39).text).toBe('');
  });

  test('gets answers to what it asks the terminal', async () => {
    const pty = node(`process.stdin.setRawMode(true);
      process.stdin.on('data', (bytes) => console.log(JSON.stringify(String(bytes))));
      process.stdout.write('\\r\\n  \\x1b[6n');`);
    await pty.until('"\\u001b[2;3R"');
  });

  test('has an environment in which nobody has set anything', async () => {
    process.env['NO_COLOR'] = '1';
    try {
      const pty = sh('env | sort', { env: { LINES_PER_CARD: '3' } });
      await pty.exit();
      const names = pty
        .screen()
        .filter((line) => line.includes('='))
        .map((line) => line.split('=')[0]);
      expect(names).toEqual(['HOME', 'LANG', 'LINES_PER_CARD', 'PATH', 'PWD', 'SHOAL_HOME', 'TERM']);
      expect(pty.text).toContain(`SHOAL_HOME=${pty.home}\n`);
    } finally {
      delete process.env['NO_COLOR'];
    }
  });

  test('is ended for good when it is killed, even if it clings to life, and its folder goes with it', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'shoal-pulse-'));
    const pulse = join(folder, 'pulse');
    const program = `process.on("SIGHUP", () => {}); setInterval(() => fs.appendFileSync("${pulse}", "."), 2);`;
    const pty = shell(`trap '' HUP TERM; ${process.execPath} -e '${program}'`);
    await vi.waitFor(() => expect(statSync(pulse).size).toBeGreaterThan(0), 10_000);
    expect(existsSync(pty.home)).toBe(true);
    await pty.kill();
    const last = statSync(pulse).size;
    await setTimeout(50);
    expect(statSync(pulse).size).toBe(last);
    expect(existsSync(pty.home)).toBe(false);
    rmSync(folder, { recursive: true });
  });
});
