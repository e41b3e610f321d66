import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, statSync, symlinkSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAME_IDS } from '@shoal/games';
import { en } from '@shoal/table-ui/en';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NATIVE } from '../../../../scripts/bundle.mjs';
import { IS_CHECK } from '../../../../scripts/depth.mjs';
import { pack } from '../../../../scripts/pack/pack.mjs';
import { mirror, typed } from '../mirror.ts';
import { readText } from '../player/read-screen.ts';
import { TAGLINE } from '../player/shown-words.ts';
import { Pty } from '../pty/pty.ts';
import { keepPtys } from '../pty/use-pty.ts';
import { outputsIn, programsIn } from './documented-programs.ts';
import { EmptyFolder } from './empty-folder.ts';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const TSC = join(ROOT, 'node_modules/typescript/bin/tsc');
const TYPES = [join(ROOT, 'node_modules/@types')];
const LIBRARIES = ['core', 'language', 'games', 'room', 'table-ui'];
const PAGES = [
  ...['README.md', 'docs/library.md', 'docs/packages.md'],
  ...LIBRARIES.map((name) => `packages/${name}/README.md`),
];
const NAMES = [...LIBRARIES.map((name) => `@shoal/${name}`), 'shoal'];

/** What a download may weigh, in kilobytes. */
const LIMITS = { command: 2000, library: 600 };

/** Only a fault takes so long, however busy the machine is. */
const PACKING_MS = 300_000;

const folder = new EmptyFolder();
const keep = keepPtys();
let tarballs: readonly string[] = [];

beforeAll(async () => {
  tarballs = await pack(ROOT, join(ROOT, '.cache', 'tested-packages'));
  folder.take(tarballs);
  const names = tarballs.map((file) => `./${basename(file)}`);
  await folder.output('npm', ['install', '--ignore-scripts', ...names]);
}, PACKING_MS);
afterAll(() => folder.remove());

const filesIn = (path: string): string[] => readdirSync(path, { encoding: 'utf8', recursive: true });
const installed = (name: string): string => folder.file(join('node_modules', name));
const manifestOf = (name: string) => JSON.parse(readFileSync(join(installed(name), 'package.json'), 'utf8'));

describe.runIf(IS_CHECK)('an empty folder without a network', () => {
  test('takes all tarballs, and nothing else comes with them', () => {
    expect(readdirSync(folder.file('node_modules')).filter((name) => !name.startsWith('.'))).toEqual([
      '@shoal',
      'shoal',
    ]);
    expect(readdirSync(folder.file('node_modules/@shoal')).sort()).toEqual([...LIBRARIES].sort());
  });

  test.each(NAMES)('gets %s with its licence, a page to read and what it is for', (name) => {
    expect(readdirSync(installed(name))).toEqual(expect.arrayContaining(['LICENSE', 'README.md']));
    const { version, license, description, keywords, engines } = manifestOf(name);
    const { version: current, engines: wanted } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
    expect({ version, license, engines }).toEqual({ version: current, license: 'MIT', engines: wanted });
    expect(description.length * keywords.length).toBeGreaterThan(0);
  });

  test.each(NAMES)('gets no TypeScript to run, no test and no path of this machine in %s', (name) => {
    const files = filesIn(installed(name)).filter((file) => statSync(join(installed(name), file)).isFile());
    expect(files.filter((file) => /(?<!\.d)\.tsx?$|\.test\.|(?:^|\/)test\//.test(file))).toEqual([]);
    const texts = files.filter((file) => /\.(?:js|mjs|ts|json|map|html)$/.test(file));
    expect(texts.filter((file) => readFileSync(join(installed(name), file), 'utf8').includes(ROOT))).toEqual([]);
  });

  test('downloads little', () => {
    const heavy = tarballs.filter((file) => {
      const isCommand = /^shoal-\d/.test(basename(file));
      return statSync(file).size / 1000 > (isCommand ? LIMITS.command : LIMITS.library);
    });
    expect(heavy).toEqual([]);
  });
});

describe.runIf(IS_CHECK)('licences', () => {
  const noticesOf = (name: string): string => readFileSync(join(installed(name), 'THIRD-PARTY-LICENSES'), 'utf8');
  const dependenciesOf = (path: string): string[] =>
    Object.keys(JSON.parse(readFileSync(join(ROOT, path, 'package.json'), 'utf8')).dependencies);

  test('are listed for every package whose code or pictures the command has inside', () => {
    const sources = ['packages/core', 'packages/room', 'apps/cli', 'apps/server', 'apps/web'];
    const direct = [...sources.flatMap(dependenciesOf), 'poker-cards'];
    for (const name of direct.filter((one) => !one.startsWith('@shoal/') && !NATIVE.includes(one)))
      expect(noticesOf('shoal')).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+ \\((?:MIT|Apache-2\\.0)\\)$`, 'm'));
    expect(noticesOf('shoal')).toContain('get-east-asian-width');
  });

  test('come with the libraries that have code of others inside', () => {
    expect(noticesOf('@shoal/core')).toMatch(/^@noble\/ciphers .*^@noble\/hashes /ms);
    expect(LIBRARIES.filter((name) => existsSync(join(installed(`@shoal/${name}`), 'THIRD-PARTY-LICENSES')))).toEqual([
      'core',
      'room',
    ]);
    expect(noticesOf('@shoal/room')).toMatch(/^@noble\/hashes .*^valibot /ms);
  });
});

describe.runIf(IS_CHECK)('the libraries', () => {
  /** Every subpath that can be imported; a star stands for each file or folder that is there. */
  function subpathsOf(name: string): string[] {
    const exports: Record<string, { default: string; types: string }> = manifestOf(name).exports;
    return Object.entries(exports).flatMap(([subpath, { default: file }]) => {
      if (!subpath.includes('*')) return [name + subpath.slice(1)];
      const pattern = new RegExp(`^${file.slice(2).replace('*', '([^/]+)')}$`);
      const stars = filesIn(installed(name)).flatMap((one) => pattern.exec(one)?.[1] ?? []);
      return stars.map((star) => name + subpath.slice(1).replace('*', star));
    });
  }
  const subpaths = (): string[] => LIBRARIES.flatMap((name) => subpathsOf(`@shoal/${name}`));

  test('export what they do in the workspace, except for tests', async () => {
    for (const game of GAME_IDS) expect(subpaths()).toContain(`@shoal/games/${game}`);
    expect(subpaths()).toEqual(
      expect.arrayContaining([
        '@shoal/core/contract',
        '@shoal/games/design',
        '@shoal/games/words/en',
        '@shoal/table-ui/de',
      ]),
    );
    expect(subpaths().filter((path) => path.includes('testing'))).toEqual([]);
    folder.write(
      'all.mjs',
      subpaths()
        .map((path) => `import '${path}';\n`)
        .join(''),
    );
    await folder.output('node', ['all.mjs']);
  });

  test('have types that need neither Node nor a page, however modules are resolved', async () => {
    folder.write(
      'all.ts',
      subpaths()
        .map((path, index) => `export * as all${index} from '${path}';\n`)
        .join(''),
    );
    const strict = { strict: true, skipLibCheck: false, noEmit: true, types: [], lib: ['ES2023'], target: 'ES2022' };
    const resolutions = { node: { module: 'NodeNext' }, bundler: { module: 'ESNext', moduleResolution: 'Bundler' } };
    for (const [name, resolution] of Object.entries(resolutions)) {
      const project = `tsconfig.${name}.json`;
      folder.write(project, JSON.stringify({ compilerOptions: { ...strict, ...resolution }, files: ['all.ts'] }));
      expect(await folder.output('node', [TSC, '-p', project])).toBe('');
    }
  });

  test('run every documented program, checked as TypeScript and then as plain JavaScript', async () => {
    const programs = PAGES.flatMap((page) => programsIn(ROOT, page));
    for (const { name, language, source } of programs)
      folder.write(language === 'ts' ? `programs/${name}.mts` : `compiled/${name}.mjs`, source);
    const compilerOptions = {
      ...{ strict: true, skipLibCheck: false, module: 'NodeNext', target: 'ES2023' },
      ...{ rootDir: 'programs', outDir: 'compiled' },
      ...{ types: ['node'], typeRoots: TYPES },
    };
    folder.write('tsconfig.json', JSON.stringify({ compilerOptions, include: ['programs'] }));
    expect(await folder.output('node', [TSC])).toBe('');
    folder.write('compiled/all.mjs', programs.map(({ name }) => `await import('./${name}.mjs');\n`).join(''));
    expect(programs.length).toBeGreaterThan(5);
    const printed = await folder.output('node', ['compiled/all.mjs']);
    const documented = PAGES.flatMap((page) => outputsIn(ROOT, page));
    expect(documented.length).toBeGreaterThan(3);
    for (const output of documented) expect(printed).toContain(output);
  });

  test('run the example program, from lines that are piped into it', async () => {
    const example = readFileSync(join(ROOT, 'examples/go-fish-main.ts'), 'utf8');
    folder.write('example/main.mts', example);
    const compilerOptions = { strict: true, module: 'NodeNext', target: 'ES2023', types: ['node'], typeRoots: TYPES };
    folder.write('example/tsconfig.json', JSON.stringify({ compilerOptions, files: ['main.mts'] }));
    expect(await folder.output('node', [TSC, '-p', 'example'])).toBe('');
    const played = await folder.output('node', ['example/main.mjs'], '2\nAnn\nai\nBo\nai\n');
    expect(played).toContain('The game is over.');
  });

  test('name the TypeScript source in a stack trace, by their source maps', async () => {
    folder.write('fault.mjs', `import { GAMES } from '@shoal/games';\nGAMES['${GAME_IDS[0]}'].rules(null, 2);\n`);
    const { stderr } = await folder.run('node', ['--enable-source-maps', 'fault.mjs']);
    expect(stderr).toMatch(/@shoal[\\/]\w+[\\/]src[\\/].*\.ts:\d+/);
  });
});

describe.runIf(IS_CHECK)('the command', () => {
  const PROGRAM = folder.file('node_modules/.bin/shoal');
  const shoal = (args: readonly string[], input?: string): Promise<string> => folder.output(PROGRAM, args, input);
  const [game] = GAME_IDS;

  test('tells its version', async () => {
    expect(await folder.output('npx', ['shoal', '--version'])).toBe(`${manifestOf('shoal').version}\n`);
  });

  test('plays a game through a pipe, and verifies its record', async () => {
    const players = [
      { name: 'Ann', bot: null },
      { name: 'Bo', bot: 'minnow' },
    ];
    const lines = mirror(game, 'standard', players, '7').decisions.map(({ action }) => typed(action, players));
    const seats = ['--player', 'Ann', '--player', 'Bo:minnow', '--seed', '7'];
    const played = await shoal(['play', game, ...seats, '--record', 'game.jsonl'], `${lines.join('\n')}\n`);
    expect(played).toContain('The seed of this game is 7.');
    expect(await shoal(['verify', 'game.jsonl'])).toBe('1 game verified.\n');
  });

  test('serves the page that is inside', async () => {
    const child = folder.start(PROGRAM, ['web', '--port', '0']);
    const [told] = await once(child.stdout ?? child, 'data');
    const url = /http:\S+/.exec(String(told))?.[0] ?? '';
    const page = await (await fetch(url)).text();
    const [script] = /assets\/index-[^"]+\.js/.exec(page) ?? [];
    expect((await fetch(`${url}${script}`)).headers.get('content-type')).toContain('javascript');
    child.kill('SIGINT');
    await once(child, 'close');
  });

  test('has rooms where npm could install SQLite, and says what is missing where it could not', async () => {
    const args = ['serve', '--host', '127.0.0.1', '--port', '0', '--json'];
    if (!isBuiltin('node:sqlite')) {
      const { code, stderr } = await folder.run(PROGRAM, args);
      expect({ code, stderr }).toEqual({ code: 3, stderr: expect.stringMatching(/^SQLite is missing: .*\n$/) });
    }
    symlinkSync(join(ROOT, 'node_modules/@photostructure'), folder.file('node_modules/@photostructure'));
    const child = folder.start(PROGRAM, args);
    const [told] = await once(child.stdout ?? child, 'data');
    expect((await fetch(new URL('/room', JSON.parse(String(told)).url))).status).toBe(426);
    child.kill('SIGINT');
    expect(await once(child, 'close')).toEqual([0, null]);
  });

  test('starts at a terminal: Enter, Enter, a game is on', async () => {
    await reachGame(new Pty([PROGRAM], { cwd: folder.path }));
  });

  test.runIf(IS_CHECK)('starts from its tarball alone, once npm may install it', async () => {
    const empty = new EmptyFolder();
    empty.take(tarballs.filter((file) => /^shoal-\d/.test(basename(file))));
    const [tarball] = readdirSync(empty.path);
    const { npm_config_cache = '' } = empty.env;
    const env = { npm_config_cache, npm_config_offline: 'true' };
    const pty = keep(new Pty(['npx', `./${tarball}`], { cwd: empty.path, env }));
    await pty.until('Ok to proceed?');
    await pty.press('enter');
    await reachGame(pty);
    await pty.kill();
    empty.remove();
  });

  test.runIf(IS_CHECK)('has its threads, lanes, manual and completion inside', async () => {
    const simulated = await shoal(['simulate', game, '--games', '200', '--jobs', '2', '--seed', '7', '--json']);
    expect(JSON.parse(simulated)).toMatchObject({ games: 200 });
    expect(await shoal(['tournament', game, '--bots', 'minnow,guppy', '--deals', '4', '--seed', '7'])).toContain(
      'minnow',
    );
    expect(await shoal(['man'])).toMatch(/^\.TH SHOAL 6 /);
    expect(await shoal(['completion', 'bash'])).toContain('complete');
  });

  async function reachGame(pty: Pty): Promise<void> {
    keep(pty);
    await pty.until(TAGLINE);
    await pty.press('enter');
    await pty.until(en.screen.setupStart);
    await pty.press('enter');
    await pty.until((text) => readText(text).hand.length > 0);
  }
});
