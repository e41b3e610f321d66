import {
  type Card,
  type Message,
  RANKS,
  type Rank,
  readCard,
  readRecord,
  SeededChance,
  SUITS,
  settle,
  Table,
} from '@shoal/core';
import { GAMES, type GameId, gameNamed, REGISTRY } from '@shoal/games';
import type { CrazyEightsEventMessage } from '@shoal/games/crazy-eights';
import type { GoFishEventMessage } from '@shoal/games/go-fish';
import { type Pen, type Sayings, say } from '@shoal/language';
import { aboutCards, countedHearts, nth, percent, points, theCard } from '@shoal/language/fr';
import { describe, expect, test } from 'vitest';
import { fr } from './fr.ts';
import { readSpokenCard, readSpokenRank, readSpokenSuit } from './reading/spoken-cards.ts';
import { createSentences } from './sentences/sentences.ts';

const GAME_IDS = Object.keys(GAMES) as GameId[];
const NAMES = ['Ann', 'Bo', 'Cy'];
const card = (text: string): Card => readCard(text) as Card;
const rank = (sign: string): Rank => RANKS['A23456789TJQK'.indexOf(sign)];
const [SPADES, HEARTS] = SUITS;

const sentences = createSentences({ catalogue: fr, names: NAMES, ascii: false });
const spoken = createSentences({ catalogue: fr, names: NAMES, ascii: false, spoken: true });
const pen: Pen = { name: (seat) => NAMES[seat], card: (shown) => fr.cards.spoken(shown), cards: String };

/** Unbroken spaces look like any other here; a test of their own looks for them. */
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');
const fishing = (message: GoFishEventMessage): string => plain(say(fr.games['go-fish'].events, message, pen));
const eights = (message: CrazyEightsEventMessage): string => plain(say(fr.games['crazy-eights'].events, message, pen));
const ofEveryRank = (saying: (rank: Rank) => string): string => RANKS.map(saying).join(', ');

describe('every rank', () => {
  const rule = (message: { readonly key: string; readonly wild?: Rank; readonly rank?: Rank }) =>
    plain(say(fr.games['crazy-eights'].rules as Sayings<Message>, message, pen));

  test('takes its right indefinite article', () => {
    expect(ofEveryRank((wild) => rule({ key: 'wild-never-forced', wild }).replace(/.*jouer (.*),.*/, '$1'))).toBe(
      'un as, un deux, un trois, un quatre, un cinq, un six, un sept, un huit, un neuf, un dix, un valet, une dame, un roi',
    );
  });

  test('takes its right definite article: the ace is elided, the eight is not', () => {
    expect(ofEveryRank((wild) => rule({ key: 'wild-names-suit', wild }).split(' est ')[0])).toBe(
      'L’as, Le deux, Le trois, Le quatre, Le cinq, Le six, Le sept, Le huit, Le neuf, Le dix, Le valet, La dame, Le roi',
    );
  });

  test('is asked for in the plural, which numbers do not show', () => {
    const asked = (wanted: Rank) => fishing({ key: 'asks-you', seat: 0, rank: wanted });
    expect(ofEveryRank((wanted) => asked(wanted).replace(/.* (des .*)\./, '$1'))).toBe(
      'des as, des deux, des trois, des quatre, des cinq, des six, des sept, des huit, des neuf, des dix, des valets, des dames, des rois',
    );
  });

  test('follows a book with de, or d’ before an ace', () => {
    const laid = (wanted: Rank) => fishing({ key: 'you-lay-book', rank: wanted });
    expect(ofEveryRank((wanted) => laid(wanted).replace(/.*un carré (.*)\./, '$1'))).toBe(
      'd’as, de deux, de trois, de quatre, de cinq, de six, de sept, de huit, de neuf, de dix, de valets, de dames, de rois',
    );
  });

  test('agrees with none, another, and what takes it up', () => {
    const missed = (wanted: Rank) =>
      say(fr.games['go-fish'].refusals, { key: 'must-fish-after-miss', of: 1, rank: wanted }, pen);
    expect(missed(rank('Q'))).toMatch(/^Bo n’avait aucune dame, /);
    expect(missed(rank('A'))).toMatch(/^Bo n’avait aucun as, /);
    expect(rule({ key: 'draw-two', rank: rank('Q'), wild: rank('8') })).toMatch(/ par une autre dame, /);
    expect(rule({ key: 'draw-two', rank: rank('2'), wild: rank('8') })).toMatch(/ par un autre deux, /);
    expect(rule({ key: 'reverse', rank: rank('Q') })).toMatch(/^Une dame inverse .*, elle fait /);
    expect(rule({ key: 'wild-names-suit', wild: rank('Q') })).toMatch(/ joue-la sur /);
    expect(rule({ key: 'wild-names-suit', wild: rank('A') })).toMatch(/ joue-le sur /);
  });
});

test('every suit is masculine, and has its own plural', () => {
  const needed = SUITS.map((suit) =>
    plain(say(fr.games['crazy-eights'].refusals, { key: 'needs-suit', suit, wild: rank('8') }, pen)),
  );
  expect(needed.map((text) => text.replace(/.* il faut (.*) ou .*/, '$1')).join(', ')).toBe(
    'un pique, un cœur, un carreau, un trèfle',
  );
  expect(SUITS.map((suit) => countedHearts(2, suit)).join(', ')).toBe('2 piques, 2 cœurs, 2 carreaux, 2 trèfles');
  expect(SUITS.map(fr.screen.suitInForce).join(', ')).toBe(
    'pique demandé, cœur demandé, carreau demandé, trèfle demandé',
  );
});

test('a card has the article of its rank, by its sign and spoken', () => {
  const cards = ['AS', '7H', '8D', 'TC', 'JS', 'QH', 'KD'].map(card);
  expect(cards.map((shown) => theCard(shown, pen)).join(', ')).toBe(
    'l’as de pique, le sept de cœur, le huit de carreau, le dix de trèfle, le valet de pique, la dame de cœur, le roi de carreau',
  );
  const play = (shown: Card) => sentences.action({ type: 'play', card: shown });
  expect(cards.map(play).join(', ')).toBe(
    'Jouer l’A♠, Jouer le 7♥, Jouer le 8♦, Jouer le 10♣, Jouer le J♠, Jouer la Q♥, Jouer le K♦',
  );
});

describe('what is counted', () => {
  test.each([
    [0, '0 carte', 'avec 0 carré.', 'avec 0 point en main.', '0 joueur'],
    [1, '1 carte', 'avec 1 carré.', 'avec 1 point en main.', '1 joueur'],
    [2, '2 cartes', 'avec 2 carrés.', 'avec 2 points en main.', '2 joueurs'],
    [11, '11 cartes', 'avec 11 carrés.', 'avec 11 points en main.', '11 joueurs'],
  ])('is singular for none and one: %i', (count, cards, books, left, players) => {
    expect(fr.screen.cardsInHand(count)).toBe(cards);
    expect(say(fr.standings, { key: 'your-books', place: 2, count }, pen)).toContain(books);
    expect(say(fr.standings, { key: 'points', seat: 0, place: 2, count }, pen)).toContain(left);
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

test('dates are long, and the first of a month is an ordinal', () => {
  expect(['2026-11-16', '2026-11-01', '2026-12-11'].map(fr.daily.date)).toEqual([
    '16 novembre 2026',
    '1er novembre 2026',
    '11 décembre 2026',
  ]);
  expect(fr.daily.share['go-fish'].placed({ date: '2026-11-01', place: 2, score: 1, others: [7, 5] })).toBe(
    'J’ai pris la 2e place dans la donne du jour de Shoal du 1er novembre 2026 (Go Fish) avec 1 carré contre 7 et 5.',
  );
  expect(fr.daily.share['crazy-eights'].won({ date: '2026-11-17', place: 1, score: 0, others: [12, 34] })).toBe(
    'J’ai gagné la donne du jour de Shoal du 17 novembre 2026 (Huit américain) sans carte en main, contre des mains à 12 et 34 points.',
  );
});

test('a game of Go Fish is told as people tell it', () => {
  const cards = [card('QH'), card('QS')];
  expect(
    [
      fishing({ key: 'asks', seat: 0, of: 1, rank: rank('Q') }),
      fishing({ key: 'gives', seat: 1, to: 0, cards }),
      fishing({ key: 'you-ask', of: 2, rank: rank('A') }),
      fishing({ key: 'has-none-go-fish', seat: 2 }),
      fishing({ key: 'you-have-none-go-fish', asker: 2 }),
      fishing({ key: 'you-fish-asked-card', card: card('AD') }),
      fishing({ key: 'refills', seat: 0, count: 5 }),
      fishing({ key: 'lays-pair', seat: 1, rank: rank('8') }),
    ].join(' '),
  ).toBe(
    'Ann demande des dames à Bo. Bo donne la dame de cœur et la dame de pique. ' +
      'Tu demandes des as à Cy. Cy n’en a pas. Va pêcher ! Tu n’en as pas. Va pêcher, Cy ! ' +
      'Tu pêches l’as de carreau, pile la valeur que tu demandais ! ' +
      'Ann n’a plus de cartes et en pioche 5. Bo pose une paire de huit.',
  );
});

test('a game of Crazy Eights is told as people tell it', () => {
  expect(
    [
      eights({ key: 'starter-after-buried', card: card('QC'), buried: [card('8H'), card('8S')] }),
      eights({ key: 'plays-naming', seat: 0, card: card('8D'), suit: HEARTS }),
      eights({ key: 'you-play-naming', card: card('8C'), suit: SPADES }),
      eights({ key: 'draws', seat: 1, count: 1 }),
      eights({ key: 'is-skipped', seat: 2 }),
      eights({ key: 'rebuilt', count: 30 }),
      eights({ key: 'you-are-out', place: 1 }),
    ].join(' '),
  ).toBe(
    'Le huit de cœur et le huit de pique vont sous la pioche, et la carte de départ est la dame de trèfle. ' +
      'Ann joue le huit de carreau et annonce cœur. Tu joues le huit de trèfle et annonces pique. ' +
      'Bo pioche 1 carte. Cy perd son tour. La défausse est mélangée : 30 cartes forment la nouvelle pioche. ' +
      'Tu n’as plus de cartes et prends la 1re place.',
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
  const [title, ...clauses] = sentences.rulesSheet(game, settled.options, seats);
  expect(title).toBe(`${fr.games[game].name} à ${seats} joueurs`);
  for (const clause of clauses) expect(clause).toMatch(SENTENCE);
  const table = new Table(gameNamed(game).rules(settled.options, seats), new SeededChance('1'));
  for (let n = 1; table.turn !== null; n = (n * 48271) % 2147483647) {
    const { legal } = table.view(table.turn);
    table.act(table.turn, legal[n % legal.length]);
  }
  const names = Array.from({ length: seats }, (_, seat) => `P${seat}`);
  for (const you of [null, 0]) {
    const told = createSentences({ catalogue: fr, names, ascii: false, you });
    const story = told.narrate(game, table.log(you), { options: settled.options });
    for (const line of story) expect(line).toMatch(SENTENCE);
    if (you === null) expect(story.join(' ')).not.toMatch(/\b(Tu|te|toi|ton|ta|tes)\b/);
  }
});

test('rules name cards as the options have them', () => {
  const settled = settle(GAMES['crazy-eights'].tables, 'actions', 3, { wild: 'J' });
  if (!settled.ok) throw new Error('no such table');
  const sheet = spoken.rulesSheet('crazy-eights', settled.options, 3).map(plain);
  expect(sheet).toContain(
    'Le valet est un joker : joue-le sur n’importe quelle carte et annonce une couleur, qui reste demandée jusqu’à la prochaine carte jouée.',
  );
  expect(sheet).toContain('Après une dame, le joueur suivant perd son tour.');
  expect(sheet).toContain(
    'Les cartes restées en main comptent contre toi : 50 points par valet, 10 par dix, dame ou roi, 1 par as, et leur chiffre pour toutes les autres.',
  );
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
    expect(plain(sentences.recordFault(reading.fault))).toMatch(
      /^Le champ « \w+ » ne respecte pas le format : il faut (une? |sfc32 ou chacha20)/,
    );
  }
});
