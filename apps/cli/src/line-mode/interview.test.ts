import { en } from '@shoal/table-ui/en';
import { expect, test } from 'vitest';
import { seatingFrom } from '../flags/seating.ts';
import { words } from '../text/words.ts';
import { askForSeating } from './interview.ts';

/** Answers one question after the other and keeps what was remarked. */
async function interview(answers: string[]) {
  const remarks: string[] = [];
  const talk = {
    catalogue: en,
    ask: async () => answers.shift() ?? '',
    remark: (sentence: string) => {
      remarks.push(sentence);
    },
  };
  return { seating: await askForSeating({ game: 'go-fish' }, false, talk), remarks };
}

test.each(['constructor', '__proto__', 'toString', 'x'])(
  '"%s" is no answer, and is asked for again',
  async (answer) => {
    const { seating, remarks } = await interview([answer, '']);
    expect(remarks).toEqual([en.lineSetup.enterOrS]);
    expect(seating.players.map(({ bot }) => bot)).toEqual([null, 'minnow', 'minnow']);
  },
);

test.each(['s', 'S', 'setup', 'set up'])('"%s" sets up the table', async (answer) => {
  const { seating, remarks } = await interview([answer, '2', 'Ann', 'h', 'Ben', 'h']);
  expect(remarks).toEqual([]);
  expect(seating.players).toEqual([
    { name: 'Ann', bot: null },
    { name: 'Ben', bot: null },
  ]);
});

test('a table may forbid bots (R15)', () => {
  const people = (...player: string[]) => seatingFrom({ player, bots: false }, en);
  expect(people('Ann', 'Ben').players.map(({ bot }) => bot)).toEqual([null, null]);
  expect(() => people('Ann', 'Bo:minnow')).toThrow(words.botForbidden('Bo'));
  expect(() => people('Ann')).toThrow(words.tooFewPeople(1, 3));
});
