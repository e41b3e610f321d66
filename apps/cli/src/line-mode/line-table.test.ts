import { Readable, Writable } from 'node:stream';
import { en } from '@shoal/table-ui/en';
import { expect, test } from 'vitest';
import { type Seated, sitDown } from '../../../../packages/table-ui/test/seat/seated.ts';
import { Interruption } from '../process/interruption.ts';
import { LineWriter } from '../text/line-writer.ts';
import { LineInput } from './line-input.ts';
import { LineTable } from './line-table.ts';

const LOOK = { catalogue: en, ascii: true, spoken: false, colours: false, width: null, height: null };

/** Plays a deal by always taking the first choice; gives all that was told. */
async function toldOf({ seat }: Seated): Promise<string> {
  let told = '';
  const output = new Writable({
    write: (chunk, _, done) => {
      told += chunk;
      done();
    },
  });
  const typed = Readable.from(Array.from({ length: 400 }, () => 'choices\n1\n'));
  const input = new LineInput({ input: typed, output, echoes: true, width: null }, new Interruption());
  const { view } = await new LineTable(seat, { writer: new LineWriter(output, LOOK), input }).playDeal();
  expect(view.result).not.toBeNull();
  return told;
}

test('a bot that fails is told once, and the game goes on to its end', async () => {
  const think = () => ({ answer: Promise.reject(new Error('out of order')), stop: () => undefined });
  const told = await toldOf(await sitDown({ game: 'crazy-eights', seats: 'Pb' }, { think, repeats: false }));
  expect(told.split(en.screen.botFailed('Ben', null)).length).toBe(2);
});
