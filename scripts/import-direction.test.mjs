// @ts-check
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * A source for a folder, and Biome's expected message; null if imports are allowed.
 * @typedef {{ name: string, folder: string, source: string, sentence: string | null }} Planted
 */

/** @type {Planted[]} */
const PLANTED = [
  ...[
    ['packages/core/src/engine', '../bots/ladder.ts', 'The engine knows no bot'],
    ['packages/core/src/engine/rules', '../../arena/environment.ts', 'The engine knows no bot'],
    ['packages/core/src/bots', '../arena/environment.ts', 'never the other way round'],
    ['packages/core/src/arena', '@shoal/games', 'nothing of Shoal but itself'],
    ['packages/core/src/engine', 'node:fs', 'no Node modules'],
    ['packages/core/src/engine', '../../test/agreement.ts', 'never import tests'],
    ['packages/core/src/engine', '@shoal/table-ui', 'nothing of Shoal but itself'],
    ['packages/games/src/go-fish', '../crazy-eights/index.ts', 'Never game to game'],
    ['packages/games/src/crazy-eights/rules', '../../go-fish/rules/suits.ts', 'Never game to game'],
    ['packages/games/src/crazy-eights/bots', '@shoal/table-ui', 'A game knows the engine and the languages alone'],
    ['packages/games/src/crazy-eights', '../index.ts', 'Never game to game'],
    ['packages/games/src/go-fish/design', '@shoal/cli', 'never import apps'],
    ['packages/games/src/go-fish/rules', '../test/drawn.ts', 'never import tests'],
    ['packages/games/src/go-fish/test/naive', '@shoal/core', 'shares no code with the engine'],
    ['packages/games/src/go-fish/test/naive', '../../rules/suits.ts', 'shares no code with the engine'],
    ['packages/language/src/en', '@shoal/games', 'A language knows cards and no game'],
    ['packages/room/src/room', '@shoal/table-ui', 'nobody who looks at it'],
    ['packages/room/src/match', '../../../core/src/index.ts', 'by name'],
    ['packages/room/src', 'node:fs', 'no Node modules'],
    ['packages/table-ui/src', 'node:path', 'no Node modules'],
    ['packages/table-ui/src', '../../core/test/agreement.ts', 'never import tests'],
    ['apps/cli/src', '../../../packages/core/src/index.ts', 'by name'],
    ['apps/cli/src', '@shoal/bench', 'Never app to app'],
    ['apps/cli/src', '../../server/src/index.ts', 'by its name, @shoal/server'],
    ['apps/web/src', '@shoal/server', 'only the command starts the server'],
    ['apps/server/src', '@shoal/cli', 'knows no command'],
    ['packages/room/src', '@shoal/server', 'packages never import apps'],
    ['bench/src', '@shoal/table-ui', 'core and games alone'],
  ].map(([folder, specifier, sentence]) => ({
    name: `${folder} may not import ${specifier}`,
    source: `import * as planted from '${specifier}';\nexport const x = planted;\n`,
    ...{ folder, sentence },
  })),
  ...['apps/cli/src/full-screen/table', 'apps/cli/src/line-mode', 'apps/web/src/table', 'packages/table-ui/src/seat']
    .flatMap((folder) => [
      { folder, name: 'Match', from: '@shoal/room' },
      { folder, name: 'Room', from: '@shoal/room' },
      { folder, name: 'Table', from: '@shoal/core' },
      { folder, name: 'SeededChance', from: '@shoal/core' },
    ])
    .map(({ folder, name, from }) => ({
      name: `${folder} may not import ${name}`,
      source: `import type { ${name} } from '${from}';\nexport type X = ${name};\n`,
      ...{ folder, sentence: 'Presenters know what a member of the room is told' },
    })),
  ...['Math.random()', "'a'.localeCompare('b')"].map((expression) => ({
    name: `games may not say ${expression}`,
    source: `export const x = ${expression};\n`,
    ...{ folder: 'packages/games/src/go-fish/rules', sentence: 'Core and games are pure' },
  })),
  ...['Date', 'console', 'process', 'Intl', 'setTimeout'].map((name) => ({
    name: `games may not use the global ${name}`,
    source: `export const x = ${name};\n`,
    ...{ folder: 'packages/games/src/go-fish', sentence: name },
  })),
  {
    name: 'the tests of a game may use what all games share in their tests',
    folder: 'packages/games/src/go-fish/test',
    source: "import { NORTH } from '../../../test/tables/drawing.ts';\nexport const x = [NORTH, Date.now()];\n",
    sentence: null,
  },
  {
    name: 'the command may start the server',
    folder: 'apps/cli/src/commands',
    source: "import { startServer } from '@shoal/server';\nexport const x = startServer;\n",
    sentence: null,
  },
  {
    name: 'what points downward is allowed',
    folder: 'packages/games/src/go-fish',
    source: "import { RANKS } from '@shoal/core';\nexport const x = RANKS;\n",
    sentence: null,
  },
  {
    name: 'a function of more than 50 lines is refused',
    folder: 'apps/cli/src/text',
    source: `export function long(): void {\n${"  console.log('line');\n".repeat(51)}}\n`,
    sentence: 'noExcessiveLinesPerFunction',
  },
];

/** A temporary tree with the lint rules of this one. */
const tree = mkdtempSync(join(tmpdir(), 'shoal-planted-'));
const paths = PLANTED.map(({ folder }, index) => join(tree, folder, `planted-${index}.ts`));

/** Biome's complaints. @type {string[]} */
let complaints = [];

// One run for all sources: loading the rules takes Biome longer than checking a source.
beforeAll(() => {
  for (const name of ['biome.json', 'lint']) cpSync(join(root, name), join(tree, name), { recursive: true });
  for (const [index, { source }] of PLANTED.entries()) {
    mkdirSync(dirname(paths[index]), { recursive: true });
    writeFileSync(paths[index], source);
  }
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  const args = [biome, 'lint', '--vcs-enabled=false', '--max-diagnostics=none'];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: tree, encoding: 'utf8' });
  complaints = (stdout + stderr).split(/\n(?=packages|apps|bench)/);
});

afterAll(() => rmSync(tree, { recursive: true, force: true }));

test.each(PLANTED.map((planted, index) => ({ ...planted, index })))('$name', ({ index, sentence }) => {
  const about = complaints.filter((part) => part.includes(basename(paths[index]))).join('\n');
  if (sentence === null) expect(about).not.toContain('noRestrictedImports');
  else expect(about).toContain(sentence);
});
