import { type Game, widestSeats } from '@shoal/core';
import { GAME_IDS, type GameId, gameNamed } from '@shoal/games';
import { planTable, type TablePlan } from '@shoal/room';
import { type Catalogue, DEFAULT_PRESET, DEFAULT_SEATS, plainText } from '@shoal/table-ui';
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

/** Reads a game by its id, its name, or the beginning of either, in any spelling; undefined when it is no game. */
export function readGame(text: string, { games }: Catalogue = ENGLISH): GameId | undefined {
  const letters = (name: string) => plainText(name).replace(/[^a-z]/g, '');
  const asked = letters(text);
  if (asked === '') return undefined;
  const namesOf = (id: GameId) => [letters(id), letters(games[id].name)];
  return (
    GAME_IDS.find((id) => namesOf(id).includes(asked)) ??
    GAME_IDS.find((id) => namesOf(id).some((name) => name.startsWith(asked)))
  );
}

export function gameFrom(text: string | undefined): GameId {
  if (text === undefined) return GAME_IDS[0];
  const id = readGame(text);
  if (id === undefined) throw new UsageError(words.unknownGame(text, GAME_IDS));
  return id;
}

/** The game named by itself, by a flag, or twice alike. */
export function oneGame<F extends TableFlags>(name: string | undefined, flags: F): F {
  if (name === undefined) return flags;
  if (flags.game !== undefined && gameFrom(name) !== gameFrom(flags.game)) {
    throw new UsageError(words.twoGames(name, flags.game));
  }
  return { ...flags, game: name };
}

/** The table that the flags describe, or a sentence on why there can be none. */
export function planFrom(id: GameId, flags: TableFlags, players = 0, catalogue: Catalogue = ENGLISH): TablePlan {
  const game = gameNamed(id);
  const preset = flags.preset ?? DEFAULT_PRESET;
  const seats = flags.seats ?? defaultSeats(game, preset, players);
  const planned = planTable(id, preset, seats, rulesFrom(game, flags.rule ?? []));
  if (!planned.ok) throw new UsageError(sentencesOf(id, catalogue).optionRefusal(planned.refusal));
  return planned.plan;
}

/** As many as were named; one person alone plays with two bots, where the preset has room. */
function defaultSeats(game: Game, preset: string, players: number): number {
  if (players > 1) return players;
  const { min, max } = Object.hasOwn(game.tables.presets, preset)
    ? game.tables.presets[preset].seats
    : widestSeats(game.tables);
  return Math.max(min, Math.min(max, DEFAULT_SEATS));
}

function rulesFrom(game: Game, rules: readonly string[]): Record<string, string> {
  return Object.fromEntries(rules.map((rule) => readRule(game, rule)));
}

/** Reads `give=one`; the name of an option in any case. */
export function readRule(game: Game, rule: string): [string, string] {
  const at = rule.indexOf('=');
  if (at < 1) throw new UsageError(words.badRule(rule));
  const name = rule.slice(0, at).trim();
  const known = Object.keys(game.tables.table).find((option) => option.toLowerCase() === name.toLowerCase());
  return [known ?? name, rule.slice(at + 1).trim()];
}
