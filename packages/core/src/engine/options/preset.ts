import type { Message } from './message.ts';
import { type OptionTable, type OptionValue, writeOption } from './options.ts';

export interface SeatRange {
  readonly min: number;
  readonly max: number;
}

/** A named set of rules. Some options depend on the number of seats. */
export interface Preset<O> {
  readonly seats: SeatRange;
  /** True where people take the seats, and a bot plays only if somebody chooses it. */
  readonly seatsPeople?: boolean;
  options(seats: number): O;
}

/** Decides which tables a game can be played at. `I` explains options that cannot be combined. */
export interface TableRules<O, I extends Message> {
  readonly table: OptionTable<O>;
  readonly presets: Readonly<Record<string, Preset<O>>>;
  /** Options younger than the record format: a record leaves them out where they have these values. */
  readonly implied?: Readonly<Partial<O>>;
  /** Why these options cannot be combined, or null. */
  impossible(options: O, seats: number): I | null;
}

/** Why any game may refuse options, with the values that the sentence needs. */
export type CommonOptionRefusal =
  | { readonly key: 'unknown-preset'; readonly preset: string; readonly known: readonly string[] }
  | { readonly key: 'seats-out-of-range'; readonly seats: number; readonly min: number; readonly max: number }
  | { readonly key: 'unknown-option'; readonly option: string; readonly known: readonly string[] }
  | { readonly key: 'missing-option'; readonly option: string }
  | {
      readonly key: 'bad-option-value';
      readonly option: string;
      readonly value: string;
      readonly allowed: readonly string[] | SeatRange;
    };

/** Why a table cannot be set up. Only the game can explain why its options cannot be combined. */
export type OptionRefusal<I extends Message = Message> =
  | CommonOptionRefusal
  | { readonly key: 'impossible-options'; readonly reason: I };

export type Settled<O, I extends Message> =
  | { readonly ok: true; readonly options: O }
  | { readonly ok: false; readonly refusal: OptionRefusal<I> };

const refuse = <I extends Message = never>(refusal: OptionRefusal<I>) => ({ ok: false, refusal }) as const;

/** Resolves the options in force: those of a preset for a number of seats, with overrides. */
export function settle<O extends object, I extends Message>(
  rules: TableRules<O, I>,
  preset: string,
  seats: number,
  overrides: Readonly<Record<string, string>> = {},
): Settled<O, I> {
  const base = Object.hasOwn(rules.presets, preset) ? rules.presets[preset] : undefined;
  if (base === undefined) return refuse({ key: 'unknown-preset', preset, known: Object.keys(rules.presets) });
  const { min, max } = base.seats;
  if (!isWithin(seats, base.seats)) return refuse({ key: 'seats-out-of-range', seats, min, max });
  const options = { ...base.options(seats) } as Record<string, OptionValue>;
  for (const [option, text] of Object.entries(overrides)) {
    const kind = kindOf(rules, option);
    if (kind === undefined) return refuse({ key: 'unknown-option', option, known: Object.keys(rules.table) });
    const value = kind.read(text);
    if (value === undefined) {
      return refuse({ key: 'bad-option-value', option, value: text, allowed: kind.allowed });
    }
    options[option] = value;
  }
  return possible(rules, options as O, seats);
}

/** Checks options from outside, such as those of a record. */
export function recheck<O extends object, I extends Message>(
  rules: TableRules<O, I>,
  options: object,
  seats: number,
): Settled<O, I> {
  const seatRange = widestSeats(rules);
  if (!isWithin(seats, seatRange)) return refuse({ key: 'seats-out-of-range', seats, ...seatRange });
  for (const option of Object.keys(options)) {
    if (kindOf(rules, option) === undefined) {
      return refuse({ key: 'unknown-option', option, known: Object.keys(rules.table) });
    }
  }
  const complete = withImplied(rules, options);
  for (const option of Object.keys(rules.table)) {
    const value: OptionValue | undefined = complete[option];
    if (value === undefined) return refuse({ key: 'missing-option', option });
    const kind = kindOf(rules, option);
    if (kind !== undefined && !kind.accepts(value)) {
      return refuse({ key: 'bad-option-value', option, value: writeOption(value), allowed: kind.allowed });
    }
  }
  return possible(rules, complete as O, seats);
}

/** Options as a record writes them, so that a game recorded before an option existed is recorded alike today. */
export const recordedOptions = <O extends object>({ implied }: TableRules<O, Message>, options: O): object =>
  Object.fromEntries(Object.entries(options).filter(([option, value]) => implied?.[option as keyof O] !== value));

/** Adds the options that a record leaves out, behind those that it names. */
const withImplied = <O>({ implied }: TableRules<O, Message>, options: object) =>
  ({ ...options, ...implied, ...options }) as Record<string, OptionValue>;

/** The fewest and most seats that any preset of the game allows. */
export function widestSeats<O>(rules: TableRules<O, Message>): SeatRange {
  const ranges = Object.values(rules.presets).map((preset) => preset.seats);
  return { min: Math.min(...ranges.map(({ min }) => min)), max: Math.max(...ranges.map(({ max }) => max)) };
}

const isWithin = (seats: number, { min, max }: SeatRange): boolean =>
  Number.isInteger(seats) && min <= seats && seats <= max;

const kindOf = <O>(rules: TableRules<O, Message>, option: string) =>
  Object.hasOwn(rules.table, option) ? rules.table[option as keyof O] : undefined;

function possible<O extends object, I extends Message>(
  rules: TableRules<O, I>,
  options: O,
  seats: number,
): Settled<O, I> {
  const reason = rules.impossible(options, seats);
  return reason === null ? { ok: true, options } : refuse({ key: 'impossible-options', reason });
}
