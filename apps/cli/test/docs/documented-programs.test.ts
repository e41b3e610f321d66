import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fewOf } from '../../../../scripts/depth.mjs';
import { blocksOf, PAGES, ROOT } from './documents.ts';

/** The tests of the packages run the programs of these pages from the tarballs. */
const RUN_FROM_TARBALLS = ['README.md', 'docs/library.md', 'docs/packages.md'];
/** This program trains for a while; a test of its own compares what it prints with the page. */
const LEARNER = readFileSync(`${ROOT}examples/learning/linear-learner.ts`, 'utf8');

const programsOf = (page: string): readonly string[] =>
  blocksOf(page).flatMap(({ language, text }) => (language === 'ts' && text !== LEARNER ? [text] : []));

const PROGRAMS = PAGES.filter((page) => !RUN_FROM_TARBALLS.includes(page)).flatMap((page) =>
  programsOf(page).map((text, index) => [`${index + 1} of ${page}`, text] as const),
);

test.each(fewOf(1, PROGRAMS))('program %s runs', (_, text) => {
  mkdirSync(`${ROOT}.cache`, { recursive: true });
  const folder = mkdtempSync(`${ROOT}.cache/documented-`);
  try {
    const file = join(folder, 'program.ts');
    writeFileSync(file, text);
    expect(() => execFileSync(process.execPath, ['--import', 'tsx', file], { cwd: ROOT, stdio: 'pipe' })).not.toThrow();
  } finally {
    rmSync(folder, { recursive: true });
  }
});
