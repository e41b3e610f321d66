import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Command } from 'commander';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type ManualParts, manualPage } from '../src/manual/manual-page.ts';
import { bold, escapeRoff, italic } from '../src/manual/roff.ts';
import { Interruption } from '../src/process/interruption.ts';
import { VERSION } from '../src/process/version.ts';
import { programFor } from '../src/program.ts';
import { has } from './completing-shell.ts';

const PARTS: ManualParts = {
  date: '2026-01-31',
  keys: [
    ['Enter, Space', 'choose'],
    ['?', 'show what can be pressed'],
  ],
  files: [['~/.local/share/shoal', 'games that were left, and the statistics']],
  environment: [['NO_COLOR', 'if it is set, nothing is coloured']],
  exitStatus: [
    ['0', 'done'],
    ['130', 'interrupted'],
  ],
};

const program = programFor(new Interruption(), () => undefined);
const help = program.createHelp();
const page = manualPage(program, PARTS);

/** What each heading stands over. */
function sectionsOf(text: string, macro: '.SH' | '.SS'): ReadonlyMap<string, string> {
  const parts = text.split(`\n${macro} `).slice(1);
  return new Map(parts.map((part) => [part.slice(0, part.indexOf('\n')), part]));
}

describe('the page', () => {
  const sections = sectionsOf(page, '.SH');

  test('belongs to section 6 and carries day and version', () => {
    expect(page.split('\n')[0]).toBe(`.TH SHOAL 6 2026-01-31 "shoal ${VERSION}" Games`);
  });

  test('has the sections that people look for, in their order', () => {
    const names = ['NAME', 'SYNOPSIS', 'DESCRIPTION', 'OPTIONS', 'COMMANDS', 'KEYS AT THE TABLE', 'FILES'];
    expect([...sections.keys()]).toEqual(
      [...names, 'ENVIRONMENT', 'EXIT STATUS', 'EXAMPLES'].map((name) => `"${name}"`),
    );
  });

  const commands = help.visibleCommands(program).map((command) => [command.name(), command] as const);
  test.each(commands)('tells every option and argument of %s', (_, command) => {
    const title = `"${escapeRoff(`shoal ${command.name()} ${command.usage()}`)}"`;
    const text = sectionsOf(sections.get('"COMMANDS"') ?? '', '.SS').get(title) ?? '';
    for (const option of help.visibleOptions(command)) {
      const own = option.long === '--help' ? (sections.get('"OPTIONS"') ?? '') : text;
      expect(own).toContain(bold(option.long ?? ''));
    }
    for (const argument of help.visibleArguments(command)) expect(text).toContain(`\n${italic(argument.name())}\n`);
  });

  test('keeps what the help hides to itself', () => {
    const hidden = program.commands.filter((command) => !help.visibleCommands(program).includes(command));
    expect(hidden.length).toBeGreaterThan(0);
    for (const command of hidden) expect(page).not.toContain(escapeRoff(`shoal ${command.name()}`));
  });

  test('takes its examples from the help, and breaks long ones before an option', () => {
    const long = `shoal play --player "Ann --no" --record ${'x'.repeat(30)} --html y`;
    const tree = new Command('shoal').addHelpText('after', `\nExamples:\n  shoal go   a game\n  ${long}\n\nMore.`);
    const examples = sectionsOf(manualPage(tree, PARTS), '.SH').get('"EXAMPLES"') ?? '';
    expect(examples.split('\n').slice(1)).toEqual([
      ...['.nf', bold('shoal go'), '.fi', '.RS 4', 'a game', '.RE'],
      ...['.PP', '.nf', bold(`shoal play --player "Ann --no" --record ${'x'.repeat(30)} \\`), bold('    --html y')],
      ...['.fi', ''],
    ]);
  });

  test('leaves the program as it was', () => {
    const before = program.configureOutput();
    manualPage(program, PARTS);
    expect(program.configureOutput()).toEqual(before);
  });

  test('leaves out a section that has nothing in it', () => {
    expect(manualPage(program, { ...PARTS, keys: [] })).not.toContain('KEYS');
  });
});

const LINTERS = [
  { command: 'groff', args: ['-man', '-Tutf8', '-ww', '-z'] },
  { command: 'mandoc', args: ['-T', 'lint', '-W', 'warning'] },
] as const;

for (const { command } of LINTERS) {
  if (!has(command)) console.warn(`${command} is not installed, so it does not check the manual page here.`);
}

const oddProgram = (text: string): Command => {
  const odd = new Command('shoal').description(text);
  odd.command('match').description(text).argument('<file>', text).command('new').description(text);
  odd.option('-k, --kind [kind]', text).addHelpText('after', `\nExamples:\n  shoal ${text}\n\n${text}`);
  return odd;
};

const ODD = `.a 'b' "c" \\fBd\\n -e --f \`g\` ^ ~ é — 7♥ %i`;

describe.each(LINTERS)('$command, where it is installed,', ({ command, args }) => {
  test.skipIf(!has(command))('has nothing to object', () => {
    for (const input of [page, manualPage(oddProgram(ODD), { ...PARTS, keys: [[ODD, ODD]] })]) {
      const { status, stdout, stderr } = spawnSync(command, args, { input, encoding: 'utf8' });
      expect({ status, stdout, stderr }).toEqual({ status: 0, stdout: '', stderr: '' });
    }
  });
});

/** The page as a terminal without bold letters shows it, in one line. */
function shown(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'shoal-manual-'));
  const file = join(folder, 'shoal.6');
  writeFileSync(file, text);
  const { stdout } = spawnSync('groff', ['-man', '-Tutf8', '-P-cbu', '-rLL=200n', file], { encoding: 'utf8' });
  rmSync(folder, { recursive: true, force: true });
  return stdout.replace(/\s+/g, ' ');
}

describe.skipIf(!has('groff'))('on the screen, where groff is installed,', () => {
  test('options and examples can be read as they are typed', () => {
    const text = shown(page);
    expect(text).toContain('shoal [options] [command] shoal play [options] [game]');
    expect(text).toContain('--player name[:kind]');
    expect(text).toContain('--target [points]');
    expect(text).toContain('~/.local/share/shoal');
  });

  test('any text is shown as it is', () => {
    const word = fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 20 });
    const words = fc.array(word, { minLength: 50, maxLength: 100 });
    fc.assert(
      fc.property(words, (texts) => {
        const keys = texts.map((text, index) => [`k${index}`, `${text} ends`] as const);
        const text = shown(manualPage(program, { ...PARTS, keys }));
        for (const [key, meaning] of keys) expect(text).toContain(` ${key} ${meaning.replace(/\s+/g, ' ').trim()} `);
      }),
      { numRuns: 10 },
    );
  });
});
