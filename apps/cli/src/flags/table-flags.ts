import { type Game, widestSeats } from '@shoal/core';
import type { GameId } from '@shoal/games/ids';
import { TABLES } from '@shoal/games/tables';
import { type SettledTable, settleTable } from '@shoal/room';
import { type Catalogue, DEFAULT_PRESET, DEFAULT_SEATS } from '@shoal/table-ui';
import { UsageError } from '../process/exit-code.ts';
import { ENGLISH } from '../text/language.ts';
import { sentencesOf } from '../text/sentence-lines.ts';
import { words } from '../text/words.ts';

/** What a command line says of a table. */
export interface TableFlags {
  readonly game?: string;
  readonly preset?: string;
  readonly rule?: readonly string[];
  readonly seats?: number;
}

/** What the table of the flags is played by, or a sentence on why there can be none. */
export function settledFrom(id: GameId, flags: TableFlags, players = 0, catalogue: Catalogue = ENGLISH): SettledTable {
  const tables = TABLES[id];
  const preset = flags.preset ?? DEFAULT_PRESET;
  const seats = flags.seats ?? defaultSeats(tables, preset, players);
  const settled = settleTable(id, tables, preset, seats, rulesFrom(tables, flags.rule ?? []));
  if (!settled.ok) throw new UsageError(sentencesOf(id, catalogue).optionRefusal(settled.refusal));
  return settled.plan;
}

/** As many as were named; one person alone plays with two bots, where the preset has room. */
function defaultSeats(tables: Game['tables'], preset: string, players: number): number {
  if (players > 1) return players;
  const { min, max } = Object.hasOwn(tables.presets, preset) ? tables.presets[preset].seats : widestSeats(tables);
  return Math.max(min, Math.min(max, DEFAULT_SEATS));
}

function rulesFrom(tables: Game['tables'], rules: readonly string[]): Record<string, string> {
  return Object.fromEntries(rules.map((rule) => readRule(tables, rule)));
}

/** Reads `give=one`; the name of an option in any case. */
export function readRule({ table }: Game['tables'], rule: string): [string, string] {
  const at = rule.indexOf('=');
  if (at < 1) throw new UsageError(words.badRule(rule));
  const name = rule.slice(0, at).trim();
  const known = Object.keys(table).find((option) => option.toLowerCase() === name.toLowerCase());
  return [known ?? name, rule.slice(at + 1).trim()];
}
