import { DEFAULT_BOT } from '@shoal/room';
import { de } from '@shoal/table-ui/de';
import { en } from '@shoal/table-ui/en';
import { es } from '@shoal/table-ui/es';
import { fr } from '@shoal/table-ui/fr';
import { describe, expect, test } from 'vitest';
import { type SeatingFlags, seatingFrom } from '../flags/seating.ts';
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
    expect(seating.players.map(({ bot }) => bot)).toEqual([null, DEFAULT_BOT, DEFAULT_BOT]);
  },
);

test.each(['s', 'S', 'setup', 'set up'])('"%s" sets up the table', async (answer) => {
  const { seating, remarks } = await interview([answer, '2', '', 'Ann', 'h', 'Ben', 'h']);
  expect(remarks).toEqual([]);
  expect(seating.players).toEqual([
    { name: 'Ann', bot: null },
    { name: 'Ben', bot: null },
  ]);
});

test('a preset for people seats them where nobody chooses a bot', async () => {
  const { seating } = await interview(['s', '3', 'classroom', '', '', '', '', '', 'pike']);
  expect(seating.players).toEqual([
    { name: 'Player 1', bot: null },
    { name: 'Player 2', bot: null },
    { name: 'Player 3', bot: 'pike' },
  ]);
});

describe('the command line at a preset for people', () => {
  const seated = (flags: SeatingFlags) =>
    seatingFrom({ preset: 'classroom', ...flags }, en).players.map(({ name, bot }) => `${name} ${bot ?? 'person'}`);

  test('seats two people, or as many as were wanted', () => {
    expect(seated({})).toEqual(['Player 1 person', 'Player 2 person']);
    expect(seated({ seats: 3 })).toEqual(['Player 1 person', 'Player 2 person', 'Player 3 person']);
    expect(seated({ bots: false })).toEqual(['Player 1 person', 'Player 2 person']);
  });

  test('fills up with people beside those who were named', () => {
    expect(seated({ player: ['Ann'] })).toEqual(['Ann person', 'Player 2 person']);
    expect(seated({ player: ['Ann', 'Ben', 'Cy'] })).toEqual(['Ann person', 'Ben person', 'Cy person']);
    expect(seated({ player: ['Bo:pike'] })).toEqual(['Bo pike', 'You person']);
  });

  test('seats bots when they are asked for', () => {
    expect(seated({ bot: ['pike'] })).toEqual(['You person', 'Bo pike', 'Cy pike']);
    expect(seated({ player: ['Ann', 'Bo:bot'] })).toEqual(['Ann person', `Bo ${DEFAULT_BOT}`]);
  });

  test('still has no more seats than the preset', () => {
    expect(() => seated({ seats: 5 })).toThrow(/4/);
  });
});

test.each(['b', 'bot', 'ai', 'AI', 'computer'])(
  '"%s" is the default bot, at a prompt and on the command line',
  async (kind) => {
    const { seating } = await interview(['s', '2', '', 'Ann', 'human', 'Ben', kind]);
    expect(seating.players.map(({ bot }) => bot)).toEqual([null, DEFAULT_BOT]);
    const { players } = seatingFrom({ player: ['Ann:person', `Bo:${kind}`] }, en);
    expect(players.map(({ bot }) => bot)).toEqual([null, DEFAULT_BOT]);
  },
);

test.each([
  [de, 'mensch', 'KI'],
  [es, 'humano', 'IA'],
  [fr, 'humain', 'ordinateur'],
])('people and bots are understood in other languages too', (catalogue, person, kind) => {
  const { players } = seatingFrom({ player: [`Ann:${person}`, `Bo:${kind}`, 'Cy:computer'] }, catalogue);
  expect(players.map(({ bot }) => bot)).toEqual([null, DEFAULT_BOT, DEFAULT_BOT]);
});

test('--bot ai fills the seats with the default bot', () => {
  expect(seatingFrom({ bot: ['ai'] }, en).players.map(({ bot }) => bot)).toEqual([null, DEFAULT_BOT, DEFAULT_BOT]);
});

test('a table may forbid bots (R15)', () => {
  const people = (...player: string[]) => seatingFrom({ player, bots: false }, en);
  expect(people('Ann', 'Ben').players.map(({ bot }) => bot)).toEqual([null, null]);
  expect(() => people('Ann', 'Bo:minnow')).toThrow(words.botForbidden('Bo'));
  expect(() => people('Ann')).toThrow(words.tooFewPeople(1, 3));
});
