import { type Card, type RankName, rankNamed, readCard, type SuitName, suitNamed } from '@shoal/core';
import type { GameId } from '@shoal/games';
import type { Language } from '@shoal/language';
import { describe, expect, test } from 'vitest';
import { CATALOGUES, SHOWN_GAMES } from '../words/catalogues.ts';
import { readTouches, type TypedTable } from './read-touches.ts';

const LABELS = ['Ann', 'Bo', 'Cy', 'Jack', "O'Neil", 'Anya Bell'];
const cards = (text: string): Card[] => text.split(' ').map((card) => readCard(card) as Card);

const atTable = (game: GameId, hand: string): TypedTable => ({
  games: [SHOWN_GAMES.en[game]],
  labels: LABELS,
  hand: cards(hand),
  ...{ spots: 0, wanted: null, languages: [CATALOGUES.en] },
});
const asking = atTable('go-fish', '7H JS TD');
const playing = atTable('crazy-eights', '3S 8S 8H TH QH');

const rank = (name: RankName) => ({ rank: rankNamed(name) });
const ask = (name: RankName, target: number) => ({ ...rank(name), target });
const play = (card: string, suit?: SuitName) => ({
  card: readCard(card),
  ...(suit === undefined ? {} : { suit: suitNamed(suit) }),
});

describe('an ask is understood however it is typed', () => {
  test.each([
    ['10', rank('T')],
    ['t', rank('T')],
    ['ten', rank('T')],
    ['Tens', rank('T')],
    ['  TENS  ', rank('T')],
    ['10s', rank('T')],
    ['a', rank('A')],
    ['ace', rank('A')],
    ['sixes', rank('6')],
    ['q', rank('Q')],
    ['any sevens', rank('7')],
    ['7 Bo', ask('7', 1)],
    ['bo 7', ask('7', 1)],
    ['  bO   7 ', ask('7', 1)],
    ['7 2', ask('7', 1)],
    ['2 3', ask('2', 2)],
    ['10 b', ask('T', 1)],
    ['ask bo for sevens', ask('7', 1)],
    ['Cy, do you have any kings?', ask('K', 2)],
    ['bo: give me all your 10s please', ask('T', 1)],
    ['jack', rank('J')],
    ['jack jack', ask('J', 3)],
    ['jack bo', ask('J', 1)],
    ['7 jack', ask('7', 3)],
    ["7 o'neil", ask('7', 4)],
    ['7 any', rank('7')],
    ['anya bell aces', ask('A', 5)],
    ['a anya', ask('A', 5)],
    ['a a', null],
    ['7h bo', ask('7', 1)],
    ['bo, the ten of hearts', ask('T', 1)],
    ['bo', { target: 1 }],
    ['f', { type: 'fish' }],
    ['Go fish', { type: 'fish' }],
    ['', null],
    ['eleven', null],
    ['7 nobody', null],
  ])('"%s" means %j', (text, touches) => {
    expect(readTouches(text, asking)).toEqual(touches);
  });

  test('while a seat is asked for a number is a seat, and a whole ask is still one', () => {
    const whom: TypedTable = { ...asking, wanted: 'target' };
    expect(readTouches('3', whom)).toEqual({ target: 2 });
    expect(readTouches('cy', whom)).toEqual({ target: 2 });
    expect(readTouches('k bo', whom)).toEqual(ask('K', 1));
  });
});

describe('a play is understood however it is typed', () => {
  test.each([
    ['8s', play('8S')],
    ['8S H', play('8S', 'H')],
    ['8 s', play('8S')],
    ['8♠ hearts', play('8S', 'H')],
    ['eight of spades', play('8S')],
    ['play the eight of spades and name hearts', play('8S', 'H')],
    ['10h', play('TH')],
    ['th', play('TH')],
    [' T h ', play('TH')],
    ['queen of hearts', play('QH')],
    ['kc', play('KC')],
    ['2', play('8S')],
    ['2 d', play('8S', 'D')],
    ['3 s', play('3S')],
    ['d', { type: 'draw' }],
    ['dd', { type: 'draw' }],
    ['Pass', { type: 'pass' }],
    ['y', { type: 'keep-playing' }],
    ['No', { type: 'stop' }],
    ['6', null],
    ['hearts', null],
  ])('"%s" means %j', (text, touches) => {
    expect(readTouches(text, playing)).toEqual(touches);
  });

  test.each(['h', 'Hearts', '♥', ' heart '])('while a suit is asked for "%s" is hearts', (text) => {
    expect(readTouches(text, { ...playing, wanted: 'suit' })).toEqual({ suit: suitNamed('H') });
  });
});

describe('in another language', () => {
  const spokenAt = (language: Language, game: GameId) => ({
    games: [SHOWN_GAMES[language][game], SHOWN_GAMES.en[game]],
    languages: [CATALOGUES[language], CATALOGUES.en],
  });
  const asked = (language: Language, text: string) =>
    readTouches(text, { ...asking, ...spokenAt(language, 'go-fish') });
  const played = (language: Language, text: string, wanted: TypedTable['wanted'] = null) =>
    readTouches(text, { ...playing, ...spokenAt(language, 'crazy-eights'), wanted });

  test.each([
    ['de', 'frag Bo nach Siebenen'],
    ['de', 'Bo, hast du eine Sieben?'],
    ['de', 'sieben bo'],
    ['es', 'pide sietes a Bo'],
    ['es', '¿Bo, tienes un siete?'],
    ['es', 'bo siete'],
    ['fr', 'demande des sept à Bo'],
    ['fr', 'Bo, donne-moi tes sept !'],
    ['fr', 'sept bo'],
    ['de', 'ask Bo for sevens'],
    ['fr', '7 2'],
  ] as const)('%s: "%s" asks Bo for sevens', (language, text) => {
    expect(asked(language, text)).toEqual(ask('7', 1));
  });

  test.each([
    ['de', 'fischen', { type: 'fish' }],
    ['es', 'pescar', { type: 'fish' }],
    ['fr', 'pêcher', { type: 'fish' }],
    ['fr', 'pecher', { type: 'fish' }],
    ['de', 'a bo', ask('A', 1)],
    ['es', 'a bo', ask('A', 1)],
    ['fr', 'as bo', ask('A', 1)],
    ['fr', 'dames', rank('Q')],
    ['de', 'Damen', rank('Q')],
    ['es', 'reinas', rank('Q')],
    ['de', 'elf', null],
  ] as const)('%s: "%s" is understood in Go Fish', (language, text, touches) => {
    expect(asked(language, text)).toEqual(touches);
  });

  test.each([
    ['de', 'Herz-Dame', play('QH')],
    ['de', 'spiel die Pik Acht', play('8S')],
    ['de', 'Pik-Acht Herz', play('8S', 'H')],
    ['de', 'ziehen', { type: 'draw' }],
    ['de', 'ja', { type: 'keep-playing' }],
    ['es', 'reina de corazones', play('QH')],
    ['es', 'juega el ocho de picas', play('8S')],
    ['es', 'ocho de picas corazones', play('8S', 'H')],
    ['es', 'sí', { type: 'keep-playing' }],
    ['fr', 'dame de cœur', play('QH')],
    ['fr', 'joue le huit de pique', play('8S')],
    ['fr', 'huit de pique coeur', play('8S', 'H')],
    ['fr', 'passer', { type: 'pass' }],
    ['fr', 'queen of hearts', play('QH')],
    ['de', '8s h', play('8S', 'H')],
  ] as const)('%s: "%s" is understood in Crazy Eights', (language, text, touches) => {
    expect(played(language, text)).toEqual(touches);
  });

  test.each([
    ['de', 'Herz'],
    ['es', 'corazones'],
    ['fr', 'coeur'],
    ['fr', 'h'],
    ['de', 'hearts'],
  ] as const)('%s: "%s" names a suit', (language, text) => {
    expect(played(language, text, 'suit')).toEqual({ suit: suitNamed('H') });
  });
});
