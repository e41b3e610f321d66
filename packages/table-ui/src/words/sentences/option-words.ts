import { type Game, type OptionValue, writeOption } from '@shoal/core';
import type { RulesInForce, ScreenWords } from '../catalogue.ts';
import type { Sentences } from './sentences.ts';

/** One option as a rules or setup screen shows it. */
export interface OptionLine {
  readonly option: string;
  /** The name of the option in a form. */
  readonly label: string;
  /** The subject of the option. */
  readonly summary: string;
  /** The value as written on a command line, in a few words, and its meaning. */
  readonly value: string;
  readonly choice: string;
  readonly meaning: string;
}

/** One value that an option may take. */
export interface OptionChoice {
  readonly value: string;
  readonly choice: string;
  readonly meaning: string;
}

/** The options in force at a table, one line each. */
export function optionLines(sentences: Sentences, options: object): OptionLine[] {
  return Object.entries(options as Readonly<Record<string, OptionValue>>).map(([option, value]) => ({
    option,
    label: sentences.optionLabel(option),
    summary: sentences.optionSummary(option),
    value: writeOption(value),
    choice: sentences.optionChoice(option, value),
    meaning: sentences.optionValue(option, value),
  }));
}

/** Options of a table, some of which differ from its preset. */
interface ChangedRules extends RulesInForce {
  readonly options: object;
}

/** What a table is played by, with the options that differ from the preset in words. */
export function rulesInForce(rules: ChangedRules, sentences: Sentences, words: ScreenWords): RulesInForce {
  const changed = rules.changes.map((change) => change.split('=')[0]);
  const changes = optionLines(sentences, rules.options)
    .filter(({ option }) => changed.includes(option))
    .map(({ label, choice }) => words.changedOption(label, choice));
  return { preset: rules.preset, changes };
}

/** Every value that an option may take, with its meaning. */
export function optionChoices(sentences: Sentences, tables: Game['tables'], option: string): OptionChoice[] {
  const table = tables.table as unknown as Readonly<Record<string, Readable>>;
  const { allowed, read } = table[option];
  const texts = 'min' in allowed ? numbersIn(allowed.min, allowed.max) : allowed;
  return texts.map((text) => {
    const value = read(text) ?? null;
    return {
      value: text,
      choice: sentences.optionChoice(option, value),
      meaning: sentences.optionValue(option, value),
    };
  });
}

interface Readable {
  readonly allowed: readonly string[] | { readonly min: number; readonly max: number };
  read(text: string): OptionValue | undefined;
}

const numbersIn = (min: number, max: number): string[] =>
  Array.from({ length: max - min + 1 }, (_, index) => String(min + index));
