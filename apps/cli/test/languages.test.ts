import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language } from '@shoal/language';
import { CATALOGUES, SHOWN_GAMES } from '@shoal/table-ui/catalogues';
import { describe, expect, test } from 'vitest';
import { plainSpaces } from '../src/text/spaces.ts';
import { homeWith } from './player/home-with.ts';
import { questionIn } from './player/shown-words.ts';
import { useProgram } from './program.ts';
import { usePty } from './pty/use-pty.ts';

const program = useProgram();
const ptys = usePty(program);
const OTHERS = LANGUAGES.slice(1);
const RECORDS = new URL('../../../golden/crazy-eights-quick-3.jsonl', import.meta.url).pathname;

/** What everybody who reads English would see at once. */
const ENGLISH = /\b(?:the|you|your|with|cards?|games?|plays?|draws|is|of|turn)\b/i;
const NO_BREAK = /[\u00a0\u202f]/;

const COMMANDS: readonly (readonly [name: string, args: readonly string[]])[] = [
  ['play', ['play', 'go-fish', '--seed', '7']],
  ['daily', ['daily', '2026-11-15']],
  ['stats', ['stats']],
  ['replay', ['replay', RECORDS, '--to', '6']],
  ['review', ['review', RECORDS, '--game', '1', '--rollouts', '100']],
  ['verify', ['verify', RECORDS]],
  ['rules', ['rules', 'crazy-eights', '--preset', 'actions']],
];

describe.each(COMMANDS)('%s', (_, args) => {
  test.each(OTHERS)('speaks %s where --lang asks for it, and nothing else', async (lang) => {
    const { code, stdout } = await program.run([...args, '--lang', lang]);
    expect(code).toBeLessThanOrEqual(3);
    expect(stdout.length).toBeGreaterThan(10);
    // Commands and names of files are the same everywhere.
    expect(
      stdout
        .replaceAll(RECORDS, '')
        .replaceAll(/shoal \w+/g, '')
        .match(ENGLISH),
    ).toBeNull();
    expect(stdout).not.toMatch(NO_BREAK);
  });

  test('refuses a language that it does not know with one sentence that lists them', async () => {
    expect(await program.run([...args, '--lang', 'tlh'])).toEqual({
      code: 2,
      stdout: '',
      stderr: '--lang cannot be "tlh"; choose en, de, es or fr.\n',
    });
  });
});

describe('without --lang', () => {
  const title = (language: Language): string => CATALOGUES[language].rules.presetHeads.game;
  const firstWord = async (env: NodeJS.ProcessEnv) => (await program.run(['rules'], '', env)).stdout.split(/\s/)[0];

  test.each(LANGUAGES)('a terminal that is set up for %s is spoken to in it', async (language) => {
    expect(await firstWord({ LC_ALL: '', LC_MESSAGES: '', LANG: `${language}_XX.UTF-8` })).toBe(title(language));
  });

  test('LC_ALL counts before LANG, and what is empty does not count', async () => {
    expect(await firstWord({ LC_ALL: 'fr_CA', LANG: 'de_DE' })).toBe(title('fr'));
    expect(await firstWord({ LC_ALL: '', LC_MESSAGES: 'es_MX', LANG: 'de_DE' })).toBe(title('es'));
  });

  test.each(['C', 'C.UTF-8', 'POSIX', 'pt_BR.UTF-8', ''])(
    'a terminal in "%s" is spoken to in English',
    async (locale) => {
      expect(await firstWord({ LC_ALL: locale, LC_MESSAGES: '', LANG: '' })).toBe('game');
    },
  );
});

test('a code may be written in capitals', async () => {
  expect((await program.run(['rules', '--lang', 'DE'])).stdout).toContain('Variante');
});

test.each([
  ['de', ['frag Bo nach Vieren', 'fischen', 'hilfe', 'regeln', 'beenden', 'ja']],
  ['es', ['pide cuatros a Bo', 'pescar', 'ayuda', 'reglas', 'salir', 'sí']],
  ['fr', ['demande des quatre à Bo', 'pêcher', 'aide', 'règles', 'quitter', 'oui']],
] as const)('a game in %s is played in its own words', async (lang, lines) => {
  const { screen, lines: said, ownGames } = CATALOGUES[lang];
  const input = lines.map((line) => `${line}\n`).join('');
  const { code, stdout, stderr } = await program.run(['play', 'go-fish', '--seed', '7', '--lang', lang], input);
  expect(code).toBe(0);
  expect(stdout).toContain(`${screen.you}  `);
  expect(stdout).toContain(SHOWN_GAMES[lang]['go-fish'].words.score());
  expect(stderr).toBe(plainSpaces(`${said.goodbye}\n${ownGames.savedForLater('shoal --continue')}\n`));
  expect(stdout).not.toContain('You');
});

test.each(OTHERS)('what is wrong with the files of this machine is told in %s', async (lang) => {
  const nowhere = join(program.file('a-file'), 'home');
  writeFileSync(program.file('a-file'), '');
  const { stderr } = await program.run(['stats', '--lang', lang], '', { SHOAL_HOME: nowhere });
  const fault = Object.assign(new Error(), { code: 'ENOTDIR' });
  expect(stderr).toBe(`${plainSpaces(CATALOGUES[lang].store.inMemory(nowhere, fault))}\n`);
});

test('English is understood at every table', async () => {
  const input = 'ask Bo for fours\nfish\nquit\nyes\n';
  const { code, stderr } = await program.run(['play', 'go-fish', '--seed', '7', '--lang', 'de'], input);
  const { lines, ownGames } = CATALOGUES.de;
  const parting = `${lines.goodbye}\n${ownGames.savedForLater('shoal --continue')}\n`;
  expect({ code, stderr }).toEqual({ code: 0, stderr: parting });
});

test('programs get the same names and fields in every language', async () => {
  const run = (lang: string) =>
    program.run(['play', 'go-fish', '--seed', '7', '--json', '--lang', lang], '4 bo\n').then(({ stdout }) => stdout);
  expect(await run('de')).toBe(await run('en'));
  expect(await run('fr')).toContain('"name":"You"');
});

test('a player without a name keeps that in the form, and gets it back when typing it again', async () => {
  const pty = ptys.shoal(['play', 'go-fish', '--lang', 'de'], { env: { SHOAL_HOME: homeWith(program) } });
  const { screen } = CATALOGUES.de;
  await pty.until(screen.setupStart);
  await pty.press('down', 'down', 'down', 'down');
  await pty.until(/ Du▏/);
  await pty.press('backspace', 'u', 'enter');
  await pty.until(/ Du▏/);
  await pty.press('enter');
  await pty.until(questionIn('go-fish', 'which-rank', CATALOGUES.de));
  expect(pty.text).toMatch(/1 Du /);
  expect(pty.text).toContain(String(CATALOGUES.de.lines['your-turn']));
});

test('setting up in lines is asked and answered in the language', async () => {
  const lines = ['s', '2', '', '', 'mensch', 'Ben', 'h', 'quatsch', ''];
  const { stdout } = await program.run(
    ['play', 'go-fish', '--setup', '--lang', 'de'],
    lines
      .slice(1)
      .map((line) => `${line}\n`)
      .join(''),
  );
  expect(stdout).toContain('Wie viele Spieler');
  expect(stdout).toContain('Name von Spieler 1? Eingabe = Du > ');
  expect(stdout).toContain('„quatsch“ ist keine Option');
  expect(stdout).toContain('Am Tisch: Du und Ben.');
});
