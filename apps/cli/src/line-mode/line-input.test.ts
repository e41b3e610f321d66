import { PassThrough, Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Interrupted } from '../process/exit-code.ts';
import { Interruption } from '../process/interruption.ts';
import { LineInput } from './line-input.ts';

function inputFrom(input: Readable) {
  const interruption = new Interruption();
  return {
    interruption,
    lines: new LineInput({ input, output: new PassThrough().resume(), echoes: true, width: null }, interruption),
  };
}

test('Ctrl-C is noticed between two lines of a burst', async () => {
  const { lines, interruption } = inputFrom(Readable.from(['7\n'.repeat(100_000)]));
  const timer = setTimeout(1).then(() => interruption.interrupt());
  let answers = 0;
  const asking = async () => {
    for (; answers < 100_000; answers++) await lines.ask('Who?');
  };
  await expect(asking()).rejects.toThrow(Interrupted);
  await timer;
  expect(answers).toBeLessThan(100_000);
});

test('an endless pipe is read no faster than its lines are answered', async () => {
  let chunks = 0;
  const endless = new Readable({
    read() {
      chunks += 1;
      this.push('7\n'.repeat(1000));
    },
  });
  const { lines } = inputFrom(endless);
  for (let answer = 0; answer < 10; answer++) expect(await lines.ask('Who?')).toBe('7');
  await setTimeout(20);
  expect(chunks).toBeLessThan(50);
  lines.close();
});

test('every line of a pipe is answered in order, and then the input has ended', async () => {
  const { lines } = inputFrom(Readable.from(['a\nb', '\n', 'c']));
  const answers = [];
  for (let line = await lines.ask('?'); line !== null; line = await lines.ask('?')) answers.push(line);
  expect(answers).toEqual(['a', 'b', 'c']);
});

test('a long question is broken between words, and the answer has room on its last line', async () => {
  const output = new PassThrough();
  const asking = { input: Readable.from(['1\n']), output, echoes: false, width: 40 };
  await new LineInput(asking, new Interruption()).ask('Which game: Go Fish, Crazy Eights or Old Maid? Enter = Go Fish');
  expect(String(output.read())).toBe('Which game: Go Fish, Crazy Eights or Old\n  Maid? Enter = Go Fish > ');
});
