import { type OptionKind, settle } from '@shoal/core';
import { GAME_IDS, type GameId, gameNamed } from '@shoal/games';
import { LANGUAGES } from '@shoal/language';
import { expect, test } from 'vitest';
import { CATALOGUES, SHOWN_GAMES } from '../catalogues.ts';
import { en } from '../en.ts';
import { createSentences } from './sentences.ts';

const sentencesOf = (game: GameId) => createSentences({ catalogue: en, names: [], ascii: false }, SHOWN_GAMES.en[game]);

/** The options of a preset at a number of seats, with some changed. */
function optionsOf(game: GameId, preset: string, seats: number, rules: Readonly<Record<string, string>> = {}) {
  const settled = settle(gameNamed(game).tables, preset, seats, rules);
  return settled.ok ? settled.options : null;
}

function sheetOf(game: GameId, preset: string, seats: number, rules: Readonly<Record<string, string>> = {}) {
  const options = optionsOf(game, preset, seats, rules);
  if (options === null) throw new Error(`no such table: ${preset} ${seats} ${JSON.stringify(rules)}`);
  return sentencesOf(game).rulesSheet(options, seats);
}

/** Every preset of every game, at every number of seats. */
const tables = GAME_IDS.flatMap((game) =>
  Object.entries(gameNamed(game).tables.presets).flatMap(([preset, { seats }]) =>
    Array.from({ length: seats.max - seats.min + 1 }, (_, i) => [game, preset, seats.min + i] as const),
  ),
);

const optionKinds = (game: GameId) => Object.entries(gameNamed(game).tables.table as Record<string, OptionKind>);

const textsOf = ({ allowed }: OptionKind): readonly string[] =>
  'min' in allowed ? Array.from({ length: allowed.max - allowed.min + 1 }, (_, i) => String(allowed.min + i)) : allowed;

test.each(tables)('%s %s at %i seats: every other value of every option changes the sheet', (game, preset, seats) => {
  const base = optionsOf(game, preset, seats) as Record<string, unknown> & object;
  for (const [option, kind] of optionKinds(game)) {
    const told = new Map([[sheetOf(game, preset, seats).join('\n'), base[option]]]);
    for (const text of textsOf(kind)) {
      const options = optionsOf(game, preset, seats, { [option]: text }) as Record<string, unknown> | null;
      if (options === null || options[option] === base[option]) continue;
      const sheet = sheetOf(game, preset, seats, { [option]: text }).join('\n');
      expect(told.get(sheet), `${option}=${text} reads like another value`).toBeUndefined();
      told.set(sheet, options[option]);
    }
  }
});

test.each(tables)('%s %s at %i seats: the sheet begins with a title and says nothing twice', (game, preset, seats) => {
  const sheet = sheetOf(game, preset, seats);
  expect(sheet[0]).toBe(`${sentencesOf(game).gameName} for ${seats} players`);
  expect(new Set(sheet).size).toBe(sheet.length);
  for (const clause of sheet.slice(1)) expect(clause).toMatch(/^[A-Z][^\n]*\.$/);
});

test.each(LANGUAGES)(
  'in %s, exactly the sheets of presets that seat people end with a clause that says so',
  (language) => {
    for (const [game, preset, seats] of tables) {
      const { words } = SHOWN_GAMES[language][game];
      const sentences = createSentences(
        { catalogue: CATALOGUES[language], names: [], ascii: false },
        SHOWN_GAMES[language][game],
      );
      const options = optionsOf(game, preset, seats) ?? {};
      const added = sentences.rulesSheet(options, seats, preset).slice(sentences.rulesSheet(options, seats).length);
      const { seatsPeople = false } = gameNamed(game).tables.presets[preset];
      expect(added).toEqual(seatsPeople ? [words.presetClauses?.[preset]] : []);
      expect(added.every((clause) => /bot/i.test(clause))).toBe(true);
    }
  },
);
