import { type GameId, gameNamed } from '@shoal/core';
import { GAME_IDS, optionChoices } from '@shoal/table-ui';
import { plainSentences } from '../table-plan.ts';
import type { Offered } from './offered.ts';

/** What may be said of a table; the words of a game whose name is empty are those of all games. */
export interface TableWords {
  readonly game: GameId | '';
  readonly presets: readonly Offered[];
  readonly rules: readonly RuleWords[];
}

/** One option of the rules with every value it may take. */
export interface RuleWords {
  readonly option: Offered;
  readonly values: readonly Offered[];
}

export const GAME_WORDS: readonly Offered[] = GAME_IDS.map((id) => ({
  text: id,
  meaning: plainSentences.gameName(id),
}));

/** Of each game, and last of a table whose game is not known yet. */
export function tableWords(): readonly TableWords[] {
  const games = GAME_IDS.map(wordsOf);
  return [...games, anyGame(games)];
}

/** The values of each option of each game, which is named by both: `go-fish give`. */
export const ruleValues = (tables: readonly TableWords[]): readonly (readonly [string, readonly Offered[]])[] =>
  tables.flatMap(({ game, rules }) => rules.map(({ option, values }) => [`${game} ${option.text}`, values] as const));

function wordsOf(game: GameId): TableWords {
  const { presets, table } = gameNamed(game).tables;
  return {
    game,
    presets: Object.keys(presets).map((text) => ({ text, meaning: plainSentences.presetSummary(game, text) })),
    rules: Object.keys(table).map((text) => ({
      option: { text, meaning: plainSentences.optionSummary(game, text) },
      values: optionChoices(plainSentences, game, text).map(({ value, meaning }) => ({ text: value, meaning })),
    })),
  };
}

function anyGame(games: readonly TableWords[]): TableWords {
  const rules = games.flatMap((game) => game.rules);
  return {
    game: '',
    presets: nothingTwice(games.flatMap((game) => game.presets)),
    rules: nothingTwice(rules.map(({ option }) => option)).map((option) => ({
      option,
      values: nothingTwice(rules.filter((rule) => rule.option.text === option.text).flatMap(({ values }) => values)),
    })),
  };
}

/** Two games may mean different things by one word, and then nothing is said of it. */
function nothingTwice(all: readonly Offered[]): readonly Offered[] {
  const meanings = new Map<string, string>();
  for (const { text, meaning } of all) meanings.set(text, (meanings.get(text) ?? meaning) === meaning ? meaning : '');
  return [...meanings].map(([text, meaning]) => ({ text, meaning }));
}
