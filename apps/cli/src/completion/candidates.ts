import { GAME_IDS, type GameId } from '@shoal/games/ids';
import type { Command, Option } from 'commander';
import { namesOf, optionWithValue } from '../command-line/command-first.ts';
import type { CommandLine } from './command-line.ts';
import { type Position, positionAfter } from './position.ts';
import { type Candidate, TableWords } from './table-words.ts';
import { kindOfArgument, kindOfOption, type ValueKind } from './value-kinds.ts';

/** What may stand at the cursor. */
export interface Completion {
  readonly wants: 'words' | 'files';
  /** The part of the typed word that every candidate continues, such as `--rule=give=`. */
  readonly prefix: string;
  readonly candidates: readonly Candidate[];
  /** What usually follows a candidate; nothing if the candidate is only the beginning of a word. */
  readonly after: ' ' | ',' | '';
  /** What one of the candidates is called, such as `preset`. */
  readonly label: string;
}

/** Answers from the same tree of commands that parses the line once it is complete. */
export const completionOf = (line: CommandLine, program: Command): Completion =>
  line.isRedirection ? files('') : new Completer(line, program).completion();

const files = (prefix: string): Completion => ({ wants: 'files', prefix, candidates: [], after: ' ', label: 'file' });

function words(
  label: string,
  candidates: readonly Candidate[],
  prefix = '',
  after: Completion['after'] = ' ',
): Completion {
  return { wants: 'words', prefix, candidates, after, label };
}

class Completer {
  readonly #typed: string;
  readonly #position: Position;
  readonly #tables: TableWords;

  constructor(line: CommandLine, program: Command) {
    this.#typed = line.typed.text;
    this.#position = positionAfter(line.words, program);
    this.#tables = new TableWords(gameIn(line.words));
  }

  completion(): Completion {
    const { waiting, options, isPastOptions } = this.#position;
    const typed = this.#typed;
    if (waiting !== undefined && this.#isValueOf(waiting)) return this.#values(kindOfOption(waiting), typed);
    if (isPastOptions || !typed.startsWith('-')) return this.#next();
    const [, name, value] = /^(--[^=]*)=(.*)$/s.exec(typed) ?? [];
    if (name === undefined) return this.#options();
    const option = optionWithValue(name, options);
    return option === undefined ? words('value', []) : this.#values(kindOfOption(option), value, `${name}=`);
  }

  #isValueOf(option: Option): boolean {
    return option.required || (!this.#typed.startsWith('-') && kindOfOption(option).type !== 'free');
  }

  /** The next argument, also beside commands; where neither can come, only options are left. */
  #next(): Completion {
    const { argument, commands, isPastOptions } = this.#position;
    const values = argument && this.#values(kindOfArgument(argument), this.#typed);
    if (commands.length > 0) return words('command', [...commandWords(commands), ...(values?.candidates ?? [])]);
    return values ?? (isPastOptions ? words('argument', []) : this.#options());
  }

  #options(): Completion {
    const candidates = this.#position.options.flatMap((option) =>
      namesOf(option).map((text) => ({ text, meaning: oneLine(option.description) })),
    );
    return words('option', candidates);
  }

  /** What may stand for a value; `before` is the part of the word that precedes it. */
  #values(kind: ValueKind, value: string, before = ''): Completion {
    switch (kind.type) {
      case 'free':
        return words('value', [], before);
      case 'file':
        return files(before);
      case 'game':
        return words(kind.type, this.#tables.games(), before);
      case 'preset':
        return words(kind.type, this.#tables.presets(), before);
      case 'rule':
        return this.#rules(value, before);
      case 'command':
        return words(kind.type, commandWords(this.#position.siblings), before);
      case 'word':
        return words(kind.label, kind.words, before);
      case 'list':
        return words(kind.label, kind.words, before + throughLast(',', value), ',');
      case 'player':
        return words(kind.label, value.includes(':') ? kind.words : [], before + throughLast(':', value));
    }
  }

  #rules(value: string, before: string): Completion {
    const [option, ...rest] = value.split('=');
    return rest.length === 0
      ? words('rule', this.#tables.rules(), before, '')
      : words('value', this.#tables.values(option), `${before}${option}=`);
  }
}

/** The last game that the words name. */
const gameIn = (typed: readonly string[]): GameId | undefined =>
  typed.flatMap((word) => GAME_IDS.filter((id) => id === word.replace(/^--game=/, ''))).at(-1);

const commandWords = (commands: readonly Command[]): readonly Candidate[] =>
  commands.map((command) => ({ text: command.name(), meaning: oneLine(command.summary() || command.description()) }));

const throughLast = (separator: string, text: string): string => text.slice(0, text.lastIndexOf(separator) + 1);

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
