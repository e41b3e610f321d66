// @ts-check
import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** @type {string[]} */
const planted = [];

afterEach(() => {
  for (const path of planted.splice(0)) rmSync(path, { force: true });
});

/**
 * What Biome says of a source planted in a folder.
 * @param {string} folder
 * @param {string} source
 */
function lintOf(folder, source) {
  const path = join(root, folder, `planted-${process.pid}.ts`);
  planted.push(path);
  writeFileSync(path, source);
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome');
  const { stdout, stderr } = spawnSync(process.execPath, [biome, 'lint', path], { cwd: root, encoding: 'utf8' });
  return stdout + stderr;
}

test.each([
  ['packages/core/src/engine', '../games/go-fish/index.ts', 'The engine knows no game'],
  ['packages/core/src/bots', '../games/go-fish/index.ts', 'games only in tests'],
  ['packages/core/src/arena', '../games/index.ts', 'games only in tests'],
  ['packages/core/src/engine', 'node:fs', 'no Node modules'],
  ['packages/core/src/engine', '../../test/agreement.ts', 'never import tests'],
  ['packages/core/src/engine', '@shoal/table-ui', 'nothing of Shoal but itself'],
  ['packages/core/src/games/go-fish', '../crazy-eights/index.ts', 'Never game to game'],
  ['packages/core/src/games/crazy-eights', '../go-fish/suits.ts', 'Never game to game'],
  ['packages/core/src/games/crazy-eights', '../index.ts', 'Never game to game'],
  ['packages/core/src/facade', '@shoal/cli', 'never import apps'],
  ['packages/table-ui/src', 'node:path', 'no Node modules'],
  ['packages/table-ui/src', '../../core/test/agreement.ts', 'never import tests'],
  ['apps/cli/src', '../../../packages/core/src/index.ts', 'by name'],
  ['apps/cli/src', '@shoal/bench', 'Never app to app'],
  ['bench/src', '@shoal/table-ui', 'core alone'],
])('%s may not import %s', (folder, specifier, sentence) => {
  expect(lintOf(folder, `import * as planted from '${specifier}';\nexport const x = planted;\n`)).toContain(sentence);
});

test.each(['Math.random()', "'a'.localeCompare('b')"])('core may not say %s', (expression) => {
  expect(lintOf('packages/core/src/engine', `export const x = ${expression};\n`)).toContain('Core is pure');
});

test.each(['Date', 'console', 'process', 'Intl', 'setTimeout'])('core may not use the global %s', (name) => {
  expect(lintOf('packages/core/src/games/go-fish', `export const x = ${name};\n`)).toContain(name);
});

test('what points downward is allowed', () => {
  const source = "import { RANKS } from '../../engine/card.ts';\nexport const x = RANKS;\n";
  expect(lintOf('packages/core/src/games/go-fish', source)).not.toContain('noRestrictedImports');
});
