import { type Card, readCard, writeCard } from './card.ts';
import { type Entry, readEntry } from './entry.ts';
import type { Game } from './game.ts';
import { packOf } from './pack.ts';
import { takeFrom } from './pile.ts';
import { type OptionRefusal, recheck } from './preset.ts';
import { type GameRecord, isShuffleName, RECORD_FORMAT } from './record.ts';
import type { CommonOptions, GameEvent, Vocabulary } from './rules.ts';
import { GENERATORS } from './seed.ts';

/** Why a text is not a complete record, with the values its sentence needs. */
export type RecordFault =
  // Not a record at all.
  | { readonly key: 'not-json' }
  | { readonly key: 'foreign-format'; readonly found: string }
  | { readonly key: 'unknown-game'; readonly game: string; readonly known: readonly string[] }
  // A record with a fault inside.
  | { readonly key: 'bad-field'; readonly field: string; readonly expected: string }
  | { readonly key: 'bad-rules'; readonly refusal: OptionRefusal }
  | { readonly key: 'bad-pack'; readonly cards: number; readonly card?: string }
  | { readonly key: 'hidden-cards' }
  | { readonly key: 'bad-entry'; readonly entry: number; readonly found: string };

/** A record whose every field means something, still to be checked against the rules. */
export interface ReadRecord<G extends Vocabulary = Vocabulary> {
  readonly game: Game<G>;
  readonly record: GameRecord;
  readonly options: G['options'];
  readonly pack: readonly Card[];
  readonly events: readonly G['event'][];
}

export type RecordReading =
  | { readonly ok: true; readonly read: ReadRecord }
  | { readonly ok: false; readonly fault: RecordFault };

const NOT_A_RECORD: readonly RecordFault['key'][] = ['not-json', 'foreign-format', 'unknown-game'];

/** Is this no record at all, rather than a record with a fault inside? */
export const isForeign = (fault: RecordFault): boolean => NOT_A_RECORD.includes(fault.key);

/** Thrown inside this file only, to leave a nested check with the first fault. */
class Faulty extends Error {
  readonly fault: RecordFault;

  constructor(fault: RecordFault) {
    super(fault.key);
    this.fault = fault;
  }
}

const fail = (fault: RecordFault): never => {
  throw new Faulty(fault);
};

export function readRecord(games: Readonly<Record<string, Game>>, text: string): RecordReading {
  try {
    return { ok: true, read: readAll(games, parseJson(text)) };
  } catch (error) {
    if (error instanceof Faulty) return { ok: false, fault: error.fault };
    throw error;
  }
}

function parseJson(text: string): Record<string, unknown> {
  try {
    const json: unknown = JSON.parse(text);
    if (typeof json === 'object' && json !== null && !Array.isArray(json)) return json as Record<string, unknown>;
  } catch {
    // Falls through: text that is no JSON and JSON that is no object are refused alike.
  }
  return fail({ key: 'not-json' });
}

function readAll(games: Readonly<Record<string, Game>>, json: Record<string, unknown>): ReadRecord {
  if (json['format'] !== RECORD_FORMAT) fail({ key: 'foreign-format', found: String(json['format']) });
  const name = String(json['game']);
  const game = Object.hasOwn(games, name) ? games[name] : undefined;
  if (game === undefined) return fail({ key: 'unknown-game', game: name, known: Object.keys(games) });
  const record = json as unknown as GameRecord;
  checkFields(record);
  const options = optionsOf(game, record);
  return { game, record, options, pack: packIn(record, options), events: eventsIn(game, record.log) };
}

function checkFields(record: GameRecord): void {
  const bad = (field: string, expected: string) => fail({ key: 'bad-field', field, expected });
  const { seats, firstSeat, seed, generator, shuffle, result } = record;
  if (!isObject(record.rules)) bad('rules', 'an object with every option');
  if (!Array.isArray(seats) || !seats.every(isSeatEntry)) bad('seats', 'a list of names and players');
  if (!Number.isInteger(firstSeat) || firstSeat < 0 || firstSeat >= seats.length) bad('firstSeat', 'a seat number');
  if (!Array.isArray(record.pack)) bad('pack', 'a list of cards');
  if (!Array.isArray(record.log)) bad('log', 'a list of entries');
  if (seed !== undefined && typeof seed !== 'string') bad('seed', 'a text');
  if (generator !== undefined && !GENERATORS.includes(generator)) bad('generator', GENERATORS.join(' or '));
  if (shuffle !== undefined && !isShuffleName(shuffle)) bad('shuffle', 'fisher-yates or split-stacks');
  if (result !== undefined && !isObject(result)) bad('result', 'an object with places, scores and reason');
}

const isObject = (json: unknown): json is object => typeof json === 'object' && json !== null && !Array.isArray(json);

const isSeatEntry = (json: unknown): boolean =>
  isObject(json) &&
  'name' in json &&
  typeof json.name === 'string' &&
  'player' in json &&
  typeof json.player === 'string';

function optionsOf(game: Game, record: GameRecord): CommonOptions {
  const settled = recheck(game.tables, record.rules, record.seats.length);
  return settled.ok ? settled.options : fail({ key: 'bad-rules', refusal: settled.refusal });
}

/** The pack must be exactly the cards that the options say, in any order. */
function packIn(record: GameRecord, { packs }: CommonOptions): Card[] {
  const missing = [...packOf(packs)];
  const cards = missing.length;
  if (record.pack.includes(null)) fail({ key: 'hidden-cards' });
  const pack = record.pack.map((text): Card => {
    const card = typeof text === 'string' ? readCard(text) : null;
    if (card === null || writeCard(card) !== text || !missing.includes(card)) {
      return fail({ key: 'bad-pack', cards, card: String(text) });
    }
    takeFrom(missing, card);
    return card;
  });
  return missing.length === 0 ? pack : fail({ key: 'bad-pack', cards });
}

function eventsIn(game: Game, log: readonly Entry[]): GameEvent[] {
  return log.map((entry, index) => {
    const event = readEntry(game.entries, entry);
    return event ?? fail({ key: 'bad-entry', entry: index, found: JSON.stringify(entry) });
  });
}
