import { type Card, RANKS, type Rank, readCard, readRecord, SeededChance, SUITS, settle, Table } from '@shoal/core';
import { GAME_IDS, gameNamed, REGISTRY } from '@shoal/games';
import { type Pen, say } from '@shoal/language';
import { aboutCards, countedHearts, nth, percent, points, theCard } from '@shoal/language/fr';
import { describe, expect, test } from 'vitest';
import { SHOWN_GAMES } from './catalogues.ts';
import { fr } from './fr.ts';
import { readSpokenCard, readSpokenRank, readSpokenSuit } from './reading/spoken-cards.ts';
import { recordFaultSentence } from './sentences/fault-sentences.ts';
import { createSentences } from './sentences/sentences.ts';

const NAMES = ['Ann', 'Bo', 'Cy'];
const card = (text: string): Card => readCard(text) as Card;
const rank = (sign: string): Rank => RANKS['A23456789TJQK'.indexOf(sign)];

const pen: Pen = { name: (seat) => NAMES[seat], card: (shown) => fr.cards.spoken(shown), cards: String };

/** Turns no-break spaces into plain ones; another test checks those. */
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

test('every suit has its own plural', () => {
  expect(SUITS.map((suit) => countedHearts(2, suit)).join(', ')).toBe('2 piques, 2 cœurs, 2 carreaux, 2 trèfles');
});

test('a card has the article of its rank', () => {
  const cards = ['AS', '7H', '8D', 'TC', 'JS', 'QH', 'KD'].map(card);
  expect(cards.map((shown) => theCard(shown, pen)).join(', ')).toBe(
    'l’as de pique, le sept de cœur, le huit de carreau, le dix de trèfle, le valet de pique, la dame de cœur, le roi de carreau',
  );
});

describe('what is counted', () => {
  test.each([
    [0, '0 carte', '0 joueur'],
    [1, '1 carte', '1 joueur'],
    [2, '2 cartes', '2 joueurs'],
    [11, '11 cartes', '11 joueurs'],
  ])('is singular for none and one: %i', (count, cards, players) => {
    expect(fr.screen.cardsInHand(count)).toBe(cards);
    expect(fr.screen.playerCount(count)).toBe(players);
  });

  test('is singular up to two, with a comma', () => {
    expect([0.54, 1, 1.5, 1.96, 2.25].map(aboutCards)).toEqual([
      '0,5 carte',
      '1 carte',
      '1,5 carte',
      '2 cartes',
      '2,3 cartes',
    ]);
  });

  test('is an ordinal of a place', () => {
    expect([1, 2, 3, 11, 21].map(nth)).toEqual(['1re', '2e', '3e', '11e', '21e']);
  });

  test('never reads as certain when it is not', () => {
    expect([0, 0.001, 0.42, 0.999, 1].map(percent).map(plain)).toEqual([
      '0 %',
      'moins de 1 %',
      '42 %',
      'plus de 99 %',
      '100 %',
    ]);
    expect([0, 0.01, 0.14].map(points)).toEqual(['moins de 1 point', '1 point', '14 points']);
  });
});

test('a standing tells the place before the score, and whether it is shared', () => {
  const withScore = 'avec 2 carrés';
  const standing = { key: 'standing', seat: 0, place: 2, withScore } as const;
  const yours = { key: 'your-standing', place: 1, withScore } as const;
  expect(plain(say(fr.standings, { ...standing, isShared: false }, pen))).toBe('2e place : Ann, avec 2 carrés.');
  expect(plain(say(fr.standings, { ...standing, isShared: true }, pen))).toBe('2e place ex æquo : Ann, avec 2 carrés.');
  expect(plain(say(fr.standings, { ...yours, isShared: false }, pen))).toBe('1re place : toi, avec 2 carrés.');
});

test('dates are long, and the first of a month is an ordinal', () => {
  expect(['2026-11-16', '2026-11-01', '2026-12-11'].map(fr.daily.date)).toEqual([
    '16 novembre 2026',
    '1er novembre 2026',
    '11 décembre 2026',
  ]);
  const result = {
    date: '2026-11-01',
    game: 'Go Fish',
    place: 2,
    withScore: 'avec 1 carré',
    others: [7, 5],
    score: 'carrés',
  };
  expect(fr.daily.share.placed(result)).toBe(
    'J’ai pris la 2e place dans la donne du jour de Shoal du 1er novembre 2026 (Go Fish) avec 1 carré, contre 7 et 5 carrés pour les autres.',
  );
  const out = { game: 'Huit américain', place: 1, withScore: 'sans carte en main', others: [12, 34], score: 'points' };
  expect(fr.daily.share.won({ date: '2026-11-17', ...out })).toBe(
    'J’ai gagné la donne du jour de Shoal du 17 novembre 2026 (Huit américain) sans carte en main, contre 12 et 34 points pour les autres.',
  );
});

/** Every preset of every game, at its largest table. */
const tables = GAME_IDS.flatMap((game) =>
  Object.entries(gameNamed(game).tables.presets).map(([preset, { seats }]) => [game, preset, seats.max] as const),
);

const SENTENCE = /^[A-ZÀÉ](?!.*(undefined|NaN|\[object| {2})).*[.!]$/;

test.each(tables)('%s %s at %i seats: rules and whole games read as sentences', (game, preset, seats) => {
  const settled = settle(gameNamed(game).tables, preset, seats);
  if (!settled.ok) throw new Error(preset);
  const names = Array.from({ length: seats }, (_, seat) => `P${seat}`);
  const toldTo = (you: number | null) =>
    createSentences({ catalogue: fr, names, ascii: false, you }, SHOWN_GAMES.fr[game]);
  const [title, ...clauses] = toldTo(null).rulesSheet(settled.options, seats);
  expect(title).toBe(`${fr.games[game].name} à ${seats} joueurs`);
  for (const clause of clauses) expect(clause).toMatch(SENTENCE);
  const table = new Table(gameNamed(game).rules(settled.options, seats), new SeededChance('1'));
  for (let n = 1; table.turn !== null; n = (n * 48271) % 2147483647) {
    const { legal } = table.view(table.turn);
    table.act(table.turn, legal[n % legal.length]);
  }
  for (const you of [null, 0]) {
    const story = toldTo(you).narrate(table.log(you), { options: settled.options });
    for (const line of story) expect(line).toMatch(SENTENCE);
    if (you === null) expect(story.join(' ')).not.toMatch(/\b(Tu|te|toi|ton|ta|tes)\b/);
  }
});

test('what people type is understood, with and without accents', () => {
  const words = [fr.cards];
  for (const shown of ['AH', '7S', 'QC', 'TD'].map(card))
    expect(readSpokenCard(fr.cards.spoken(shown), words)).toBe(shown);
  expect(readSpokenCard("l'as de coeur", words)).toBe(card('AH'));
  expect(readSpokenCard('la Dame de trefle', words)).toBe(card('QC'));
  expect(readSpokenCard('7 d', words)).toBe(card('7D'));
  expect(readSpokenRank('des rois', words)).toBe(rank('K'));
  expect(readSpokenSuit('carreaux', words)).toBe(SUITS[2]);
});

test('a field that breaks the record format is told without a word of English', () => {
  const fields = [{ rules: 1 }, { seats: 1 }, { firstSeat: -1 }, { pack: 1 }, { log: 1 }, { seed: 1 }, { result: 1 }];
  const record = { format: 'shoal-record/1', game: 'go-fish', rules: {}, seats: [], firstSeat: 0, pack: [], log: [] };
  const person = { name: 'Ann', player: 'human' };
  for (const wrong of [...fields, { extra: 1 }, { seed: 's', generator: 'x' }]) {
    const reading = readRecord(REGISTRY, JSON.stringify({ ...record, seats: [person, person], ...wrong }));
    if (reading.ok) throw new Error(`${Object.keys(wrong)[0]} is not refused`);
    expect(plain(recordFaultSentence(reading.fault, fr, SHOWN_GAMES.fr))).toMatch(
      /^Le champ « \w+ » ne respecte pas le format : il faut (une? |sfc32 ou chacha20)/,
    );
  }
});
