import { expect, test } from 'vitest';
import { commandWords } from './command-words.ts';

test.each([
  ['python3 mybot.py', ['python3', 'mybot.py']],
  ['  node   "my bot.mjs"  --fast ', ['node', 'my bot.mjs', '--fast']],
  ["'./my bot' 'it is \"so\"'", ['./my bot', 'it is "so"']],
  ['run "say \\"hi\\" \\\\ \\n"', ['run', 'say "hi" \\ \\n']],
  ['bot --name=Ann\\ Lee', ['bot', '--name=Ann Lee']],
  ['bot a"b c"d \'\'', ['bot', 'ab cd', '']],
  ['bot $HOME *.py | cat; rm', ['bot', '$HOME', '*.py', '|', 'cat;', 'rm']],
])('the command %s is the words %j', (text, words) => {
  expect(commandWords(text)).toEqual(words);
});

test.each(['', '   ', 'python3 "my bot.py', "bot 'x", 'bot \\', "''"])('%j is not a command', (text) => {
  expect(commandWords(text)).toBeNull();
});
