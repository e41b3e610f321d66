import { cardOf, type Message, RANKS, type Rank, SUITS } from '@shoal/core';
import { GAME_IDS, gameNamed } from '@shoal/games';
import { words } from '@shoal/games/words/de';
import { type Pen, type SentenceTemplates, say } from '@shoal/language';
import { aSeven, hearts, oneSeven, percent, points, sevens, theCard, theSeven, toSevens } from '@shoal/language/de';
import { describe, expect, test } from 'vitest';
import { COUNTS, messageWith } from '../../test/message-values.ts';
import { SHOWN_GAMES } from './catalogues.ts';
import { de } from './de.ts';
import { readSpokenCard, readSpokenRank, readSpokenSuit } from './reading/spoken-cards.ts';
import { optionChoices } from './sentences/option-words.ts';
import { commonSentences, createSentences } from './sentences/sentences.ts';

const ANN = 0;
const settings = { catalogue: de, names: ['Ann', 'Bo', 'Cy'], ascii: false };
const table = commonSentences(settings);
const pen: Pen = { name: (seat) => `Sitz${seat}`, card: String, cards: (list) => list.join(' ') };
const [ACE, SEVEN, JACK, KING] = [RANKS[0], RANKS[6], RANKS[10], RANKS[12]];
const HEARTS = SUITS[1];

describe('every rank', () => {
  const all = (write: (rank: Rank) => string) => RANKS.map(write).join(', ');

  test('has its gender', () => {
    expect(all(theSeven)).toBe(
      'das Ass, die Zwei, die Drei, die Vier, die Fünf, die Sechs, die Sieben, die Acht, die Neun, die Zehn, der Bube, die Dame, der König',
    );
    expect(all((rank) => aSeven(rank, 'nominative'))).toBe(
      'ein Ass, eine Zwei, eine Drei, eine Vier, eine Fünf, eine Sechs, eine Sieben, eine Acht, eine Neun, eine Zehn, ein Bube, eine Dame, ein König',
    );
    expect(all(oneSeven)).toBe('eins, eine, eine, eine, eine, eine, eine, eine, eine, eine, einen, eine, einen');
  });

  test('is declined, the jack with an ending of its own', () => {
    expect(all((rank) => aSeven(rank, 'accusative'))).toBe(
      'ein Ass, eine Zwei, eine Drei, eine Vier, eine Fünf, eine Sechs, eine Sieben, eine Acht, eine Neun, eine Zehn, einen Buben, eine Dame, einen König',
    );
    expect(all((rank) => aSeven(rank, 'dative'))).toBe(
      'einem Ass, einer Zwei, einer Drei, einer Vier, einer Fünf, einer Sechs, einer Sieben, einer Acht, einer Neun, einer Zehn, einem Buben, einer Dame, einem König',
    );
  });

  test('has a plural, which "nach" changes for aces and kings only', () => {
    expect(all(sevens)).toBe(
      'Asse, Zweien, Dreien, Vieren, Fünfen, Sechsen, Siebenen, Achten, Neunen, Zehnen, Buben, Damen, Könige',
    );
    expect(all(toSevens)).toBe(
      'Assen, Zweien, Dreien, Vieren, Fünfen, Sechsen, Siebenen, Achten, Neunen, Zehnen, Buben, Damen, Königen',
    );
  });
});

test('every suit is said as players say it', () => {
  expect(SUITS.map(hearts).join(', ')).toBe('Pik, Herz, Karo, Kreuz');
  expect(SUITS.map((suit) => de.cards.spoken(cardOf(ACE, suit))).join(', ')).toBe(
    'Pik-Ass, Herz-Ass, Karo-Ass, Kreuz-Ass',
  );
});

test('a card takes the article of its rank, written or spoken', () => {
  const written: Pen = { ...pen, card: () => 'X' };
  const spoken: Pen = { ...pen, card: de.cards.spoken };
  const of = (rank: Rank) => cardOf(rank, HEARTS);
  expect([ACE, SEVEN, JACK, KING].map((rank) => theCard(of(rank), written, 'accusative'))).toEqual(
    'das X,die X,den X,den X'.split(','),
  );
  expect([ACE, SEVEN, JACK, KING].map((rank) => theCard(of(rank), spoken, 'accusative'))).toEqual(
    'das Herz-Ass,die Herz-Sieben,den Herz-Buben,den Herz-König'.split(','),
  );
  expect(theCard(of(JACK), spoken, 'nominative')).toBe('der Herz-Bube');
});

test('every card, rank and suit is understood as German says it', () => {
  for (const rank of RANKS) {
    for (const said of [theSeven(rank), sevens(rank), aSeven(rank, 'accusative')])
      expect([said, readSpokenRank(said, [de.cards])]).toEqual([said, rank]);
    for (const suit of SUITS) {
      const face = cardOf(rank, suit);
      expect(readSpokenCard(de.cards.spoken(face), [de.cards])).toBe(face);
    }
  }
  for (const suit of SUITS) expect(readSpokenSuit(hearts(suit), [de.cards])).toBe(suit);
});

test('counts take their plural: 0, 1, 2, 11', () => {
  const counted = (write: (count: number) => string) => [0, 1, 2, 11].map(write);
  expect(counted(de.screen.cardsInHand)).toEqual(['0 Karten', '1 Karte', '2 Karten', '11 Karten']);
  expect(counted((count) => table.say({ key: 'stock-left', count }))).toEqual([
    'Der Stapel ist leer.',
    'Im Stapel ist noch eine Karte.',
    'Im Stapel sind noch 2 Karten.',
    'Im Stapel sind noch 11 Karten.',
  ]);
});

test('a standing tells the place before the score, and whether it is shared', () => {
  const withScore = 'mit 2 Quartetten';
  const standing = { key: 'standing', seat: ANN, place: 2, withScore } as const;
  const yours = { key: 'your-standing', place: 1, withScore } as const;
  expect(say(de.standings, { ...standing, isShared: false }, pen)).toBe('2. Platz: Sitz0 mit 2 Quartetten.');
  expect(say(de.standings, { ...standing, isShared: true }, pen)).toBe('Geteilter 2. Platz: Sitz0 mit 2 Quartetten.');
  expect(say(de.standings, { ...yours, isShared: false }, pen)).toBe('1. Platz: du mit 2 Quartetten.');
});

test('shares have a space that does not break, and no false certainty', () => {
  expect([0, 0.001, 0.42, 0.999, 1].map(percent)).toEqual([
    '0\u00a0%',
    'unter 1\u00a0%',
    '42\u00a0%',
    'über 99\u00a0%',
    '100\u00a0%',
  ]);
  expect([0.001, 0.01, 0.14].map(points)).toEqual(['weniger als 1 Prozentpunkt', '1 Prozentpunkt', '14 Prozentpunkte']);
});

const shelves = [
  ...GAME_IDS.flatMap((game) => {
    const { rules, events, refusals, impossible, advice, actions, prompts } = words[game];
    return [rules, events, refusals, impossible, advice, actions, prompts];
  }),
  ...[
    de.winners,
    de.standings,
    de.tableRefusals,
    de.optionRefusals,
    de.recordFaults,
    de.verifyFaults,
    de.lines,
    de.coach,
  ],
] as unknown as readonly SentenceTemplates<Message>[];

/** Expects nothing missing, no straight quotes, and a space before the percent sign. */
function expectSound(sentence: string) {
  expect(sentence).not.toMatch(/undefined|NaN|\[object|null| {2}|^ | $|\.\.|"|\d%/);
  expect(sentence).toMatch(/^[„A-ZÄÖÜ0-9]/);
}

test('every message has a whole sentence, for one and for many', () => {
  for (const sayings of shelves) {
    for (const key of Object.keys(sayings)) {
      for (const count of COUNTS) expectSound(say(sayings, messageWith(key, count), pen));
    }
  }
});

test.each(GAME_IDS)('%s: every option, value, preset and ending is a sentence', (game) => {
  const sentences = createSentences(settings, SHOWN_GAMES.de[game]);
  const { table: options, presets } = gameNamed(game).tables;
  for (const option of Object.keys(options)) {
    expectSound(sentences.optionSummary(option));
    for (const { meaning } of optionChoices(sentences, gameNamed(game).tables, option))
      expect(meaning).toMatch(/^[A-ZÄÖÜ].*\.$/);
  }
  for (const preset of Object.keys(presets)) expectSound(sentences.presetSummary(preset));
  for (const sentence of [...Object.values(words[game].endings), ...Object.values(words[game].illegal)])
    expect(sentence).toMatch(/^[A-ZÄÖÜ].*\.$/);
});

test('a table that cannot be set up says what to choose', () => {
  expect(
    createSentences(settings, SHOWN_GAMES.de['go-fish']).optionRefusal({
      key: 'unknown-preset',
      preset: 'fein',
      known: ['standard', 'pairs'],
    }),
  ).toBe('Die Variante „fein“ gibt es nicht; wähle standard oder pairs.');
});

test('the coach judges in German', () => {
  expect(table.coach({ key: 'blunder', loss: 0.14, error: 0.03 })).toBe(
    'Grober Fehler: Das hat 14 Prozentpunkte Gewinnchance gekostet, bei 3 Prozentpunkten Unsicherheit.',
  );
});

test('the daily deal is told with a long date', () => {
  const result = {
    date: '2026-11-16',
    game: 'Go Fish',
    place: 2,
    withScore: 'mit 3 Quartetten',
    others: [6, 4],
    score: 'Quartette',
  };
  expect(de.daily.share.placed(result)).toBe(
    'Ich bin in der Shoal-Tagesrunde vom 16. November 2026 (Go Fish) mit 3 Quartetten auf Platz 2 gelandet; die anderen hatten 6 und 4 Quartette.',
  );
  expect(de.daily.share.won({ ...result, game: 'Crazy Eights', withScore: 'mit leerer Hand', score: 'Punkte' })).toBe(
    'Ich habe die Shoal-Tagesrunde vom 16. November 2026 (Crazy Eights) mit leerer Hand gewonnen; die anderen hatten 6 und 4 Punkte.',
  );
});
