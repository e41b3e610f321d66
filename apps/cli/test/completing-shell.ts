import { execFile, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify, stripVTControlCharacters } from 'node:util';
import { type IPty, spawn } from '@lydell/node-pty';
import { completionScript, type Shell } from '../src/completion/scripts.ts';

const PATIENCE_MS = 20_000;
const MARK = '@@';
const READY = 'ready:';
const TELLS_ITS_WORDS = `printf '${MARK}'; printf '|%s'`;

/** Everything that Tab would offer is put in by this key; fish can be asked without a terminal. */
const PUT_IN_ALL = '\x18*';

/** Asks this process for the answer, which saves a start of the program for every Tab. */
const ASKS = `exec 3<>/dev/tcp/127.0.0.1/$PORT; printf '%s\\0' "$@" >&3; printf '\\0' >&3; cat <&3`;
const END_OF_QUESTION = '\0\0';

/** Called to complete, `shoal` asks; called in any other way it tells its words. */
const POSIX_SHOAL = `shoal() {
  if [ "$1" = complete ]; then bash -c "$ASKS" "$@"; return; fi
  ${TELLS_ITS_WORDS} "$@"; printf '${MARK}\\n'
}`;

const RC: Readonly<Record<Shell, string>> = {
  bash: `
PS1='${READY} '
bind 'set bell-style none'
bind '"\\C-x*": insert-completions'
${POSIX_SHOAL}
`,
  zsh: `
PROMPT='${READY} '
setopt no_beep
fpath=("$ZDOTDIR" $fpath)
autoload -Uz compinit && compinit -D -u
${POSIX_SHOAL}
zle -C all-matches complete-word _generic
bindkey '^X*' all-matches
zstyle ':completion:all-matches:*' insert true
zstyle ':completion:all-matches::::' completer _all_matches _complete
`,
  fish: `
function fish_prompt; echo '${READY} '; end
function fish_greeting; end
function shoal
  if test "$argv[1]" = complete; bash -c "$ASKS" $argv; return; end
  ${TELLS_ITS_WORDS} $argv; printf '${MARK}\\n'
end
`,
};

/** Is a program installed? */
export const has = (command: string): boolean => spawnSync(command, ['--version']).error === undefined;

/** What `shoal complete` answers when it is called with these words. */
export type Answers = (words: readonly string[]) => string;

/** A shell at a terminal that has read its completion script. */
export class CompletingShell {
  readonly folder = mkdtempSync(join(tmpdir(), 'shoal-shell-'));
  readonly #shell: Shell;
  readonly #server: Server;
  readonly #pty: IPty;
  #shown = '';

  static async start(shell: Shell, answers: Answers, preparation = ''): Promise<CompletingShell> {
    const server = createServer((socket) => answer(socket, answers)).listen(0, '127.0.0.1');
    await once(server, 'listening');
    return new CompletingShell(shell, server, preparation);
  }

  private constructor(shell: Shell, server: Server, preparation: string) {
    this.#shell = shell;
    this.#server = server;
    this.#install(completionScript(shell), preparation);
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
    const words =
      this.#shell === 'fish' ? await this.#offeredByFish(line) : await this.#wordsAfter(`${line}${PUT_IN_ALL}\r`);
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
    return this.shown;
  }

  /** All that has been on the screen since the last line was begun. */
  get shown(): string {
    return stripVTControlCharacters(this.#shown);
  }

  end(): void {
    this.#pty.kill('SIGKILL');
    this.#server.close();
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

  /** No setting of the person who runs the tests comes in. */
  #environment(): Record<string, string> {
    const { folder } = this;
    const { port } = this.#server.address() as AddressInfo;
    return {
      ...{ PATH: process.env['PATH'] ?? '', HOME: folder, ZDOTDIR: folder, LANG: 'C.UTF-8', TERM: 'xterm' },
      ...{ ASKS, PORT: `${port}` },
    };
  }

  async #offeredByFish(line: string): Promise<readonly string[]> {
    const lines = (await this.#askFish(line)).split('\n');
    return lines.filter((text) => text !== '').map((text) => text.split('\t')[0]);
  }

  async #askFish(line: string): Promise<string> {
    const asks = 'source $argv[1]; complete -C "$argv[2]"';
    const options = { cwd: this.folder, env: this.#environment() };
    const args = ['--no-config', '-c', asks, '--', join(this.folder, '.rc'), line];
    const { stdout } = await promisify(execFile)('fish', args, options);
    return stdout;
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

/** The words of a call come with a zero after each, and one more at the end. */
function answer(socket: Socket, answers: Answers): void {
  let question = '';
  socket.setEncoding('utf8').on('data', (text: string) => {
    question += text;
    if (question.endsWith(END_OF_QUESTION)) socket.end(answers(question.split('\0').slice(0, -2)));
  });
}
