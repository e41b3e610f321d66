// @ts-check

/**
 * One row of the final table: scripts below the root, run one after the other by this Node.
 * @typedef {object} Step
 * @property {string} name
 * @property {readonly (readonly [script: string, ...args: string[]])[]} commands
 * @property {string} again the command that repeats this step alone
 * @property {boolean} [isVitest] whether failures are listed test by test
 */

const VITEST = 'node_modules/vitest/vitest.mjs';
const TSC = 'node_modules/typescript/bin/tsc';
const RUN_TS = 'scripts/run-ts.mjs';

/** All TypeScript projects; the last ones have no Node types and some no DOM. */
const TYPES = [
  'tsconfig.json',
  'packages/core',
  'packages/language',
  'packages/games',
  'packages/room',
  'packages/table-ui',
  'apps/web',
  'apps/web/test',
  'apps/web/src/service-worker',
];

/**
 * Runs projects of vitest.config.ts together: while one waits for a program or browser, another uses the machine.
 * @param {string} name
 * @param {string} again
 * @param {readonly string[]} projects
 * @returns {Step}
 */
const tests = (name, again, projects) => ({
  name,
  commands: [[VITEST, 'run', ...projects.flatMap((project) => ['--project', project])]],
  again,
  isVitest: true,
});

/** `npm test`: every layer, fast steps first. @type {readonly Step[]} */
export const TEST_STEPS = [
  {
    name: 'lint',
    commands: [['node_modules/@biomejs/biome/bin/biome', 'ci', '.'], ['scripts/game-names.mjs']],
    again: 'npm run lint',
  },
  { name: 'types', commands: TYPES.map((project) => [TSC, '--noEmit', '-p', project]), again: 'npm run types' },
  { name: 'dead code', commands: [['node_modules/knip/bin/knip.js']], again: 'npm run deadcode' },
  tests('sources', 'npm test -- --project packages --project apps', ['packages', 'apps']),
  tests('programs', 'npm test -- --project programs --project browser', ['programs', 'browser']),
];

/** Tests that play or explore for long; coverage would only slow them down. */
const PROOFS = ['naive', 'z-pairs', 'exhaustive', 'agreement', 'contract/any-table', 'secrecy', 'oracle'];
const onlyProofs = PROOFS.map((name) => `/test/${name}`);
const withoutProofs = PROOFS.flatMap((name) => [
  ...['--exclude', `packages/games/**/test/${name}*/**`],
  ...['--exclude', `packages/games/**/test/${name}*`],
]);

/** Rooms by link, and the server that they are on. */
const ROOMS = 'packages/room';
const SERVER = 'apps/server';
/** Seals follow the cards of every game, and stay; evenings in rooms would only slow coverage down. */
const withoutRooms = ['test', 'src/room', 'src/hosting', 'src/seal/two-worlds'].flatMap((part) => [
  ...['--exclude', `${ROOMS}/${part}*`],
  ...['--exclude', `${ROOMS}/${part}/**`],
]);

const CRASHES = '40';
const BRIEF_FLOOD = ['--pairs', '5', '--seconds', '4'];
const BRIEF_LOAD = ['--rooms', '100', '--slices', '3', '--seconds', '1'];

/** `npm run check`: the other checks of main, by name. @type {readonly Step[]} */
export const CHECK_STEPS = [
  { name: 'clauses', commands: [['scripts/clauses.mjs']], again: 'npm run check -- clauses' },
  {
    name: 'coverage',
    commands: [[VITEST, 'run', '--project', 'packages', '--coverage', ...withoutProofs, ...withoutRooms]],
    again: 'npm run check -- coverage',
    isVitest: true,
  },
  {
    name: 'proofs',
    commands: [[VITEST, 'run', '--project', 'packages', ...onlyProofs]],
    again: 'npm run check -- proofs',
    isVitest: true,
  },
  {
    name: 'rooms',
    commands: [[VITEST, 'run', '--project', 'packages', '--project', 'apps', ROOMS, SERVER]],
    again: 'npm run check -- rooms',
    isVitest: true,
  },
  tests('programs', 'npm run check -- programs', ['programs']),
  tests('browser', 'npm run check -- browser', ['browser']),
  tests('measured', 'npm run check -- measured', ['measured']),
  {
    name: 'load peers',
    commands: [[RUN_TS, 'apps/server/test/peers/load-peers.ts', ...BRIEF_LOAD]],
    again: 'npm run check -- "load peers"',
  },
  {
    name: 'floods',
    commands: [[RUN_TS, 'apps/server/test/flood/flood.ts', ...BRIEF_FLOOD]],
    again: 'npm run check -- floods',
  },
  {
    name: 'crash',
    commands: [[RUN_TS, 'apps/cli/test/crash/check-crash.ts', CRASHES]],
    again: 'npm run check -- crash',
  },
  {
    name: 'pictures',
    commands: [[RUN_TS, 'apps/web/test/browser/shots.ts', '.cache/shots/check', 'home-new', 'end-lost']],
    again: 'npm run check -- pictures',
  },
];

/**
 * Only the tests that match these arguments of Vitest.
 * @param {readonly string[]} args
 * @returns {Step}
 */
export const testsMatching = (args) => ({
  name: 'tests',
  commands: [[VITEST, 'run', ...args]],
  again: `npm test -- ${args.join(' ')}`,
  isVitest: true,
});
