import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type Environment = Readonly<Record<string, string>>;

/** A home nobody has lived in, and the environment of a person who has set nothing. */
export class CleanFolder {
  readonly path = mkdtempSync(join(tmpdir(), 'shoal-pty-'));
  readonly #home = join(this.path, 'home');
  readonly #shoalHome = join(this.path, 'shoal');

  constructor() {
    mkdirSync(this.#home);
    mkdirSync(this.#shoalHome);
  }

  /** Nothing comes in from outside but the path: NO_COLOR, CI and the like would change what is tested. */
  environment(given: Environment): Environment {
    return {
      PATH: process.env['PATH'] ?? '',
      HOME: this.#home,
      SHOAL_HOME: this.#shoalHome,
      LANG: 'C.UTF-8',
      TERM: 'xterm-256color',
      ...given,
    };
  }

  remove(): void {
    rmSync(this.path, { recursive: true, force: true });
  }
}
