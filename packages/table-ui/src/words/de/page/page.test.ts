import { cardOf, RANKS, type Rank, SUITS } from '@shoal/core';
import { cards } from '@shoal/language/de';
import { describe, expect, test } from 'vitest';
import { screen } from '../screen.ts';
import { page } from './index.ts';

const { common, end, games, home, replay, review, rules, settings, setup, statistics, table } = page;
const { check } = replay;
const COUNTS = [0, 1, 2, 11];
const said = (say: (count: number) => string): string[] => COUNTS.map(say);

describe('a count takes the right form', () => {
  test.each([
    ['cards', screen.cardsInHand, ['0 Karten', '1 Karte', '2 Karten', '11 Karten']],
    ['players', screen.playerCount, ['0 Spieler', '1 Spieler', '2 Spieler', '11 Spieler']],
  ])('the count of %s takes the right form', (_, say, forms) => {
    expect(said(say)).toEqual(forms);
  });

  test.each([
    ['your hand', table.yourHand, 'Karte', 'Karten'],
    ['the hand of another', (count: number) => table.handOf('Bo', count), 'Karte', 'Karten'],
    ['drawing', (count: number) => table.drawFrom('Eine Karte ziehen', count), 'Karte', 'Karten'],
    ['what happened meanwhile', table.jumped, 'ist 1 Sache', /sind \d+ Dinge/],
    ['damaged games', home.damaged, 'Ein Spiel ließ', /Spiele ließen .* blieben/],
    ['values of an option', rules.manyValues, 'Möglichkeit', 'Möglichkeiten'],
    ['changed options', setup.optionsChanged, 'Option', 'Optionen'],
    ['games against a bot', (count: number) => statistics.levelRow('pike', count), 'Spiel', 'Spiele'],
    ['saved games', (count: number) => statistics.saved(count, 'x'), 'Spiel wurde', 'Spiele wurden'],
    ['finished games', games.count, 'Spiel', 'Spiele'],
    ['checked games', check.checkedSoFar, 'Spiel', 'Spiele'],
    ['right games', check.allRight, 'Geprüft', /Alle \d+ Spiele geprüft/],
    ['games without a seed', (count: number) => check.rightWithoutSeed(20, count), '1 davon hat', 'davon haben'],
    ['faulty games among others', (count: number) => check.someFaulty(9, count), 'verstößt', 'verstoßen'],
    ['faults', check.tooManyFaults, '1 Fehler: Behebe ihn', /\d Fehlern: Behebe sie/],
    ['listed games', check.listedPart, 'das erste Spiel', /die ersten \d+ Spiele /],
    ['listed games of all', check.listedOfAll, 'das erste Spiel', /die ersten \d+ Spiele .*; geprüft wurden alle/],
    ['added games', (count: number) => statistics.addedUnsaved('', count), 'Es geht', 'Sie gehen'],
    ['games that are not kept', games.countUnsaved, 'Spiel', 'Spiele'],
  ])('the sentence on %s takes the right form', (_, say, one, many) => {
    const [none, single, ...several] = said(say);
    expect(single).toMatch(new RegExp(`${one}(?!\\p{Letter})`, 'u'));
    for (const text of [none, ...several]) expect(text).toMatch(many);
  });

  test('where nothing is left, it is said in words', () => {
    expect(said(table.stock)).toEqual([
      'Der Stapel ist leer',
      'Stapel: 1 Karte',
      'Stapel: 2 Karten',
      'Stapel: 11 Karten',
    ]);
    expect([1, 2].map(games.more)).toEqual(['1 weiteres zeigen', 'Mehr zeigen (noch 2)']);
  });

  test('what chance decided after the deal agrees with its verb', () => {
    const verified = (outcomes: number) => review.verified({ isSeeded: true, cards: 52, outcomes, entries: 1234 });
    expect(verified(0)).toMatch(/^Geprüft: Die Reihenfolge aller 52 Karten folgt aus dem Seed, /);
    expect(verified(2)).toMatch(/ und alles, was der Zufall später entschied, folgen aus dem Seed, /);
  });
});

describe('every rank', () => {
  const all = (write: (rank: Rank) => string): string => RANKS.map(write).join('; ');

  test('names its stack in the plural', () => {
    expect(all((rank) => table.stack(rank, 3, 4).replace(', 3 von 4', ''))).toBe(
      'Asse; Zweien; Dreien; Vieren; Fünfen; Sechsen; Siebenen; Achten; Neunen; Zehnen; Buben; Damen; Könige',
    );
    expect(table.newStack(RANKS[6], 1, 4)).toBe('Siebenen, 1 von 4, neu');
  });
});

test('every suit is one short word', () => {
  expect(SUITS.map(table.nameSuit)).toEqual(['Pik', 'Herz', 'Karo', 'Kreuz']);
});

test('cards and seats read well aloud', () => {
  const queen = cards.spoken(cardOf(RANKS[11], SUITS[0]));
  expect(table.newPlayable(queen)).toBe('Pik-Dame, neu und spielbar');
  const facts = [table.level('pike'), screen.cardsInHand(5), table.laid([RANKS[0], RANKS[12]]), table.hasTurn];
  expect(table.chooseSeat('Bo', facts)).toBe('Bo wählen: Bot pike, 5 Karten, ausgelegt: Asse und Könige, am Zug');
  expect(table.seatName('Du', [screen.cardsInHand(1)])).toBe('Du: 1 Karte');
  expect(replay.handOf('Du', [queen])).toBe('Du: Pik-Dame auf der Hand');
});

test('a name that is said begins with what is written on the button, or ends with it', () => {
  expect(games.reviewNamed('Go Fish', '12:30').startsWith(games.review)).toBe(true);
  expect(check.goThroughNamed(3, 'Go Fish').startsWith(check.goThrough)).toBe(true);
  expect(check.reviewNamed(3, 'Go Fish').startsWith(replay.review)).toBe(true);
  expect(setup.resetOption('X').startsWith(setup.reset)).toBe(true);
  expect(home.setUp('Go Fish').endsWith(home.setUpShort.toLowerCase())).toBe(true);
});

test('a loudness of nothing is off, and any other has its percent sign', () => {
  expect([0, 40, 100].map(settings.volumeOf)).toEqual(['Aus', '40\u00a0%', '100\u00a0%']);
});

test('after a colon a sentence begins with a capital', () => {
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
  const fixed = parts.flatMap((words): unknown[] => Object.values(words));
  const sentences = fixed.filter((text) => typeof text === 'string').filter((text) => /[.!?…]$/u.test(text));
  expect(sentences.length).toBeGreaterThan(60);
  for (const sentence of sentences) expect(sentence).not.toMatch(/: \p{Lowercase}|["']/u);
});
