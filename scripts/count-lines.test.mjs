import { expect, test } from 'vitest';
import { counted, groupOf } from './count-lines.mjs';

test.each([
  ['packages/core/src/engine/card.ts', 'packages/core'],
  ['apps/web/src/ui/button.module.css', 'apps/web'],
  ['apps/web/build/precompress.ts', 'apps/web'],
  ['scripts/start.mjs', 'scripts'],
  ['packages/core/src/engine/card.test.ts', null],
  ['apps/cli/src/store/test/child.ts', null],
  ['apps/cli/test/program.ts', null],
  ['apps/web/vite.config.ts', null],
  ['packages/core/package.json', null],
  ['golden/saved/browser.json', null],
])('the product source %s is counted for %s', (path, group) => {
  expect(groupOf(path)).toBe(group);
});

test('blank lines are not counted, and comments with lines of their own are no code', () => {
  const text = [
    '// why',
    '/** one line */',
    'const one = 1; // beside code',
    '',
    '/* before */ const three = 3;',
    '/*',
    ' * several',
    '',
    ' */',
    "const two = '/* no comment */';",
    '  <!-- markup -->',
  ].join('\n');
  const path = 'scripts/a.mjs';
  expect(counted({ path, text: `${text}\n` })).toEqual({ path, lines: 11, nonBlank: 9, code: 3 });
});
