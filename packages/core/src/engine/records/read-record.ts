import { type Card, readCard, writeCard } from '../cards/card.ts';
import { takeFrom } from '../cards/pack.ts';
import { type Entry, readEntry } from '../game/entry.ts';
import type { Game } from '../game/game.ts';
import { type JsonObject, objectIn } from '../json/json.ts';
import { type OptionRefusal, recheck } from '../options/preset.ts';
import { quoted } from '../options/quoted.ts';
import type { GameEvent, Vocabulary } from '../rules/rules.ts';
import { type GameRecord, RECORD_FORMAT } from './record.ts';
import { type BadField, badFieldOf } from './record-shape.ts';

/** Why a text is not a complete record, with the values its sentence needs. */
export type RecordFault =
  // Not a record at all.
  | { readonly key: 'not-json' }
  | { readonly key: 'foreign-format'; readonly found: string }
  | { readonly key: 'unknown-game'; readonly game: string; readonly known: readonly string[] }
  // A record with a fault inside.
  | ({ readonly key: 'bad-field' } & BadField)
  | { readonly key: 'bad-rules'; readonly game: string; readonly clause: string; readonly refusal: OptionRefusal }
  | { readonly key: 'bad-pack'; readonly cards: number; readonly card?: string }
  | { readonly key: 'hidden-cards' }
  | { readonly key: 'bad-entry'; readonly entry: number; readonly found: string };

/** A parsed record, not yet verified against the rules. */
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

/** Is this not a record at all, rather than a record with a fault? */
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
    return { ok: true, read: readAll(games, objectIn(text) ?? fail({ key: 'not-json' })) };
  } catch (error) {
    if (error instanceof Faulty) return { ok: false, fault: error.fault };
    throw error;
  }
}

function readAll(games: Readonly<Record<string, Game>>, json: JsonObject): ReadRecord {
  const { format, game: name } = json;
  if (format !== RECORD_FORMAT) fail({ key: 'foreign-format', found: textOf(format) });
  const game = typeof name === 'string' && Object.hasOwn(games, name) ? games[name] : undefined;
  if (game === undefined) return fail({ key: 'unknown-game', game: textOf(name), known: Object.keys(games) });
  const record = json as unknown as GameRecord;
  const bad = badFieldOf(record);
  if (bad !== null) fail({ key: 'bad-field', ...bad });
  const options = optionsOf(game, record);
  return { game, record, options, pack: packIn(game, record, options), events: eventsIn(game, record.log) };
}

const textOf = (json: unknown): string => (typeof json === 'string' ? json.slice(0, 80) : quoted(json));

function optionsOf(game: Game, record: GameRecord): object {
  const settled = recheck(game.tables, record.rules, record.seats.length);
  if (settled.ok) return settled.options;
  return fail({ key: 'bad-rules', game: game.id, clause: game.clauses['options'], refusal: settled.refusal });
}

/** The pack must be exactly the cards that the options say, in any order. */
function packIn(game: Game, record: GameRecord, options: object): Card[] {
  const missing = [...game.rules(options, record.seats.length).pack];
  const cards = missing.length;
  if (record.pack.includes(null)) fail({ key: 'hidden-cards' });
  const pack = record.pack.map((text): Card => {
    const card = typeof text === 'string' ? readCard(text) : null;
    if (card === null || writeCard(card) !== text || !missing.includes(card)) {
      return fail({ key: 'bad-pack', cards, card: textOf(text) });
    }
    takeFrom(missing, card);
    return card;
  });
  return missing.length === 0 ? pack : fail({ key: 'bad-pack', cards });
}

function eventsIn(game: Game, log: readonly Entry[]): GameEvent[] {
  return log.map((entry, index) => {
    const event = readEntry(game.recordSchema, entry);
    return event ?? fail({ key: 'bad-entry', entry: index, found: quoted(entry) });
  });
}
