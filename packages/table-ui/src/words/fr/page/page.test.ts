import { cardOf, RANKS, type Rank, SUITS } from '@shoal/core';
import { GAME_IDS } from '@shoal/games/ids';
import { capital, cards } from '@shoal/language/fr';
import { describe, expect, test } from 'vitest';
import { fr } from '../../fr.ts';
import { atGame, ofGame, theGame } from '../game-names.ts';
import { screen } from '../screen.ts';
import { page } from './index.ts';

const { common, end, games, home, replay, review, rules, settings, setup, statistics, table } = page;
const { check } = replay;
const COUNTS = [0, 1, 2, 11];
const said = (say: (count: number) => string): string[] => COUNTS.map(say);
/** With spaces that break, as one types them. */
const plain = (text: string): string => text.replaceAll('\u00a0', ' ');
const { name: GAME } = fr.games[GAME_IDS[0]];

describe('a count takes the right form, and none is singular', () => {
  test.each([
    ['cards', screen.cardsInHand, ['0 carte', '1 carte', '2 cartes', '11 cartes']],
    ['players', screen.playerCount, ['0 joueur', '1 joueur', '2 joueurs', '11 joueurs']],
  ])('the count of %s takes the right form', (_, say, forms) => {
    expect(said(say)).toEqual(forms);
  });

  test.each([
    ['your hand', table.yourHand, 'carte', 'cartes'],
    ['the hand of another', (count: number) => table.handOf('Bo', count), 'carte', 'cartes'],
    ['drawing', (count: number) => table.drawFrom('Piocher', count), 'carte', 'cartes'],
    ['a stack', (count: number) => table.stack(RANKS[6], count, 4), 'carte', 'cartes'],
    ['what happened meanwhile', table.jumped, 'chose', 'choses'],
    ['damaged games', home.damaged, 'partie n’a', 'parties n’ont'],
    ['values of an option', rules.manyValues, 'possible', 'possibles'],
    ['seats', setup.onlySeats, 'joueur', 'joueurs'],
    ['changed options', setup.optionsChanged, 'option modifiée', 'options modifiées'],
    ['games against a bot', (count: number) => statistics.levelRow('pike', count), 'partie', 'parties'],
    ['saved games', (count: number) => statistics.saved(count, 'x'), 'partie a été enregistrée', 'parties ont été'],
    ['finished games', games.count, 'partie, enregistrée', 'parties, enregistrées'],
    ['checked games', check.checkedSoFar, 'partie', 'parties'],
    ['right games', check.allRight, 'Vérifié', 'parties sont vérifiées'],
    ['games without a seed', (count: number) => check.rightWithoutSeed(20, count), 'l’une d’elles', 'd’entre elles'],
    ['faulty games among others', (count: number) => check.someFaulty(9, count), 'enfreint', 'enfreignent'],
    ['faults', check.tooManyFaults, 'erreur', 'erreurs'],
    ['listed games', check.listedPart, 'la première partie', 'premières parties'],
    ['listed games of all', check.listedOfAll, 'la première partie', 'premières parties'],
    ['added games', (count: number) => statistics.addedUnsaved('', count), 'elle est perdue', 'elles sont perdues'],
    ['games that are not kept', games.countUnsaved, 'partie', 'parties'],
    ['games that are not shown yet', games.more, 'de plus', 'encore'],
  ])('the sentence on %s takes the right form', (_, say, one, many) => {
    const [none, single, ...several] = said(say);
    for (const text of [none, single]) expect(text).toMatch(new RegExp(`${one}(?!\\p{Letter})`, 'u'));
    for (const text of several) expect(text).toContain(many);
  });

  test('where nothing is left, it is said in words', () => {
    const stocks = ['La pioche est vide', 'Pioche : 1 carte', 'Pioche : 2 cartes', 'Pioche : 11 cartes'];
    expect(said(table.stock).map(plain)).toEqual(stocks);
  });

  test('what chance decided after the deal agrees with its verb', () => {
    const verified = (outcomes: number) =>
      plain(review.verified({ isSeeded: true, cards: 52, outcomes, entries: 1234 }));
    expect(verified(0)).toMatch(/^Vérifié : l’ordre des 52 cartes découle de la graine, /);
    expect(verified(2)).toMatch(/ et tout ce que le hasard a décidé ensuite découlent de la graine, /);
  });
});

describe('every rank', () => {
  const all = (write: (rank: Rank) => string): string => RANKS.map(write).join('; ');

  test('names its stack in the plural, with its cards counted', () => {
    expect(all((rank) => plain(table.stack(rank, 3, 4)).replace(' : 3 cartes sur 4', ''))).toBe(
      'As; Deux; Trois; Quatre; Cinq; Six; Sept; Huit; Neuf; Dix; Valets; Dames; Rois',
    );
    expect(plain(table.newStack(RANKS[6], 1, 4))).toBe('Sept : 1 carte sur 4, avec du nouveau');
  });
});

test('every suit is one short word', () => {
  expect(SUITS.map(table.nameSuit)).toEqual(['Pique', 'Cœur', 'Carreau', 'Trèfle']);
});

test('cards and seats read well aloud', () => {
  const queen = cards.spoken(cardOf(RANKS[11], SUITS[0]));
  expect(table.playable(queen)).toBe('dame de pique, jouable');
  expect(table.newPlayable(queen)).toBe('dame de pique, nouvelle carte, jouable');
  const facts = [table.level('pike'), screen.cardsInHand(5), table.laid([RANKS[0], RANKS[12]])];
  expect(plain(table.chooseSeat('Ann', facts))).toBe(
    'Choisir Ann : bot pike, 5 cartes, cartes posées : des as et des rois',
  );
  expect(plain(table.seatName('Toi', [screen.cardsInHand(1)]))).toBe('Toi : 1 carte');
  expect(plain(replay.handOf('Toi', [queen]))).toBe('Toi : dame de pique en main');
});

test('"de" is elided before a name that begins with a vowel, and only there', () => {
  const told = [
    ...[table.handOf('Ann', 2), table.passBody('Ann'), screen.curtainTitle('Ann'), screen.recapTitle('Ann')],
    ...[review.handOf('Ann'), review.chanceOf('Ann', 'X'), review.takenBy('Ann', 'X'), replay.handOf('Ann', [])],
    ...[games.about(GAME, ['Ann'])],
  ];
  for (const text of told) expect(text).not.toMatch(/(?:\b[dq]e|\bque|[lqu]’) ?Ann/);
  const hands = (name: string) => [table.handOf(name, 2), review.handOf(name), screen.fanOf(name, 2)];
  for (const text of hands('Ann')) expect(text).toMatch(/^La main d’Ann/);
  for (const name of ['Bo', 'Hal', 'Yann']) for (const text of hands(name)) expect(text).toContain(`main de ${name}`);
  expect(review.handOf('Yves')).toBe('La main d’Yves');
});

test.each(GAME_IDS)('%s takes its article, or none', (id) => {
  const { name } = fr.games[id];
  expect(screen.playGame(name)).toBe(`Jouer ${atGame(name)}`);
  expect(home.setUp(name)).toBe(`Préparer ${theGame(name)}`);
  expect(rules.title(name)).toBe(`Les règles ${ofGame(name)}`);
  expect(statistics.overTimeIn(name)).toBe(`${capital(atGame(name))}, partie après partie`);
});

test('a name that is said begins with what is written on the button', () => {
  expect(games.reviewNamed('X', '12:30').startsWith(games.review)).toBe(true);
  expect(check.goThroughNamed(3, 'X').startsWith(check.goThrough)).toBe(true);
  expect(check.reviewNamed(3, 'X').startsWith(replay.review)).toBe(true);
  expect(setup.resetOption('X').startsWith(setup.reset)).toBe(true);
  expect(home.setUp(GAME).startsWith(home.setUpShort)).toBe(true);
});

test('a loudness of nothing is off, and any other has its percent sign', () => {
  expect([0, 40, 100].map(settings.volumeOf)).toEqual(['Coupé', '40\u00a0%', '100\u00a0%']);
});

test('every text has its French signs: unbroken spaces, guillemets and curved apostrophes', () => {
  const parts: readonly object[] = [
    common,
    end,
    games,
    home,
    replay,
    check,
    review,
    settings,
    setup,
    statistics,
    table,
  ];
  const fixed = parts.flatMap((words): unknown[] => Object.values(words)).filter((text) => typeof text === 'string');
  const counted = [table.yourHand, table.stock, table.jumped, check.allRight, check.tooManyFaults];
  const listed = [check.listedPart, check.listedOfAll, (count: number) => statistics.addedUnsaved('', count)];
  const named = [home.discardName, table.passBody, setup.presetSays, setup.inMatch, check.empty, check.binary];
  const texts = [...fixed, ...[...counted, ...listed].flatMap(said), ...named.map((say) => say('X'))];
  expect(texts.length).toBeGreaterThan(200);
  for (const text of texts) {
    expect(text, 'no space that breaks').not.toMatch(/ [:;!?%»]|« /);
    expect(text, 'no space missing').not.toMatch(/[^\s][:;!?%»]|«[^\s]/);
    expect(text, 'no straight signs').not.toMatch(/['"]/);
  }
});
