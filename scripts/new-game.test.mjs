// @ts-check
import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { IS_CHECK } from './depth.mjs';
import { gameIds, strayNames } from './game-names.mjs';
import { writeGame } from './new-game.mjs';
import { SetupError } from './setup-error.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
/** The files that checking a game needs: the packages below it, and the lint rules. */
const COPIED = ['packages/core', 'packages/language', 'packages/games', 'scripts', 'lint'];
const SETTINGS = [
  'biome.json',
  'package.json',
  'tsconfig.json',
  'tsconfig.base.json',
  'vitest.config.ts',
  '.gitignore',
];
const GAMES = 'packages/games/src';

/** A temporary tree, so that new games never touch this one. */
const tree = mkdtempSync(join(tmpdir(), 'shoal-new-game-'));

beforeAll(() => {
  for (const path of git(root, 'ls-files', '-co', '--exclude-standard', '--', ...COPIED, ...SETTINGS)) {
    if (existsSync(join(root, path))) cpSync(join(root, path), join(tree, path));
  }
  linkModules();
  git(tree, 'init', '--quiet');
  git(tree, 'add', '.');
});

afterAll(() => rmSync(tree, { recursive: true, force: true }));

/**
 * @param {string} cwd
 * @param {string[]} args
 */
const git = (cwd, ...args) => execFileSync('git', args, { cwd, encoding: 'utf8' }).split('\n').filter(Boolean);

/** Links all dependencies, and Shoal's packages to their copies. */
function linkModules() {
  const [from, to] = [join(root, 'node_modules'), join(tree, 'node_modules')];
  mkdirSync(join(to, '@shoal'), { recursive: true });
  for (const name of readdirSync(from)) {
    if (name !== '@shoal' && !name.startsWith('.')) symlinkSync(join(from, name), join(to, name));
  }
  for (const name of ['core', 'language', 'games']) symlinkSync(join(tree, 'packages', name), join(to, '@shoal', name));
}

/**
 * Runs a program of node_modules in the tree; returns its output and exit code.
 * @param {string[]} args
 */
function run(...args) {
  const [program, ...rest] = args;
  const env = { ...process.env, NO_COLOR: '1' };
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(tree, 'node_modules', program), ...rest], {
    ...{ cwd: tree, encoding: 'utf8', env },
  });
  return { status, said: stdout + stderr };
}

const changes = () => git(tree, 'status', '--porcelain').filter((line) => !line.startsWith('A  '));

function undo() {
  git(tree, 'checkout', '--', '.');
  git(tree, 'clean', '-fdq', 'packages');
}

/** A one-word name, and one so long that lines break differently. */
const NEW_IDS = ['snap', 'beggar-my-neighbour'];

describe(`new games, one after the other: ${NEW_IDS.join(', ')}`, () => {
  /** @type {ReturnType<typeof writeGame>[]} */
  let written = [];

  // Biome formats the new files here: an error would stop the script.
  beforeAll(() => {
    written = NEW_IDS.map((id) => writeGame(tree, id));
  });

  afterAll(undo);

  test('they stand in the registry behind the games that were there', () => {
    expect(gameIds(tree)).toEqual([...gameIds(root), ...NEW_IDS]);
  });

  test('the steps that are left are told in order and without a gap, each with a file that was written', () => {
    for (const { files, steps } of written) {
      const numbers = steps.map(({ number }) => number);
      expect([...new Set(numbers)]).toEqual(Array.from({ length: Math.max(...numbers) }, (_, index) => index + 1));
      for (const { sentence } of steps) {
        const [path = ''] = /packages\/\S+/.exec(sentence) ?? [];
        expect(files.some((file) => file.startsWith(path))).toBe(true);
      }
    }
  });

  test.runIf(IS_CHECK)('they pass the type checker', () => {
    expect(run('typescript/bin/tsc', '--noEmit', '-p', 'tsconfig.json')).toEqual({ status: 0, said: '' });
  });

  test('they are named in their own folders alone', () => {
    expect(strayNames(NEW_IDS, tree)).toEqual([]);
  });

  test.runIf(IS_CHECK)('they fail the contract with the first steps, each with the file to write', () => {
    const contract = 'packages/games/test/contract/contract.test.ts';
    const { status, said } = run(
      'vitest/vitest.mjs',
      'run',
      '--project',
      'packages',
      contract,
      '-t',
      NEW_IDS.join('|'),
    );
    expect(status).toBe(1);
    for (const id of NEW_IDS) {
      expect(said).toContain(`Error: Step 2: in ${GAMES}/${id}/rules/vocabulary.ts name what a seat can do`);
      expect(said).toContain(`Error: Step 3: in ${GAMES}/${id}/rules/state.ts declare what a game`);
    }
  });
});

describe('nothing is written', () => {
  afterEach(() => {
    undo();
  });

  /** @param {string} id */
  function refusal(id) {
    const before = changes();
    const failure = attempt(id);
    expect(changes()).toEqual(before);
    return failure;
  }

  /** @param {string} id */
  function attempt(id) {
    try {
      return writeGame(tree, id);
    } catch (error) {
      return error;
    }
  }

  test.each([
    ['', /^Name the game in small letters and dashes: npm run new-game -- my-game$/, 2],
    ['Old Maid', /^"Old Maid" cannot name a folder: use small letters and dashes, as in my-game\.$/, 2],
    ['--help', /use small letters and dashes/, 2],
    ['../escape', /use small letters and dashes/, 2],
    ['old-maid', /^There is a game old-maid already: see packages\/games\/src\/old-maid\.$/, 1],
    ['switch', /^"switch" means something else in the code already: choose a longer name, such as switch-game\.$/, 1],
    ['card', /^"card" means something else/, 1],
    ['words', /^"words" means something else/, 1],
    [
      'depth',
      /^"depth" means something else already, in packages\/\S+:\d+: choose a longer name, such as depth-game\.$/,
      1,
    ],
  ])('for the name "%s", and one sentence says why', (id, sentence, exitCode) => {
    const failure = refusal(id);
    expect(failure).toBeInstanceOf(SetupError);
    expect(failure).toMatchObject({ message: expect.stringMatching(sentence), exitCode });
  });

  test.each([
    ['titles.ts', /'[a-z-]+': \w+,/g, "'snap': snap,"],
    ['words/fr.ts', /import \{ words as .*/g, "import { words as snap } from '../snap/words/fr/index.ts';"],
    ['game-ids.ts', /GAME_IDS = \[/, "GAME_IDS = ['snap']"],
  ])('when %s does not list the games as it should, and the line to add is told', (file, line, missing) => {
    const path = `${GAMES}/${file}`;
    writeFileSync(join(tree, path), readFileSync(join(tree, path), 'utf8').replace(line, '// edited by hand'));
    expect(refusal('snap')).toMatchObject({
      message: `${path} lists the games in an unknown way, so nothing was written: add the line ${missing} there by hand and run this again.`,
      exitCode: 1,
    });
  });

  test('when a list cannot be formatted, and the folder of the game is gone again', () => {
    const path = join(tree, GAMES, 'words/en.ts');
    writeFileSync(path, `${readFileSync(path, 'utf8')}const broken = ;\n`);
    expect(refusal('snap')).toBeInstanceOf(Error);
    expect(existsSync(join(tree, GAMES, 'snap'))).toBe(false);
  });
});

test('a line that was added by hand is not added again', () => {
  const path = join(tree, GAMES, 'words/en.ts');
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, text.replace('= {\n', "= {\n  'snap': snap,\n"));
  writeGame(tree, 'snap');
  expect(readFileSync(path, 'utf8').match(/snap: snap|'snap': snap/g)).toHaveLength(1);
  undo();
});
