import { LANGUAGES } from '@shoal/language';
import { COMMAND_REFUSALS, ENDINGS, REACTIONS } from '@shoal/room/protocol';
import { PICTURES } from '@shoal/room/seal';
import { describe, expect, test } from 'vitest';
import { loadOnlineWords } from './online-words.ts';
import { PICTURE_SIGNS, picturesOfSeal } from './pictures.ts';
import { REACTION_SIGNS } from './reactions.ts';
import { readOnlineLine } from './typed-online.ts';

const english = await loadOnlineWords('en');

/** All texts of a catalogue, with sample values where it needs some. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (typeof value === 'function') return textsIn(value('Bo', 'Cy', 'Dee'));
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

const SENTENCE = /^[¡¿«»„“"]*\s?\p{Lu}.*(?:[.!?…]|: .+)$/u;

describe.each(LANGUAGES)('what is said of playing together in %s', async (language) => {
  const words = await loadOnlineWords(language);

  test.each(COMMAND_REFUSALS)('the refusal %s is one sentence that names the fix', (refusal) => {
    expect(words.refusals[refusal]).toMatch(SENTENCE);
  });

  test.each(ENDINGS)('the ending %s is one sentence', (ending) => {
    expect(words.endings[ending]).toMatch(SENTENCE);
  });

  test('every event is a sentence', () => {
    for (const [name, event] of Object.entries(words.events)) {
      const text = typeof event === 'string' ? event : (event as (...names: string[]) => string)('Bo', 'Cy', 'Dee');
      if (name !== 'reacts') expect(text).toMatch(/[.?]$/);
    }
  });

  test('every reaction has a word, and another sign than the others', () => {
    for (const reaction of REACTIONS) expect(words.reactions[reaction]).not.toBe('');
    expect(new Set(REACTIONS.map((reaction) => REACTION_SIGNS[reaction])).size).toBe(REACTIONS.length);
  });

  test('every picture of a seal has a name of its own', () => {
    expect(words.pictures.length).toBe(PICTURES);
    expect(new Set(words.pictures).size).toBe(PICTURES);
    expect(picturesOfSeal([0, 1, 2, 63], { ascii: true, names: words.pictures })).toBe(
      [0, 1, 2, 63].map((number) => words.pictures[number]).join(', '),
    );
  });

  test('no picture is called like an animal of a spoken code', () => {
    expect(words.pictures.filter((picture) => words.names.animals.includes(picture))).toEqual([]);
  });

  test('the catalogue says the same things as the English one', () => {
    expect(shapeOf(words)).toEqual(shapeOf(english));
  });

  test('nothing is left out of a text', () => {
    const terminal = { ...words.terminal, seatsAre: words.terminal.seatsAre(['Bo', 'Cy']) };
    // What is wrong with a seal has a test of its own.
    const seal = { ...words.seal, faults: null, dealtWithout: words.seal.dealtWithout(['Bo', 'Cy']) };
    for (const text of textsIn({ ...words, terminal, seal, names: null, typed: null })) {
      expect(text).not.toMatch(/undefined|\[object|\bnull\b/);
    }
  });

  test('everything that is typed is understood, by its own words and by the English ones', () => {
    const languages = [words.typed, english.typed];
    for (const { commands, reactions } of languages) {
      for (const [command, texts] of Object.entries(commands)) {
        for (const text of texts) expect(readOnlineLine(`${text} 3`, languages), text).toEqual(asked(command, '3'));
      }
      for (const [reaction, texts] of Object.entries(reactions)) {
        for (const text of texts) expect(readOnlineLine(text, languages)).toEqual({ type: 'reaction', reaction });
      }
    }
  });

  test('the help names every command that people may type', () => {
    const help = words.terminal.help.join(' ').toLowerCase();
    const unnamed = Object.entries({ ...words.typed.commands, ...words.typed.reactions }).filter(
      ([, texts]) => !texts.some((text) => new RegExp(`(?<!\\p{L})${text}(?!\\p{L})`, 'u').test(help)),
    );
    // The question names the help, and the review stands among what comes after a deal.
    expect(unnamed.map(([command]) => command).filter((command) => command !== 'help' && command !== 'review')).toEqual(
      [],
    );
  });
});

const asked = (command: string, rest: string) => ({ type: 'command', command, rest });

/** The names of all texts, without the texts: lists may have other lengths only where people type. */
function shapeOf(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return typeof value === 'object' ? 'list' : 'said';
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shapeOf(inner)]));
}

test('the pictures of a seal are signs of one width, each another one', () => {
  expect(PICTURE_SIGNS.length).toBe(PICTURES);
  expect(new Set(PICTURE_SIGNS).size).toBe(PICTURES);
  expect(PICTURE_SIGNS.filter((sign) => !/^\p{Emoji_Presentation}$/u.test(sign))).toEqual([]);
  const names = english.pictures;
  const four = names.slice(0, 4).map((name, number) => `${PICTURE_SIGNS[number]} ${name}`);
  expect(picturesOfSeal([0, 1, 2, 3], { ascii: false, names })).toBe(four.join(' · '));
});
