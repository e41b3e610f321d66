import { type Message, type RecordFault, settle } from '@shoal/core';
import { GAME_IDS, type GameId, gameNamed } from '@shoal/games';
import { LANGUAGES } from '@shoal/language';
import { expect, test } from 'vitest';
import { CATALOGUES, SHOWN_GAMES } from '../catalogues.ts';
import { en } from '../en.ts';
import { recordFaultSentence, verifyFaultSentence } from '../sentences/fault-sentences.ts';
import { createSentences } from '../sentences/sentences.ts';

const settings = { catalogue: en, names: [], ascii: false };
const recordFault = (fault: RecordFault) => recordFaultSentence(fault, en, SHOWN_GAMES.en);

test('a table that cannot be set up says why and what to choose', () => {
  const said = (preset: string, seats: number, rules: Record<string, string> = {}, game: GameId = 'go-fish') => {
    const settled = settle(gameNamed(game).tables, preset, seats, rules);
    return settled.ok ? 'possible' : createSentences(settings, SHOWN_GAMES.en[game]).optionRefusal(settled.refusal);
  };
  expect(said('fancy', 2)).toBe('There is no preset "fancy"; choose standard, classroom, classic or pairs.');
  expect(said('pairs', 3)).toBe('These rules are for exactly 2 players, not 3.');
  expect(said('standard', 9)).toBe('These rules are for 2 to 6 players, not 9.');
  expect(said('standard', 2, { give: 'none' })).toBe('The option "give" cannot be "none"; choose all or one.');
  expect(said('standard', 2, { refill: '99' })).toBe(
    'The option "refill" cannot be "99"; choose a whole number from 0 to 52.',
  );
  expect(said('standard', 6, { handSize: '9' })).toBe(
    '52 cards are too few to deal 9 to each of 6 players: deal fewer or use two packs.',
  );
  expect(said('standard', 2, { skip: '8' }, 'crazy-eights')).toBe(
    'The options "wild" and "skip" are both 8: give them different ranks.',
  );
  expect(said('standard', 2, { handSize: '24' }, 'crazy-eights')).toBe(
    'Only 4 cards would be left after the deal, and at least 5 are needed: deal fewer or use two packs.',
  );
});

test('a fault in a record names its entry and the clause of the rules', () => {
  const missing = { key: 'missing-option', option: 'give' } as const;
  expect(recordFault({ key: 'bad-rules', game: 'go-fish', clause: '1', refusal: missing })).toBe(
    'The rules break rule 1. The option "give" is missing.',
  );
  expect(recordFault({ key: 'bad-entry', entry: 4, found: '[]' })).toBe('Log entry 5 breaks the record format: [].');
});

test('a record whose options cannot go together is told with the reason that its game has', () => {
  const reason = { key: 'too-few-cards-left', left: 4, needed: 5 };
  const refusal = { key: 'impossible-options', reason } as const;
  const fault = { key: 'bad-rules', game: 'crazy-eights', clause: '3.1', refusal } as const;
  const sentence =
    'The rules break rule 3.1. Only 4 cards would be left after the deal, and at least 5 are needed: deal fewer or use two packs.';
  expect(recordFault(fault)).toBe(sentence);
  expect(createSentences(settings, SHOWN_GAMES.en['crazy-eights']).recordFault(fault)).toBe(sentence);
});

/** Why tables that differ from a preset in one or two options are impossible, each reason once. */
function impossibilities(game: GameId): readonly Message[] {
  const { tables } = gameNamed(game);
  const written = Object.entries(tables.table).flatMap(([option, { allowed }]) =>
    ('min' in allowed ? [allowed.min, allowed.max] : allowed).map((value: unknown) => ({ [option]: `${value}` })),
  );
  const pairs = written.flatMap((one) => written.map((other): Record<string, string> => ({ ...one, ...other })));
  const reasons = Object.entries(tables.presets).flatMap(([preset, { seats }]) =>
    [seats.min, seats.max].flatMap((count) =>
      pairs.flatMap((rules) => {
        const settled = settle(tables, preset, count, rules);
        return settled.ok || settled.refusal.key !== 'impossible-options' ? [] : [settled.refusal.reason];
      }),
    ),
  );
  return [...new Map(reasons.map((reason) => [JSON.stringify(reason), reason])).values()];
}

test.each(GAME_IDS)('%s says in every language why options cannot go together', (game) => {
  const speakers = LANGUAGES.map((language) =>
    createSentences({ ...settings, catalogue: CATALOGUES[language] }, SHOWN_GAMES[language][game]),
  );
  const reasons = impossibilities(game);
  for (const reason of reasons) {
    const said = speakers.map((speaker) => speaker.optionRefusal({ key: 'impossible-options', reason }));
    expect(new Set(said).size, reason.key).toBe(LANGUAGES.length);
  }
  expect(reasons.length > 0).toBe(Object.keys(SHOWN_GAMES.en[game].words.impossible).length > 0);
});

test('an illegal action is told with the reason that its game has, whatever game that is', () => {
  const illegal = { entry: 12, found: '{"type":"ask"}', clause: '2.2.2', refusal: 'rank-not-held' };
  const fault = { key: 'illegal-action', game: 'go-fish', ...illegal } as const;
  const sentence = 'Log entry 13 breaks rule 2.2.2: {"type":"ask"} was illegal. The asker did not hold that rank.';
  expect(verifyFaultSentence(fault, en, SHOWN_GAMES.en)).toBe(sentence);
  expect(createSentences(settings, SHOWN_GAMES.en['go-fish']).verifyFault(fault)).toBe(sentence);
});

test.each(LANGUAGES)('every illegal action of every game has its reason in %s', (language) => {
  const games = SHOWN_GAMES[language];
  for (const game of GAME_IDS) {
    for (const [refusal, why] of Object.entries(games[game].words.illegal)) {
      const fault = { key: 'illegal-action', game, entry: 3, found: '{}', clause: '1', refusal } as const;
      expect(verifyFaultSentence(fault, CATALOGUES[language], games).endsWith(why)).toBe(true);
    }
  }
});

test('a fault that is no illegal action needs no game', () => {
  expect(verifyFaultSentence({ key: 'seed-deals-otherwise' }, en, SHOWN_GAMES.en)).toBe(
    'The pack breaks rule 1: the seed deals different cards from those in the record.',
  );
});

test('a fault of several clauses names rules, and values are spelled as a record does', () => {
  const wrong = { entry: 0, clause: '2.2.4, 2.2.5', expected: 'a', found: 'b' };
  expect(verifyFaultSentence({ key: 'wrong-entry', ...wrong }, en, SHOWN_GAMES.en)).toMatch(
    /^Log entry 1 breaks rules 2\.2\.4, 2\.2\.5: /,
  );
  const refusal = { key: 'bad-option-value', option: 'goAgainOnCatch', value: 'yes', allowed: ['yes', 'no'] } as const;
  expect(recordFault({ key: 'bad-rules', game: 'go-fish', clause: '2.1', refusal })).toBe(
    'The rules break rule 2.1. The option "goAgainOnCatch" cannot be "yes"; choose true or false.',
  );
  const range = { ...refusal, option: 'packs', value: '3', allowed: { min: 1, max: 2 } };
  expect(recordFault({ key: 'bad-rules', game: 'go-fish', clause: '2.1', refusal: range })).toMatch(/from 1 to 2\.$/);
});

test('a record without a format is told from one of another format', () => {
  expect(recordFault({ key: 'foreign-format', found: 'undefined' })).toMatch(/it names no format\.$/);
  expect(recordFault({ key: 'foreign-format', found: 'pgn' })).toMatch(/its format, "pgn", is unknown\.$/);
});
