// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gameIds, namesOf } from './game-names.mjs';
import { SetupError } from './setup-error.mjs';

/** The name of the game in the template and in `LINES`. */
const TEMPLATE_ID = 'new-game';

const GAMES = 'packages/games';
const GAME_IDS = `${GAMES}/src/game-ids.ts`;

/** The lines of a game in each list of games. */
const LINES = {
  'src/index.ts': ["import { newGame } from './new-game/index.ts';", "  'new-game': newGame,"],
  'src/loaders.ts': [
    "import { loadRules as newGame, shown as shownNewGame } from './new-game/load.ts';",
    "  'new-game': newGame,",
    "  'new-game': shownNewGame,",
  ],
  'src/presentations.ts': [
    "import { presentation as newGame } from './new-game/presentation/index.ts';",
    "  'new-game': newGame,",
  ],
  'src/speed-goals.ts': ["import { speed as newGame } from './new-game/speed.ts';", "  'new-game': newGame,"],
  'src/tables.ts': [
    "import { newGameTables as newGame } from './new-game/rules/options.ts';",
    "  'new-game': newGame,",
  ],
  'src/titles.ts': ["import { title as newGame } from './new-game/title.ts';", "  'new-game': newGame,"],
  ...Object.fromEntries(
    ['en', 'de', 'es', 'fr'].map((language) => [
      `src/words/${language}.ts`,
      [`import { words as newGame } from '../new-game/words/${language}/index.ts';`, "  'new-game': newGame,"],
    ]),
  ),
  'test/test-games.ts': [
    "import { newGameTest } from '../src/new-game/test/test-game.ts';",
    "  'new-game': newGameTest,",
  ],
};

/**
 * Replaces the template's name by a game's in a text.
 * @param {string} text
 * @param {string} id
 */
export function named(text, id) {
  const names = namesOf(id);
  return namesOf(TEMPLATE_ID).reduce((renamed, name, form) => renamed.replaceAll(name, names[form]), text);
}

/**
 * All lists of games with one more game; throws if a list has an unexpected form.
 * @param {string} root
 * @param {string} id
 * @returns {[path: string, text: string][]}
 */
export function registryWith(root, id) {
  const ids = gameIds(root);
  /** @param {string} path */
  const read = (path) => readFileSync(join(root, path), 'utf8');
  return [
    [GAME_IDS, withId(read(GAME_IDS), id)],
    ...Object.entries(LINES).map(([file, lines]) => {
      const path = `${GAMES}/${file}`;
      const text = lines.reduce((list, line) => withLine(path, list, line, id, ids), read(path));
      return /** @type {[string, string]} */ ([path, text]);
    }),
  ];
}

/**
 * @param {string} text
 * @param {string} id
 */
function withId(text, id) {
  const list = /(GAME_IDS = \[)([^\]]*?),?(\s*\])/.exec(text);
  if (list === null) throw lineMissing(GAME_IDS, `GAME_IDS = ['${id}']`);
  if (list[2].includes(`'${id}'`)) return text;
  return text.replace(list[0], `${list[1]}${list[2]}, '${id}'${list[3]}`);
}

/**
 * Inserts the line of a game after the corresponding line of another.
 * @param {string} path
 * @param {string} text
 * @param {string} line as the template has it
 * @param {string} id
 * @param {readonly string[]} ids
 */
function withLine(path, text, line, id, ids) {
  const lines = text.split('\n');
  const wanted = named(line, id);
  if (lines.includes(wanted)) return text;
  const neighbours = ids.map((other) => lines.indexOf(named(line, other)));
  const at = neighbours.findLast((index) => index >= 0);
  if (at === undefined) throw lineMissing(path, wanted.trim());
  return lines.toSpliced(at + 1, 0, wanted).join('\n');
}

/**
 * @param {string} path
 * @param {string} line
 */
const lineMissing = (path, line) =>
  new SetupError(
    `${path} lists the games in an unknown way, so nothing was written: add the line ${line} there by hand and run this again.`,
  );
