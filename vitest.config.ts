import { defineConfig } from 'vitest/config';
import { atDepth } from './scripts/depth.mjs';

/** Tests of whole programs: the terminal's, and the benchmark's. */
const PROGRAMS = ['apps/cli/test/**/*.test.ts', 'bench/**/*.test.ts'];
const IN_A_BROWSER = 'apps/web/test/**/*.test.ts';
/** What is told in milliseconds has the machine to itself. */
const MEASURED = 'apps/web/test/measured/**/*.test.ts';

/** What is built and started once for all test files. */
const BUILDS = ['apps/cli/test/build-programs.ts'];
const SITE = [...BUILDS, 'apps/web/test/test-site.ts'];

/** These keep nothing between files, so that one load of all modules serves many of them. */
const SHARED = { isolate: false, setupFiles: ['packages/games/src/index.ts'] };

/** Ends what hangs; a busy machine alone must not. */
const PATIENCE_MS = atDepth({ test: 240_000, check: 900_000 });

export default defineConfig({
  test: {
    testTimeout: PATIENCE_MS,
    hookTimeout: PATIENCE_MS,
    pool: 'forks',
    // Otherwise one core stays idle, which on a small machine is half of them.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: { ...SHARED, name: 'packages', include: ['packages/**/*.test.ts'] },
      },
      {
        extends: true,
        test: {
          ...SHARED,
          name: 'apps',
          include: ['apps/**/*.test.ts', 'scripts/**/*.test.mjs'],
          exclude: [...PROGRAMS, IN_A_BROWSER],
        },
      },
      {
        extends: true,
        test: { ...SHARED, name: 'programs', include: PROGRAMS, globalSetup: BUILDS },
      },
      {
        extends: true,
        test: { ...SHARED, name: 'browser', include: [IN_A_BROWSER], exclude: [MEASURED], globalSetup: SITE },
      },
      {
        extends: true,
        test: { name: 'measured', include: [MEASURED], globalSetup: SITE, fileParallelism: false },
      },
    ],
    coverage: {
      provider: 'v8',
      include: ['packages/{core,games}/src/**/*.ts'],
      exclude: ['**/*.test.ts', '**/test/**'],
      reporter: [['text', { skipFull: true }]],
      thresholds: { branches: 98 },
    },
  },
});
