import { type Message, type OptionRefusal, recheck, settle } from '@shoal/core';
import { type GameId, gameNamed } from '../../src/index.ts';

/** Options as they are written on a command line. */
export type Written = Readonly<Record<string, string>>;

/** Returns why a table with options from a command line is refused, or null. */
export function refusalOf(id: GameId, preset: string, seats: number, overrides: Written = {}): OptionRefusal | null {
  const settled = settle(gameNamed(id).tables, preset, seats, overrides);
  return settled.ok ? null : settled.refusal;
}

/** Returns why a table with options from a record is refused, or null. */
export function refusalOfRecord(id: GameId, seats: number, changed: object): OptionRefusal | null {
  const { tables } = gameNamed(id);
  const settled = recheck(tables, { ...tables.presets['standard'].options(2), ...changed }, seats);
  return settled.ok ? null : settled.refusal;
}

/** The refusal of options that contradict each other. */
export const impossible = <I extends Message>(reason: I): OptionRefusal<I> => ({ key: 'impossible-options', reason });

/** Parses an option's value, or returns why it is refused. */
export function meaningOf(id: GameId, option: string, text: string): unknown {
  const settled = settle(gameNamed(id).tables, 'standard', 2, { [option]: text });
  return settled.ok ? settled.options[option as keyof typeof settled.options] : settled.refusal;
}
