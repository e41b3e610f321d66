import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { type IPty, spawn } from '@lydell/node-pty';
import type { Shell } from '../src/completion/shells.ts';

const PATIENCE_MS = 20_000;
const MARK = '@@';
const READY = 'ready:';
const TELLS_ITS_WORDS = `printf '${MARK}'; printf '|%s'`;

/** Everything that Tab would offer is put in by this key; fish can be asked without a terminal. */
const PUT_IN_ALL = '\x18*';

const RC: Readonly<Record<Shell, string>> = {
  bash: `
PS1='${READY} '
bind 'set bell-style none'
bind '"\\C-x*": insert-completions'
shoal() { ${TELLS_ITS_WORDS} "$@"; printf '${MARK}\\n'; }
`,
  zsh: `
PROMPT='${READY} '
setopt no_beep
fpath=("$ZDOTDIR" $fpath)
autoload -Uz compinit && compinit -D -u
shoal() { ${TELLS_ITS_WORDS} "$@"; printf '${MARK}\\n'; }
zle -C all-matches complete-word _generic
bindkey '^X*' all-matches
zstyle ':completion:all-matches:*' insert true
zstyle ':completion:all-matches::::' completer _all_matches _complete
`,
  fish: `
function fish_prompt; echo '${READY} '; end
function fish_greeting; end
function shoal; ${TELLS_ITS_WORDS} $argv; printf '${MARK}\\n'; end
`,
};

/** Is a program installed? */
export const has = (command: string): boolean => spawnSync(command, ['--version']).error === undefined;

/** A shell at a terminal that has read a completion script; in it `shoal` tells what it is called with. */
export class CompletingShell {
  readonly folder = mkdtempSync(join(tmpdir(), 'shoal-shell-'));
  readonly #shell: Shell;
  readonly #pty: IPty;
  #shown = '';

  constructor(shell: Shell, script: string, preparation = '') {
    this.#shell = shell;
    this.#install(script, preparation);
    this.#pty = spawn(shell, this.#args(), { cols: 200, rows: 50, cwd: this.folder, env: this.#environment() });
    this.#pty.onData((text) => {
      this.#shown += text;
    });
  }

  /** The words of a line after Tab and Enter, without the first. */
  completed(line: string): Promise<readonly string[]> {
    return this.#wordsAfter(`${line}\t\r`);
  }

  /** All that may stand for the last word of a line, or for the last part of it, in some order. */
  async offered(line: string): Promise<readonly string[]> {
    const typed = line.split(' ').slice(1);
    const words = this.#shell === 'fish' ? this.#offeredByFish(line) : await this.#wordsAfter(`${line}${PUT_IN_ALL}\r`);
    return words
      .slice(this.#shell === 'fish' ? 0 : typed.length - 1)
      .filter((word) => word !== typed.at(-1))
      .map((word) => (/[=:]/.test(typed.at(-1) ?? '') ? word.replace(/^.*[=:]/, '') : word))
      .toSorted();
  }

  /** What Tab shows, with the meaning of each word. */
  async explained(line: string): Promise<string> {
    if (this.#shell === 'fish') return this.#askFish(line);
    await this.completed(line);
    return stripVTControlCharacters(this.#shown);
  }

  end(): void {
    this.#pty.kill('SIGKILL');
    rmSync(this.folder, { recursive: true, force: true });
  }

  #install(script: string, preparation: string): void {
    const rc = RC[this.#shell] + preparation;
    writeFileSync(join(this.folder, '.zshrc'), rc);
    writeFileSync(join(this.folder, '.rc'), this.#shell === 'zsh' ? '' : `${rc}\n${script}`);
    writeFileSync(join(this.folder, '_shoal'), script);
  }

  #args(): string[] {
    const rc = join(this.folder, '.rc');
    if (this.#shell === 'bash') return ['--noprofile', '--rcfile', rc, '-i'];
    return this.#shell === 'zsh' ? ['-d', '-i'] : ['--no-config', '-i', '--init-command', `source ${rc}`];
  }

  /** Nothing of whoever runs the tests comes in. */
  #environment(): Record<string, string> {
    const { folder } = this;
    return { PATH: process.env['PATH'] ?? '', HOME: folder, ZDOTDIR: folder, LANG: 'C.UTF-8', TERM: 'xterm' };
  }

  #offeredByFish(line: string): readonly string[] {
    const lines = this.#askFish(line).split('\n');
    return lines.filter((text) => text !== '').map((text) => text.split('\t')[0]);
  }

  #askFish(line: string): string {
    const asks = 'source $argv[1]; complete -C "$argv[2]"';
    const options = { cwd: this.folder, encoding: 'utf8', env: this.#environment() } as const;
    return spawnSync('fish', ['--no-config', '-c', asks, '--', join(this.folder, '.rc'), line], options).stdout;
  }

  async #wordsAfter(keys: string): Promise<readonly string[]> {
    await this.#until(new RegExp(READY));
    this.#shown = '';
    this.#pty.write(keys);
    const [, said = ''] = await this.#until(new RegExp(`${MARK}(.*)${MARK}.*${READY}`, 's'));
    return said.split('|').slice(1);
  }

  async #until(wanted: RegExp): Promise<RegExpExecArray> {
    const deadline = Date.now() + PATIENCE_MS;
    for (;;) {
      const found = wanted.exec(this.#shown);
      if (found !== null) return found;
      if (Date.now() > deadline) throw new Error(`The shell shows something else: ${JSON.stringify(this.#shown)}`);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }
}
