import type { Message } from '@shoal/core';
import { GAME_IDS, gameNamed } from '@shoal/games';
import { LANGUAGES, type Language, type Pen, type SentenceTemplates, say } from '@shoal/language';
import { describe, expect, test } from 'vitest';
import { everyWord } from '../../test/every-word.ts';
import { COUNTS, messageWith } from '../../test/message-values.ts';
import { CATALOGUES, SHOWN_GAMES } from './catalogues.ts';
import { optionChoices, optionLines } from './sentences/option-words.ts';
import { createSentences } from './sentences/sentences.ts';

const pen: Pen = { name: (seat) => `Seat${seat}`, card: String, cards: (list) => list.join(' ') };

type Shelf = readonly [name: string, sayings: SentenceTemplates<Message>];

/** Every shelf of messages in a language. Only badges, calls, advice and impossible options may be empty in a game. */
function shelvesOf(language: Language): Shelf[] {
  const catalogue = CATALOGUES[language];
  const shelves = [
    ...GAME_IDS.flatMap((game) => {
      const { rules, events, refusals, impossible, advice, actions, prompts, badges, calls } =
        SHOWN_GAMES[language][game].words;
      return Object.entries({ rules, events, refusals, impossible, advice, actions, prompts, badges, calls }).map(
        ([shelf, sayings]) => [`${game} ${shelf}`, sayings] as const,
      );
    }),
    ['winners', catalogue.winners],
    ['standings', catalogue.standings],
    ['table refusals', catalogue.tableRefusals],
    ['option refusals', catalogue.optionRefusals],
    ['record faults', catalogue.recordFaults],
    ['verify faults', catalogue.verifyFaults],
    ['lines', catalogue.lines],
    ['coach', catalogue.coach],
  ].map(([name, sayings]) => [name as string, sayings as unknown as SentenceTemplates<Message>] as const);
  return shelves.filter(([name, sayings]) => !MAY_BE_EMPTY.test(name) || Object.keys(sayings).length > 0);
}

const MAY_BE_EMPTY = / (?:impossible|badges|calls|advice)$/;

/** Badges are labels, not sentences. */
const isLabel = (shelf: string): boolean => shelf.endsWith(' badges');

const expectWhole = (text: string) =>
  expect(text).not.toMatch(/undefined|NaN|\[object|\bnull\b|[ \u00a0]{2}|^\s|\s$|\.\./);

/** A sentence begins with a capital, a number or a quotation. */
const expectSound = (sentence: string) => {
  expectWhole(sentence);
  expect(sentence).toMatch(/^(?:["«„]|[¿¡]?[\p{Uppercase}0-9])/u);
};

/** A label has no full stop, since a sentence may add one. */
const expectLabel = (label: string) => {
  expectWhole(label);
  expect(label).toMatch(/[\p{Letter}\p{Number}]$/u);
};

/** An option and its value stand side by side in 80 columns. */
const expectShort = (label: string) => {
  expectLabel(label);
  expect(label.length).toBeLessThanOrEqual(36);
};

/** Labels, file names and typed words may begin in any way. */
const isSentence = (where: string, text: string): boolean =>
  /[.!?]$/.test(text) &&
  !/^(?:files|store|screen\.(?:bots|games|help|keyNames|places)|.*\.typedHelp)/.test(where) &&
  !/^shoal /.test(text);

/** Every sentence that a message can make. */
const sentencesOn = ([, sayings]: Shelf): string[] =>
  Object.keys(sayings).flatMap((key) => COUNTS.map((count) => say(sayings, messageWith(key, count), pen)));

describe.each(LANGUAGES)('in %s', (language) => {
  const catalogue = CATALOGUES[language];

  test('the catalogue says which language it is', () => {
    expect(catalogue.language).toBe(language);
  });

  test.each(shelvesOf(language))('every message of the %s is said whole, for one and for many', (...shelf) => {
    const sentences = sentencesOn(shelf);
    expect(sentences).not.toEqual([]);
    for (const sentence of sentences) {
      if (isLabel(shelf[0])) expectLabel(sentence);
      else expectSound(sentence);
    }
  });

  test('the help on what may be typed in any game names every command', () => {
    const { help: _, ...commands } = catalogue.typed.commands;
    const named = catalogue.lineMode.typedHelp.flatMap((line) => line.split(/[^\p{Letter}]+/u));
    for (const typed of Object.values(commands)) expect(typed.filter((word) => named.includes(word))).not.toEqual([]);
  });

  test.each(GAME_IDS)('%s: every option, value and preset is explained in one line', (game) => {
    const sentences = createSentences({ catalogue, names: [], ascii: true }, SHOWN_GAMES[language][game]);
    const { table, presets } = gameNamed(game).tables;
    for (const option of Object.keys(table)) {
      expectSound(sentences.optionSummary(option));
      const choices = optionChoices(sentences, gameNamed(game).tables, option);
      expect(new Set(choices.map(({ meaning }) => meaning)).size).toBe(choices.length);
      for (const { meaning } of choices) expectSound(meaning);
      expectShort(sentences.optionLabel(option));
      expect(new Set(choices.map(({ choice }) => choice)).size).toBe(choices.length);
      for (const { choice } of choices) expectShort(choice);
    }
    for (const [preset, { seats, options }] of Object.entries(presets)) {
      expectSound(sentences.presetSummary(preset));
      expectShort(sentences.presetName(preset));
      const lines = optionLines(sentences, options(seats.min));
      expect(lines.map(({ option }) => option).sort()).toEqual(Object.keys(table).sort());
    }
  });

  test('every reason for an end and every illegal action has a sentence', () => {
    const told = GAME_IDS.flatMap((game) => {
      const { endings, illegal } = SHOWN_GAMES[language][game].words;
      return [...Object.values(endings), ...Object.values(illegal)];
    });
    expect(told.length).toBeGreaterThan(GAME_IDS.length);
    for (const sentence of [...told, ...Object.values(catalogue.illegalAtTable)])
      expect(sentence).toMatch(/^\p{Uppercase}.*\.$/u);
  });

  test.each(COUNTS)('every label and sentence beside the messages is whole, with %i of anything', (count) => {
    for (const [where, text] of everyWord(language, count)) {
      // The columns of a list are separated by two spaces.
      expectWhole(where === 'screen.games' ? text.replace('  ', ' ') : text);
      if (isSentence(where, text)) expectSound(text);
    }
  });
});

/** Names, numbers and words that two languages share. */
const isForeign = (text: string): boolean =>
  text
    .split(/[^\p{Letter}]+/u)
    .filter((word) => word.length > 3 && !/^(?:Fish|Crazy|Eights|classic|give|handSize)$/.test(word)).length > 2;

test.each(LANGUAGES.slice(1))('nothing in %s was left in English', (language) => {
  const english = new Set(COUNTS.flatMap((count) => everyWord('en', count).map(([, text]) => text)));
  const told = COUNTS.flatMap((count) => everyWord(language, count).map(([, text]) => text));
  const messages = new Set(shelvesOf('en').flatMap(sentencesOn));
  const said = shelvesOf(language).flatMap(sentencesOn);
  expect(told.filter((text) => english.has(text) && isForeign(text))).toEqual([]);
  expect(said.filter((sentence) => messages.has(sentence))).toEqual([]);
});
