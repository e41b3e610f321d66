import { type OptionTable, type OptionValue, writeOption } from './options.ts';

export interface SeatRange {
  readonly min: number;
  readonly max: number;
}

/** A named set of rules. Some options depend on the number of seats. */
export interface Preset<O> {
  readonly seats: SeatRange;
  options(seats: number): O;
}

/** All that decides which tables a game can be played at. */
export interface TableRules<O> {
  readonly table: OptionTable<O>;
  readonly presets: Readonly<Record<string, Preset<O>>>;
  /** Why these options cannot go together; null when they can. */
  impossible(options: O, seats: number): OptionRefusal | null;
}

/** Why a table cannot be set up, with the values its sentence needs. */
export type OptionRefusal =
  | { readonly key: 'unknown-preset'; readonly preset: string; readonly known: readonly string[] }
  | { readonly key: 'seats-out-of-range'; readonly seats: number; readonly min: number; readonly max: number }
  | { readonly key: 'unknown-option'; readonly option: string; readonly known: readonly string[] }
  | { readonly key: 'missing-option'; readonly option: string }
  | {
      readonly key: 'bad-option-value';
      readonly option: string;
      readonly value: string;
      readonly allowed: readonly string[] | SeatRange;
    }
  | { readonly key: 'pack-too-small'; readonly seats: number; readonly handSize: number; readonly cards: number }
  | { readonly key: 'too-few-cards-left'; readonly left: number; readonly needed: number }
  | { readonly key: 'ranks-not-different'; readonly options: readonly [string, string]; readonly rank: string };

export type Settled<O> =
  | { readonly ok: true; readonly options: O }
  | { readonly ok: false; readonly refusal: OptionRefusal };

const refuse = (refusal: OptionRefusal) => ({ ok: false, refusal }) as const;

/** The options in force: a preset for so many seats, with some of them written otherwise. */
export function settle<O extends object>(
  rules: TableRules<O>,
  preset: string,
  seats: number,
  overrides: Readonly<Record<string, string>> = {},
): Settled<O> {
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

/** The same options read back from a record, where nobody vouches for them. */
export function recheck<O extends object>(rules: TableRules<O>, options: object, seats: number): Settled<O> {
  const seatRange = widestSeats(rules);
  if (!isWithin(seats, seatRange)) return refuse({ key: 'seats-out-of-range', seats, ...seatRange });
  for (const option of Object.keys(options)) {
    if (kindOf(rules, option) === undefined) {
      return refuse({ key: 'unknown-option', option, known: Object.keys(rules.table) });
    }
  }
  for (const option of Object.keys(rules.table)) {
    const value: OptionValue | undefined = (options as Record<string, OptionValue>)[option];
    if (value === undefined) return refuse({ key: 'missing-option', option });
    const kind = kindOf(rules, option);
    if (kind !== undefined && !kind.accepts(value)) {
      return refuse({ key: 'bad-option-value', option, value: writeOption(value), allowed: kind.allowed });
    }
  }
  return possible(rules, options as O, seats);
}

/** The fewest and most seats that any preset of the game allows. */
export function widestSeats<O>(rules: TableRules<O>): SeatRange {
  const ranges = Object.values(rules.presets).map((preset) => preset.seats);
  return { min: Math.min(...ranges.map(({ min }) => min)), max: Math.max(...ranges.map(({ max }) => max)) };
}

const isWithin = (seats: number, { min, max }: SeatRange): boolean =>
  Number.isInteger(seats) && min <= seats && seats <= max;

const kindOf = <O>(rules: TableRules<O>, option: string) =>
  Object.hasOwn(rules.table, option) ? rules.table[option as keyof O] : undefined;

function possible<O extends object>(rules: TableRules<O>, options: O, seats: number): Settled<O> {
  const refusal = rules.impossible(options, seats);
  return refusal === null ? { ok: true, options } : refuse(refusal);
}
