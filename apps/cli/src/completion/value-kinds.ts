import { BOT_NAMES, type PairingFormat } from '@shoal/core';
import { LANGUAGE_NAMES, LANGUAGES } from '@shoal/table-ui';
import type { Argument, Option } from 'commander';
import { type Offered, offeredWords } from './offered.ts';
import { SHELLS } from './shells.ts';
import { GAME_WORDS } from './table-words.ts';

/** What may be typed as the value of an option or as an argument. */
export type ValueKind =
  /** Something that nobody can guess, such as a number. */
  | { readonly type: 'free' }
  | { readonly type: 'file' }
  | { readonly type: 'folder' }
  /** A preset of the game in question, or one of its rules as `give=one`. */
  | { readonly type: 'preset' }
  | { readonly type: 'rule' }
  /** One of these words; several with commas between them; or one of them after a name and a colon. */
  | { readonly type: 'word' | 'list' | 'player'; readonly words: WordList };

/** Words that belong together; the name serves the scripts. */
export interface WordList {
  readonly name: string;
  readonly words: readonly Offered[];
}

const FREE: ValueKind = { type: 'free' };
const FORMATS: readonly PairingFormat[] = ['round-robin', 'ladder'];

const game: WordList = { name: 'game', words: GAME_WORDS };
const bot: WordList = { name: 'bot', words: offeredWords(BOT_NAMES) };
const kind: WordList = { name: 'kind', words: offeredWords(['human', ...BOT_NAMES]) };
const format: WordList = { name: 'format', words: offeredWords(FORMATS) };
const language: WordList = {
  name: 'language',
  words: LANGUAGES.map((text) => ({ text, meaning: LANGUAGE_NAMES[text] })),
};
const shell: WordList = { name: 'shell', words: offeredWords(SHELLS) };

/** By what the help calls the value; first of all, for `--game <number>` names no game. */
const BY_PLACEHOLDER: Readonly<Record<string, ValueKind>> = {
  number: FREE,
  file: { type: 'file' },
  folder: { type: 'folder' },
};

/** By the long name of the option. */
const BY_OPTION: Readonly<Record<string, ValueKind>> = {
  game: { type: 'word', words: game },
  preset: { type: 'preset' },
  rule: { type: 'rule' },
  player: { type: 'player', words: kind },
  bot: { type: 'word', words: bot },
  bots: { type: 'list', words: bot },
  format: { type: 'word', words: format },
  lang: { type: 'word', words: language },
};

/** By the name of the argument. */
const BY_ARGUMENT: Readonly<Record<string, ValueKind>> = {
  game: { type: 'word', words: game },
  shell: { type: 'word', words: shell },
};

/** What the help calls the value of an option: `file` of `--record <file>`. */
export const placeholderOf = (option: Option): string =>
  (/[<[](.*)[>\]]$/.exec(option.flags)?.[1] ?? '').replace(/\.\.\.$/, '');

export const kindOfOption = (option: Option): ValueKind =>
  kindOf(option.name(), option.argChoices, [BY_PLACEHOLDER[placeholderOf(option)], BY_OPTION[option.name()]]);

/** The commands beside its own are what `help` takes. */
export function kindOfArgument(argument: Argument, commands: readonly Offered[]): ValueKind {
  const name = argument.name();
  if (name === 'command') return { type: 'word', words: { name, words: commands } };
  return kindOf(name, argument.argChoices, [BY_PLACEHOLDER[name], BY_ARGUMENT[name]]);
}

function kindOf(
  name: string,
  choices: readonly string[] | undefined,
  known: readonly (ValueKind | undefined)[],
): ValueKind {
  const found = known.find((kind) => kind !== undefined);
  if (found !== undefined) return found;
  return choices === undefined ? FREE : { type: 'word', words: { name, words: offeredWords(choices) } };
}
