import type { Command } from 'commander';
import { bashScript } from './bash-script.ts';
import { fishScript } from './fish-script.ts';
import { placesOf } from './places.ts';
import type { Shell } from './shells.ts';
import { tableWords } from './table-words.ts';
import { zshScript } from './zsh-script.ts';

const SCRIPTS = { bash: bashScript, zsh: zshScript, fish: fishScript };

/** A script that completes the command lines of a program in a shell, without ever calling it. */
export const completionScript = (shell: Shell, program: Command): string =>
  SCRIPTS[shell](placesOf(program), tableWords());
