import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readLine } from './command-line.ts';
import { SHELLS, type Shell } from './scripts.ts';

const wordsIn = (line: string, shell: Shell = 'bash'): readonly string[] => {
  const { words, typed } = readLine(line, shell);
  return [...words, typed.text];
};

describe('a line is split into the words that the program would get', () => {
  test.each([
    ['shoal ', ['']],
    ['shoal play', ['play']],
    ['  shoal   play\t', ['play', '']],
    [`shoal 'a b' "c d"e f\\ g`, ['a b', 'c de', 'f g']],
    [`shoal 'a\\' "b\\"\\c\\$"`, ['a\\', 'b"\\c$']],
    [`shoal "" ''x`, ['', 'x']],
    [`shoal 'a b`, ['a b']],
    ['shoal "a\\', ['a']],
    ['shoal a=b:c', ['a=b:c']],
    ['A=1 B= shoal play', ['play']],
    ['shoal a >b 2> c d <e 2>&1 &>f g', ['a', 'd', 'g']],
    [`shoal '>' \\> x`, ['>', '>', 'x']],
  ])('%s', (line, words) => {
    expect(wordsIn(line)).toEqual(words);
  });

  test('in fish a backslash escapes a quote within single quotes', () => {
    expect(wordsIn(`shoal 'it\\'s' 'a\\b' x`, 'fish')).toEqual(["it's", 'a\\b', 'x']);
  });
});

test('the word at the cursor tells what was quoted, how much was typed, and which quote is open', () => {
  const { letters, open } = readLine(`shoal a\\ 'b`, 'zsh').typed;
  expect(letters).toEqual([
    { text: 'a', isQuoted: false, typed: 1 },
    { text: ' ', isQuoted: true, typed: 3 },
    { text: 'b', isQuoted: true, typed: 5 },
  ]);
  expect(open).toEqual({ quote: "'", at: 2 });
});

test('a word after > is a file of the shell, and quotes make it an argument', () => {
  for (const line of ['shoal >', 'shoal > ', 'shoal 2>>x', 'shoal &> x', 'shoal < ']) {
    expect(readLine(line, 'bash').isRedirection, line).toBe(true);
  }
  for (const line of ['shoal ', "shoal '> '", 'shoal > x ', 'shoal "" ']) {
    expect(readLine(line, 'bash').isRedirection, line).toBe(false);
  }
});

test('any line can be read', () => {
  const line = fc.string({ unit: fc.constantFrom(...`ab \t\n"'\\$\`=:<>|&;é🐟`) });
  fc.assert(
    fc.property(fc.constantFrom(...SHELLS), line, (shell, text) => {
      const { letters, open } = readLine(`shoal ${text}`, shell).typed;
      expect(open?.at ?? 0).toBeLessThanOrEqual(letters.length);
    }),
  );
});
