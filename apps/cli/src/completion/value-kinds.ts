import { BOT_NAMES, type PairingFormat } from '@shoal/core';
import { LANGUAGE_NAMES, LANGUAGES } from '@shoal/language';
import { strengthIn } from '@shoal/table-ui';
import type { Argument, Option } from 'commander';
import { ENGLISH } from '../text/language.ts';
import type { Candidate } from './table-words.ts';

/** What may be typed as the value of an option or as an argument. */
export type ValueKind =
  /** Nothing can be offered, as for a number; or the names of files. */
  | { readonly type: 'free' | 'file' }
  /** A game, one of its presets, or one of its rules as `give=one`. */
  | { readonly type: 'game' | 'preset' | 'rule' }
  /** A command, as `help` takes it. */
  | { readonly type: 'command' }
  /** One of these words; several with commas between them; or one of them after a name and a colon. */
  | { readonly type: 'word' | 'list' | 'player'; readonly label: string; readonly words: readonly Candidate[] };

const candidatesOf = (texts: readonly string[]): readonly Candidate[] => texts.map((text) => ({ text, meaning: '' }));

const FREE: ValueKind = { type: 'free' };
const FORMATS: readonly PairingFormat[] = ['round-robin', 'ladder'];
const BOT_WORDS: readonly Candidate[] = BOT_NAMES.map((text) => ({
  text,
  meaning: strengthIn(text, ENGLISH.screen).placed,
}));
const BOTS = { label: 'bot', words: BOT_WORDS };
const KINDS = { label: 'kind', words: [...candidatesOf(['human', 'ai']), ...BOT_WORDS] };
const SPOKEN = LANGUAGES.map((text) => ({ text, meaning: LANGUAGE_NAMES[text] }));

/** By what the help calls the value; first of all, for `--game <number>` names no game. */
const BY_VALUE_NAME: Readonly<Record<string, ValueKind>> = {
  number: FREE,
  file: { type: 'file' },
  folder: { type: 'file' },
};

/** By the long name of the option. */
const BY_OPTION: Readonly<Record<string, ValueKind>> = {
  game: { type: 'game' },
  preset: { type: 'preset' },
  rule: { type: 'rule' },
  player: { type: 'player', ...KINDS },
  bot: { type: 'word', ...BOTS },
  bots: { type: 'list', ...BOTS },
  format: { type: 'word', label: 'format', words: candidatesOf(FORMATS) },
  lang: { type: 'word', label: 'language', words: SPOKEN },
};

/** By the name of the argument. */
const BY_ARGUMENT: Readonly<Record<string, ValueKind>> = {
  game: { type: 'game' },
  command: { type: 'command' },
};

/** What the help calls the value of an option: `file` of `--record <file>`. */
export const valueNameOf = (option: Option): string =>
  (/[<[](.*)[>\]]$/.exec(option.flags)?.[1] ?? '').replace(/\.\.\.$/, '');

export const kindOfOption = (option: Option): ValueKind =>
  BY_VALUE_NAME[valueNameOf(option)] ?? BY_OPTION[option.name()] ?? choicesOf(option);

export const kindOfArgument = (argument: Argument): ValueKind =>
  BY_VALUE_NAME[argument.name()] ?? BY_ARGUMENT[argument.name()] ?? choicesOf(argument);

const choicesOf = (value: Option | Argument): ValueKind =>
  value.argChoices === undefined ? FREE : { type: 'word', label: value.name(), words: candidatesOf(value.argChoices) };
