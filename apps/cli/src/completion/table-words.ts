import { GAME_IDS, type GameId } from '@shoal/games/ids';
import { TABLES } from '@shoal/games/tables';
import { optionChoices } from '@shoal/table-ui';
import { ENGLISH } from '../text/language.ts';
import { sentencesOf } from '../text/sentence-lines.ts';

/** A word that may be typed, and what it means; an empty meaning is not shown. */
export interface Candidate {
  readonly text: string;
  readonly meaning: string;
}

/** What may be said of a table. As long as the game is not known, the words of all games count. */
export class TableWords {
  readonly #games: readonly GameId[];

  constructor(game: GameId | undefined) {
    this.#games = game === undefined ? GAME_IDS : [game];
  }

  games(): readonly Candidate[] {
    return GAME_IDS.map((id) => ({ text: id, meaning: ENGLISH.games[id].name }));
  }

  presets(): readonly Candidate[] {
    return this.#ofGames((game) =>
      Object.keys(TABLES[game].presets).map((text) => ({
        text,
        meaning: sentencesOf(game).presetSummary(text),
      })),
    );
  }

  /** The options of the rules, such as `give=`. */
  rules(): readonly Candidate[] {
    return this.#ofGames((game) =>
      Object.keys(TABLES[game].table).map((option) => ({
        text: `${option}=`,
        meaning: sentencesOf(game).optionSummary(option),
      })),
    );
  }

  /** The values of an option of the rules. */
  values(option: string): readonly Candidate[] {
    return this.#ofGames((game) =>
      Object.hasOwn(TABLES[game].table, option)
        ? optionChoices(sentencesOf(game), TABLES[game], option).map(({ value, meaning }) => ({
            text: value,
            meaning,
          }))
        : [],
    );
  }

  /** Where two games mean different things by one word, its meaning is left out. */
  #ofGames(wordsOf: (game: GameId) => readonly Candidate[]): readonly Candidate[] {
    const meanings = new Map<string, string>();
    for (const { text, meaning } of this.#games.flatMap(wordsOf)) {
      meanings.set(text, (meanings.get(text) ?? meaning) === meaning ? meaning : '');
    }
    return [...meanings].map(([text, meaning]) => ({ text, meaning }));
  }
}
