import { type Game, type OptionValue, writeOption } from '@shoal/core';
import type { Sentences } from './sentences.ts';

/** One option as a rules or setup screen shows it. */
export interface OptionLine {
  readonly option: string;
  /** The subject of the option. */
  readonly summary: string;
  /** The value as written on a command line, and its meaning. */
  readonly value: string;
  readonly meaning: string;
}

/** One value that an option may take. */
export interface OptionChoice {
  readonly value: string;
  readonly meaning: string;
}

/** The options in force at a table, one line each. */
export function optionLines(sentences: Sentences, options: object): OptionLine[] {
  return Object.entries(options as Readonly<Record<string, OptionValue>>).map(([option, value]) => ({
    option,
    summary: sentences.optionSummary(option),
    value: writeOption(value),
    meaning: sentences.optionValue(option, value),
  }));
}

/** Every value that an option may take, with its meaning. */
export function optionChoices(sentences: Sentences, { tables }: Game, option: string): OptionChoice[] {
  const table = tables.table as unknown as Readonly<Record<string, Readable>>;
  const { allowed, read } = table[option];
  const texts = 'min' in allowed ? numbersIn(allowed.min, allowed.max) : allowed;
  return texts.map((value) => ({ value, meaning: sentences.optionValue(option, read(value) ?? null) }));
}

interface Readable {
  readonly allowed: readonly string[] | { readonly min: number; readonly max: number };
  read(text: string): OptionValue | undefined;
}

const numbersIn = (min: number, max: number): string[] =>
  Array.from({ length: max - min + 1 }, (_, index) => String(min + index));
