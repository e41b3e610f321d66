import { Command, Option } from 'commander';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SHELLS, type Shell } from './scripts.ts';
import { shellAnswer } from './shell-answer.ts';

/** As bash has them unless somebody changes them. */
const BREAKS = ' \t\n"\'@><=;|&(:';

const tree = new Command('shoal')
  .addOption(new Option('--say <what>', 'speaks:\n  \\o/').choices(["it's", 'a b', 'a:b', 'a=c', '$1']))
  .option('--player <name[:kind]>')
  .option('--bots <names>')
  .option('--rule <option=value>')
  .option('--record <file>');

const answer = (shell: Shell, line: string, breaks = BREAKS): string[] =>
  shellAnswer(line, { shell, breaks }, tree).split('\n').slice(0, -1);

describe('bash gets what follows the last break or the open quote, quoted as the word is', () => {
  test.each([
    ['shoal --sa', ['words', '--say']],
    ['shoal --say a', ['words', 'a\\ b', 'a:b', 'a=c']],
    ['shoal --say=a', ['words', 'a\\ b', 'a:b', 'a=c']],
    ['shoal --say a:', ['words', 'b']],
    ['shoal --say a\\:', ['words', 'a:b']],
    ['shoal --say i', ['words', "it\\'s"]],
    ["shoal --say 'i", ['words', "it'\\''s"]],
    ['shoal --say "i', ['words', "it's"]],
    ['shoal --say "$', ['words', '\\$1']],
    ['shoal --say="a ', ['words', 'a b']],
    ['shoal --say="a" --say i', ['words', "it\\'s"]],
    ['shoal --player "Ann B":hu', ['words', 'human']],
    ['shoal --player "Ann B:hu', ['words', 'Ann B:human']],
    ['shoal --player Ann\\ B:hu', ['words', 'human']],
    ['shoal --rule giv', ['parts', 'give=']],
    ['shoal --bots pike,minn', ['parts', 'pike,minnow']],
    ['shoal --record x', ['files']],
    ['shoal --nothing', ['words']],
  ])('%s', (line, lines) => {
    expect(answer('bash', line)).toEqual(lines);
  });

  test('whole words where bash does not split them', () => {
    expect(answer('bash', 'shoal --say=a:', '')).toEqual(['words', '--say=a:b']);
    expect(answer('bash', 'shoal --player "Ann B":hu', ' ')).toEqual(['words', 'Ann\\ B:human']);
  });
});

describe('zsh gets the number of characters that stay, what follows, a label, and candidates for _describe', () => {
  test.each([
    ['shoal --say', ['words', '0', ' ', 'option', '--say:speaks: \\\\o/']],
    ['shoal --say a:', ['words', '0', ' ', 'say', "it's", 'a b', 'a\\:b', 'a=c', '$1']],
    ['shoal --say=', ['words', '6', ' ', 'say', "it's", 'a b', 'a\\:b', 'a=c', '$1']],
    ['shoal --rule give=', ['words', '5', ' ', 'value', 'all:', 'one:']],
    ["shoal --player O\\'Neil:", ['words', '8', ' ', 'kind', 'human']],
    ["shoal --player 'Ann B:", ['words', '6', ' ', 'kind', 'human']],
    ['shoal --bots pike,', ['words', '5', ',', 'bot']],
    ['shoal --record=x', ['files', '9', ' ', 'file']],
  ])('%s', (line, lines) => {
    const said = answer('zsh', line);
    for (const [index, text] of lines.entries()) expect(said[index]?.slice(0, text.length)).toBe(text);
  });
});

test('fish gets whole words with their meaning after a tab', () => {
  expect(answer('fish', 'shoal --s')[1]).toBe('--say\tspeaks: \\o/');
  expect(answer('fish', 'shoal --say=a')).toContain('--say=a b');
  expect(answer('fish', "shoal --player 'Ann B:")).toContain('Ann B:human');
  expect(answer('fish', 'shoal --record=x')).toEqual(['files']);
});

test('any line has an answer', () => {
  const words = fc.constantFrom(
    '--say',
    '--player',
    '--bots=',
    '--rule=',
    'give=',
    'Ann:',
    "'",
    '"',
    '\\',
    ' ',
    '--',
    '🐟',
  );
  fc.assert(
    fc.property(fc.constantFrom(...SHELLS), fc.array(words), (shell, typed) => {
      expect(answer(shell, `shoal ${typed.join('')}`)[0]).toMatch(/^(words|parts|files)$/);
    }),
  );
});
