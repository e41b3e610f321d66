import { type Card, cardOf, type Message, RANKS, type Rank, readCard, SUITS } from '@shoal/core';
import { GAMES, type GameId } from '@shoal/games';
import type { CrazyEightsAdviceMessage, CrazyEightsEvent, CrazyEightsRefusalMessage } from '@shoal/games/crazy-eights';
import type { GoFishAdviceMessage, GoFishEventMessage } from '@shoal/games/go-fish';
import { type Pen, type Sayings, say } from '@shoal/language';
import { aSeven, hearts, oneSeven, percent, points, sevens, theCard, theSeven, toSevens } from '@shoal/language/de';
import { describe, expect, test } from 'vitest';
import { de } from './de.ts';
import { readSpokenCard, readSpokenRank, readSpokenSuit } from './reading/spoken-cards.ts';
import { optionChoices } from './sentences/option-words.ts';
import { createSentences } from './sentences/sentences.ts';

const [ANN, BO] = [0, 1];
const GAME_IDS = Object.keys(GAMES) as GameId[];
const table = createSentences({ catalogue: de, names: ['Ann', 'Bo', 'Cy'], ascii: false });
const aloud = createSentences({ catalogue: de, names: ['Ann', 'Bo', 'Cy'], ascii: false, spoken: true });
const pen: Pen = { name: (seat) => `Sitz${seat}`, card: String, cards: (list) => list.join(' ') };
const card = (text: string): Card => readCard(text) as Card;
const [ACE, SEVEN, EIGHT, JACK, KING] = [RANKS[0], RANKS[6], RANKS[7], RANKS[10], RANKS[12]];
const HEARTS = SUITS[1];

const fishing = (message: GoFishAdviceMessage): string => table.advice('go-fish', message);
const eights = (message: CrazyEightsAdviceMessage): string => aloud.advice('crazy-eights', message);

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
  expect(counted((count) => say(de.standings, { key: 'books', seat: ANN, place: 2, count }, pen))).toEqual([
    '2. Platz: Sitz0 mit 0 Quartetten.',
    '2. Platz: Sitz0 mit 1 Quartett.',
    '2. Platz: Sitz0 mit 2 Quartetten.',
    '2. Platz: Sitz0 mit 11 Quartetten.',
  ]);
});

test('shares have a comma, a space that does not break, and no false certainty', () => {
  expect([0, 0.001, 0.42, 0.999, 1].map(percent)).toEqual([
    '0\u00a0%',
    'unter 1\u00a0%',
    '42\u00a0%',
    'über 99\u00a0%',
    '100\u00a0%',
  ]);
  expect([0.001, 0.01, 0.14].map(points)).toEqual(['weniger als 1 Prozentpunkt', '1 Prozentpunkt', '14 Prozentpunkte']);
  expect(fishing({ key: 'hit-odds', chance: 0.5, gain: 1.26 })).toBe(
    'Das trifft in 50\u00a0% der Fälle und bringt im Schnitt 1,3 Karten.',
  );
});

/** Every value that any message has, so that each sentence finds its own. */
const valuesWith = (count: number) => ({
  ...{ seats: [0, 1], seat: 0, of: 1, to: 1, target: 2, asker: 2, others: [1, 2], place: count, direction: 1 },
  ...{ rank: SEVEN, ranks: RANKS.slice(0, 3), suit: HEARTS, card: card('7H'), cards: [card('7H'), card('TS')] },
  ...{ buried: [card('8H')], wild: EIGHT, tens: RANKS.slice(9), wildPoints: 50, tenPoints: 10, seed: 'a', path: 'b' },
  ...{ count, handSize: count, stock: count, left: count, limit: count, total: 13, asks: 20, number: count },
  ...{ preset: 'x', option: 'x', value: 'x', known: ['x', 'y'], allowed: ['x', 'y'], options: ['x', 'y'], needed: 5 },
  ...{ proof: 'asked', chance: 0.4, gain: count, points: count, share: 0.5, better: 0.1, loss: 0.1, error: 0.02 },
  ...{ min: 2, max: 6, text: 'x', game: 'x', field: 'x', expected: 'x', found: 'x', entry: count, clause: '2.2.2' },
});

const shelves = [
  ...GAME_IDS.flatMap((game) => {
    const { rules, events, refusals, advice } = de.games[game];
    return [rules, events, refusals, advice];
  }),
  ...[de.actions, de.winners, de.standings, de.optionRefusals, de.recordFaults, de.verifyFaults, de.lines, de.coach],
] as unknown as readonly Sayings<Message>[];

/** Nothing missing, no straight quotes, and the percent sign apart. */
function expectSound(sentence: string) {
  expect(sentence).not.toMatch(/undefined|NaN|\[object|null| {2}|^ | $|\.\.|"|\d%/);
  expect(sentence).toMatch(/^[„A-ZÄÖÜ0-9]/);
}

test('every message has a whole sentence, for one and for many', () => {
  for (const sayings of shelves) {
    const refusal = sayings === (de.recordFaults as unknown) ? { key: 'missing-option', option: 'x' } : 'rank-not-held';
    for (const key of Object.keys(sayings)) {
      for (const count of [0, 1, 2, 11]) {
        const values = { ...valuesWith(count), refusal };
        expectSound(say(sayings, { ...values, key }, pen));
      }
    }
  }
});

test.each(GAME_IDS)('%s: every option, value, preset and ending is a sentence', (game) => {
  const { table: options, presets } = GAMES[game].tables;
  for (const option of Object.keys(options)) {
    expectSound(table.optionSummary(game, option));
    for (const { meaning } of optionChoices(table, game, option)) expect(meaning).toMatch(/^[A-ZÄÖÜ].*\.$/);
  }
  for (const preset of Object.keys(presets)) expectSound(table.presetSummary(game, preset));
  for (const sentence of [...Object.values(de.games[game].reasons), ...Object.values(de.illegalActions)])
    expect(sentence).toMatch(/^[A-ZÄÖÜ].*\.$/);
});

test('a game of Go Fish is told in German', () => {
  const kings: Pen = { name: (seat) => ['Ann', 'Bo'][seat], card: () => 'K♠', cards: () => 'K♠ K♥' };
  const told = (message: GoFishEventMessage) => say(de.games['go-fish'].events, message, kings);
  const seat = ANN;
  expect(told({ key: 'asks', seat, of: BO, rank: KING })).toBe('Ann fragt Bo nach Königen.');
  expect(told({ key: 'has-none-go-fish', seat: BO })).toBe('Bo hat keine. Geh fischen!');
  expect(told({ key: 'gives', seat: BO, to: ANN, cards: [] })).toBe('Bo gibt K♠ K♥ ab.');
  expect(told({ key: 'fishes-asked-card', seat, card: card('KS') })).toBe(
    'Ann fischt den K♠, und genau danach war gefragt!',
  );
  expect(told({ key: 'lays-book', seat, rank: ACE })).toBe('Ann legt ein Quartett Asse aus.');
  expect(told({ key: 'refills', seat, count: 1 })).toBe('Ann hat keine Karten mehr und zieht eine nach.');
});

test('a game of Crazy Eights is told in German', () => {
  const log: CrazyEightsEvent[] = [
    { type: 'starter', card: card('9H') },
    { type: 'play', seat: ANN, card: card('JH') },
    { type: 'play', seat: BO, card: card('8S'), suit: SUITS[3] },
    { type: 'pass', seat: ANN },
    { type: 'out', seat: BO, place: 1 },
  ];
  expect(aloud.narrate('crazy-eights', log)).toEqual([
    'Die Startkarte ist die Herz-Neun.',
    'Ann spielt den Herz-Buben.',
    'Bo spielt die Pik-Acht und wünscht sich Kreuz.',
    'Ann passt.',
    'Bo ist fertig und belegt den 1. Platz.',
  ]);
  expect(table.narrate('crazy-eights', log)[1]).toBe('Ann spielt den J♥.');
});

test('rules read like rules', () => {
  const rules = (game: GameId, seats: number) =>
    table.rulesSheet(game, GAMES[game].tables.presets['standard'].options(seats), seats);
  expect(rules('go-fish', 3)).toContain(
    'Aus einem Blatt mit 52 Karten bekommt jeder der 3 Spieler 5 Karten. Die übrigen 37 Karten bilden den Stapel.',
  );
  expect(rules('go-fish', 3)[0]).toBe('Go Fish für 3 Spieler');
  expect(rules('crazy-eights', 4)).toContain('Statt zu ziehen, darfst du eine Acht spielen, musst es aber nicht.');
  expect(rules('crazy-eights', 4)).toContain(
    'Karten, die auf der Hand bleiben, zählen gegen dich: Achten je 50 Punkte, Zehnen, Buben, Damen und Könige 10, Asse 1, alle anderen ihre Zahl.',
  );
});

test('what is refused says what would be right', () => {
  const refused = (message: CrazyEightsRefusalMessage) => say(de.games['crazy-eights'].refusals, message, pen);
  expect(refused({ key: 'needs-suit-or-rank', suit: HEARTS, rank: JACK, wild: EIGHT })).toBe(
    'Diese Karte geht hier nicht: Du brauchst Herz, einen Buben oder eine Acht.',
  );
  expect(table.optionRefusal({ key: 'unknown-preset', preset: 'fein', known: ['standard', 'pairs'] })).toBe(
    'Die Variante „fein“ gibt es nicht: Wähle standard oder pairs.',
  );
});

test('the coach advises in German', () => {
  expect(fishing({ key: 'certain-hit', of: BO, rank: ACE, proof: 'asked' })).toBe(
    'Frag Bo nach Assen: Bo hat sicher eins (Bo hat nach Assen gefragt und nicht alle abgegeben).',
  );
  expect(eights({ key: 'blocks-next', seat: BO, card: card('JS'), suit: HEARTS })).toBe(
    'Spiel den Pik-Buben und wünsch dir Herz: Bo kann wahrscheinlich nicht bedienen.',
  );
  expect(table.coach({ key: 'blunder', loss: 0.14, error: 0.03 })).toBe(
    'Grober Fehler: Das hat 14 Prozentpunkte Gewinnchance gekostet, bei 3 Prozentpunkten Unsicherheit.',
  );
});

test('the daily deal is told with a long date', () => {
  const result = { date: '2026-11-16', place: 2, score: 3, others: [6, 4] };
  expect(de.daily.share['go-fish'].placed(result)).toBe(
    'Ich bin in der Shoal-Tagesrunde vom 16. November 2026 (Go Fish) mit 3 Quartetten gegen 6 und 4 auf Platz 2 gelandet.',
  );
  expect(de.daily.share['crazy-eights'].won({ ...result, score: 0 })).toBe(
    'Ich habe die Shoal-Tagesrunde vom 16. November 2026 (Crazy Eights) mit leerer Hand gegen Restpunkte von 6 und 4 gewonnen.',
  );
});
