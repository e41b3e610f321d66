import { once } from 'node:events';
import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { IS_CHECK } from '../../../../scripts/depth.mjs';
import { SiteFolder } from '../../../server/test/site-folder.ts';
import { mirror, type Seated, typed } from '../mirror.ts';
import { type Outcome, useProgram } from '../program.ts';
import { asProgram, blocksOf, commandsOf, headingsOf, isProgram, linksOf, PAGES, ROOT } from './documents.ts';

/** Languages that a test reads: here, in the tests of the library, or in those of the bots. Text is only shown. */
const LANGUAGES = ['sh', 'ts', 'js', 'json', 'python', 'text', 'html', 'z', 'nginx', 'ini'];

/** Files of records that pages speak of before they make them. */
const RECORDS = ['out.jsonl'];

const program = useProgram();
const site = new SiteFolder();

const TABLE: readonly Seated[] = [
  { name: 'Ann', bot: null },
  { name: 'Bo', bot: 'minnow' },
];
const SEED = '31';
const PLAY = ['play', '--player', 'Ann', '--player', 'Bo:minnow', '--seed', SEED];

/** Commands that a reader can give only later: what each waits for. */
const TOO_EARLY: Readonly<Record<string, string>> = { 'shoal daily --share': 'You have not played the daily deal' };

const SCRIPTS: object = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8')).scripts;
const programsOf = (page: string): readonly string[] => commandsOf(page).filter(isProgram);
/** Pages with many commands take long, so only a check runs them. */
const MOST_COMMANDS = IS_CHECK ? Number.POSITIVE_INFINITY : 2;
const PAGES_WITH_COMMANDS = PAGES.filter((page) => programsOf(page).length > 0);

test.each(PAGES)('every block of %s says what it is written in', (page) => {
  expect(blocksOf(page).filter(({ language }) => !LANGUAGES.includes(language))).toEqual([]);
});

test.each(PAGES)('every block of JSON in %s is JSON', (page) => {
  const lines = blocksOf(page).flatMap(({ language, text }) => (language === 'json' ? [text] : []));
  for (const text of lines) expect(() => readJson(text), text).not.toThrow();
});

test.each(PAGES)('every link of %s leads somewhere', (page) => {
  const broken = linksOf(page).filter(({ path, heading }) => {
    const target = path === '' ? page : join(dirname(page), path);
    return !existsSync(join(ROOT, target)) || (heading !== '' && !headingsOf(target).includes(heading));
  });
  expect(broken).toEqual([]);
});

test('every npm script that a page names exists', () => {
  const named = PAGES.flatMap((page) => [
    ...readFileSync(ROOT + page, 'utf8').matchAll(/npm run (?:-s |--silent )?([\w:-]+)/g),
  ]);
  expect(named.map(([, name]) => name).filter((name) => !Object.hasOwn(SCRIPTS, name))).toEqual([]);
});

test.each(PAGES_WITH_COMMANDS.filter((page) => programsOf(page).length <= MOST_COMMANDS))(
  'every command of %s runs',
  async (page) => {
    const guest = await prepared();
    for (const line of programsOf(page)) {
      const { code, stdout, stderr } = await runLine(asProgram(line), guest);
      const early = TOO_EARLY[asProgram(line)];
      if (early !== undefined) expect(stderr).toContain(early);
      else expect(code, `${line}\n${stdout.slice(-500)}${stderr}`).toBe(0);
    }
  },
);

/** One object, or one on each line. */
const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
  }
};

interface Guest {
  readonly folder: string;
  readonly env: NodeJS.ProcessEnv;
}

/** A reader who has finished a game, has records in a file and a bot of their own; a browser opens when asked to. */
async function prepared(): Promise<Guest> {
  const folder = mkdtempSync(join(program.folder, 'reader-'));
  const bin = join(folder, 'bin');
  for (const name of ['bin', 'golden']) mkdirSync(join(folder, name));
  for (const name of ['xdg-open', 'man']) {
    writeFileSync(join(bin, name), '#!/bin/sh\n[ "$1" = -l ] && cat > /dev/null\nexit 0\n');
    chmodSync(join(bin, name), 0o755);
  }
  writeFileSync(
    join(folder, 'mybot.py'),
    blocksOf('docs/bots.md').find(({ language }) => language === 'python')?.text ?? '',
  );
  cpSync(`${ROOT}examples`, join(folder, 'examples'), { recursive: true });
  const env = { SHOAL_HOME: join(folder, 'home'), SHOAL_WEB: site.path, PATH: `${bin}:${process.env['PATH']}` };
  const answers = mirror('go-fish', 'standard', TABLE, SEED).decisions.map(({ action }) => typed(action, TABLE));
  for (const _ of [1, 2, 3])
    await program.run([...PLAY, '--record', join(folder, 'games.jsonl')], `${answers.join('\n')}\n`, env);
  for (const file of RECORDS) copyFileSync(join(folder, 'games.jsonl'), join(folder, file));
  return { folder, env };
}

async function runLine(line: string, guest: Guest): Promise<Outcome> {
  if (/^shoal (?:web|serve)\b(?!.* --backup)/.test(line)) return serveAndStop(line, guest);
  return program.shell(`cd '${guest.folder}'; ${line}`, guest.env);
}

/** A server runs until it is stopped. */
async function serveAndStop(line: string, { env }: Guest): Promise<Outcome> {
  const { child, outcome } = program.start([...line.split(' ').slice(1), '--port', '0'], env);
  if (child.stdout === null) throw new Error('no output');
  await once(child.stdout, 'data');
  child.kill('SIGINT');
  return outcome;
}
