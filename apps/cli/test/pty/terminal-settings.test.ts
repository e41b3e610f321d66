import { describe, expect, test } from 'vitest';
import { Pty } from './pty.ts';
import { keepPtys } from './use-pty.ts';

const keep = keepPtys();
const shell = (line: string): Pty => keep(Pty.shell(line));

describe('the terminal after the end', () => {
  test('is as it was found when nothing was changed, or all was put back', async () => {
    expect(await shell('echo nothing').terminalIsRestored()).toBe(true);
    const tidy =
      shell(`kept=$(stty -g); stty raw -echo; printf '\\033[?1049h\\033[?25l\\033[?2004h\\033[31m'; stty "$kept"
      printf '\\033[0m\\033[?2004l\\033[?25h\\033[?1049l'; exit_code() { return 5; }; exit_code`);
    expect(await tidy.leftovers()).toEqual([]);
    expect(await tidy.exit()).toEqual({ code: 5, signal: null });
  });

  test('is not, and what is left is told', async () => {
    const pty = shell("stty -icanon -echo; printf '\\033[?1049h\\033[?25l\\033[?1000h\\033[1;31m'");
    expect(await pty.terminalIsRestored()).toBe(false);
    const left = await pty.leftovers();
    expect(left).toEqual([
      'the cursor (?25) is off',
      'the alternate screen (?1049) is on',
      'mouse clicks (?1000) is on',
      'text is written bold fg=1',
      'stty says -icanon',
      'stty says -echo',
    ]);
  });

  test('is not hurt by a new size', async () => {
    const pty = shell('echo ready; read _');
    await pty.until('ready');
    pty.resize(100, 30);
    await pty.press('enter');
    expect(await pty.leftovers()).toEqual([]);
  });

  test('can only be told around a shell', async () => {
    await expect(keep(new Pty(['true'])).terminalIsRestored()).rejects.toThrow(
      'only Pty.shell can tell how a terminal is left',
    );
  });

  test('belongs to the shell while the program is stopped by Ctrl-Z', async () => {
    const program = `process.on("SIGCONT", () => console.log("back")); console.log("ready"); process.stdin.resume()`;
    const pty = shell(`${process.execPath} -e '${program}'; echo stopped $?; read _; fg`);
    await pty.until('ready');
    await pty.press('ctrl-z');
    await pty.until(/stopped 1\d\d/);
    await pty.press('enter');
    // A line of its own: fg first prints the program, which has the word in it.
    await pty.until(/^back\s*$/m);
    pty.signal('SIGTERM');
    expect(await pty.exit()).toEqual({ code: 143, signal: null });
  });
});
