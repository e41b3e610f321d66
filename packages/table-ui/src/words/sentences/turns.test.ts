import { type Card, type GameEvent, type Rank, readCard, readRank, type Seat } from '@shoal/core';
import { type GameId, gameNamed } from '@shoal/games';
import { LANGUAGES, type Language } from '@shoal/language';
import { describe, expect, test } from 'vitest';
import { CATALOGUES, SHOWN_GAMES } from '../catalogues.ts';
import type { NarrateSettings } from './log-sentences.ts';
import { createSentences } from './sentences.ts';

const [ANN, BO, CY] = [0, 1, 2];
const card = (text: string): Card => readCard(text) as Card;
const rank = (text: string): Rank => readRank(text) as Rank;

/** An event with the fields of its game. */
type AnyEvent = GameEvent & Readonly<Record<string, unknown>>;

/** The turns of a log as they are told at a table of three. */
const told = (game: GameId, log: readonly AnyEvent[], language: Language = 'en', you: Seat | null = null) => {
  const names = ['Ann', 'Bo', 'Cy'];
  const sentences = createSentences(
    { catalogue: CATALOGUES[language], names, ascii: false, you },
    SHOWN_GAMES[language][game],
  );
  return (settings: NarrateSettings = {}) => sentences.turns(log, settings).map(({ text }) => text);
};

const CATCH_AND_MISS: readonly AnyEvent[] = [
  { type: 'ask', seat: CY, of: BO, rank: rank('3') },
  { type: 'gave', seat: BO, to: CY, cards: [card('3S')] },
  { type: 'ask', seat: CY, of: BO, rank: rank('K') },
  { type: 'fish', seat: CY },
  { type: 'drew', seat: CY, cards: [null] },
];

describe('a turn of Go Fish is one sentence', () => {
  test.each<[Language, string]>([
    ['en', 'Cy asks Bo for threes, gets the 3♠, then asks for kings and fishes a card.'],
    ['de', 'Cy fragt Bo nach Dreien, bekommt die 3♠, fragt dann nach Königen und fischt eine Karte.'],
    ['es', 'Cy le pide treses a Bo, recibe el 3♠, luego pide reyes y pesca una carta.'],
    ['fr', 'Cy demande des trois à Bo, reçoit le 3♠, demande ensuite des rois et pêche une carte.'],
  ])('in %s', (language, sentence) => {
    expect(told('go-fish', CATCH_AND_MISS, language)()).toEqual([sentence]);
  });

  test.each<[Language, string]>([
    ['en', 'You ask Bo for threes, get the 3♠, then ask for kings and fish a card.'],
    ['de', 'Du fragst Bo nach Dreien, bekommst die 3♠, fragst dann nach Königen und fischst eine Karte.'],
    ['es', 'Le pides treses a Bo, recibes el 3♠, luego pides reyes y pescas una carta.'],
    ['fr', 'Tu demandes des trois à Bo, reçois le 3♠, demandes ensuite des rois et pêches une carte.'],
  ])('to the player who took it, in %s', (language, sentence) => {
    expect(told('go-fish', CATCH_AND_MISS, language, CY)()).toEqual([sentence]);
  });

  test('to the player who was asked, and from any event on', () => {
    const toBo = told('go-fish', CATCH_AND_MISS, 'en', BO);
    expect(toBo()).toEqual(['Cy asks you for threes, gets the 3♠, then asks for kings and fishes a card.']);
    expect(toBo({ from: 2 })).toEqual(['Cy then asks for kings and fishes a card.']);
  });

  test('that says what is still to do', () => {
    const asked = told('go-fish', CATCH_AND_MISS.slice(0, 3), 'en', CY);
    expect(asked({ view: { phase: 'fish', turn: CY } })).toEqual([
      'You ask Bo for threes, get the 3♠, then ask for kings and have to fish.',
    ]);
    const caught = told('go-fish', CATCH_AND_MISS.slice(0, 2), 'en', CY);
    expect(caught({ view: { phase: 'ask', turn: CY } })).toEqual([
      'You ask Bo for threes and get the 3♠. You go again.',
    ]);
    expect(asked()).toEqual(['You ask Bo for threes, get the 3♠, then ask for kings and get nothing.']);
  });
});

const plays = (seat: Seat, text: string): AnyEvent => ({ type: 'play', seat, card: card(text) });
const draws = (seat: Seat): AnyEvent[] => [
  { type: 'draw', seat },
  { type: 'drew', seat, cards: [null] },
];
const votes = (seat: Seat, playOn: boolean): AnyEvent => ({ type: 'vote', seat, playOn });

describe('a turn of Crazy Eights is one sentence', () => {
  const TURNS = [...draws(ANN), ...draws(ANN), ...draws(ANN), plays(ANN, '7H'), { ...plays(BO, '8S'), suit: 1 }];

  test.each<[Language, string[]]>([
    ['en', ['Ann draws 3 cards and plays the 7♥.', 'Bo plays the 8♠ and names hearts.']],
    ['de', ['Ann zieht 3 Karten und spielt die 7♥.', 'Bo spielt die 8♠ und wünscht sich Herz.']],
    ['es', ['Ann roba 3 cartas y juega el 7♥.', 'Bo juega el 8♠ y elige corazones.']],
    ['fr', ['Ann pioche 3 cartes et joue le 7♥.', 'Bo joue le 8♠ et annonce cœur.']],
  ])('in %s', (language, sentences) => {
    expect(told('crazy-eights', TURNS, language)()).toEqual(sentences);
  });

  test('that tells what an action card does', () => {
    const options = gameNamed('crazy-eights').tables.presets['actions'].options(3);
    const log = [plays(ANN, 'AS'), plays(CY, 'QS')];
    expect(told('crazy-eights', log)({ options })).toEqual([
      'Ann plays the A♠ and reverses the direction.',
      'Cy plays the Q♠ and skips Bo.',
    ]);
    expect(told('crazy-eights', log, 'en', BO)({ options, from: 1 })).toEqual(['Cy plays the Q♠ and skips you.']);
  });
});

describe('a vote is one line', () => {
  const OUT: readonly AnyEvent[] = [plays(ANN, '7H'), { type: 'out', seat: ANN, place: 1 }];
  const after = (votesSoFar: readonly AnyEvent[], settings?: NarrateSettings, you: Seat | null = null) =>
    told('crazy-eights', [...OUT, ...votesSoFar], 'en', you)(settings).slice(1);

  test('as long as it lasts', () => {
    const view = { phase: 'vote', turn: BO };
    expect(after([], { view })).toEqual(['Keep playing for 2nd place? One no ends the game.']);
    expect(after([votes(BO, true)], { view })).toEqual(['Keep playing for 2nd place? Yes so far: Bo.']);
  });

  test('when it has passed', () => {
    const passed = [votes(BO, true), votes(CY, true)];
    expect(after(passed, { view: { phase: 'play', turn: BO } })).toEqual([
      'Everyone votes to keep playing for 2nd place.',
    ]);
    expect(after([...passed, plays(BO, '6H')])).toEqual([
      'Everyone votes to keep playing for 2nd place.',
      'Bo plays the 6♥.',
    ]);
  });

  test('when somebody has stopped it', () => {
    const stopped = [votes(BO, true), votes(CY, false)];
    expect(after(stopped)).toEqual(['Cy votes against playing for 2nd place: the game ends.']);
    expect(after(stopped, {}, CY)).toEqual(['You vote against playing for 2nd place: the game ends.']);
  });

  test.each(LANGUAGES)('in %s', (language) => {
    const stages = [[votes(BO, true)], [votes(BO, true), votes(CY, true), plays(BO, '6H')], [votes(BO, false)]];
    for (const stage of stages) {
      const [, line] = told('crazy-eights', [...OUT, ...stage], language)({ view: { phase: 'vote', turn: BO } });
      expect(line).toMatch(/^[\p{Lu}¿].*[.!]$/u);
    }
  });
});

describe('a turn of Old Maid', () => {
  const take = (seat: Seat, of: Seat, shown: string | null): AnyEvent[] => [
    { type: 'take', seat, of, spot: 2 },
    { type: 'took', seat, of, card: shown === null ? null : card(shown) },
  ];
  const paired = (seat: Seat, ...cards: string[]): AnyEvent => ({ type: 'paired', seat, cards: cards.map(card) });

  test('is one sentence, and another player who gets safe has one more', () => {
    const log: readonly AnyEvent[] = [
      ...take(ANN, BO, '7S'),
      paired(ANN, '7S', '7H'),
      { type: 'safe', seat: BO, place: 1 },
      ...take(CY, ANN, null),
    ];
    expect(told('old-maid', log)()).toEqual([
      'Ann takes the 7♠ from Bo and lays down the pair 7♠ 7♥. Bo is safe in 1st place.',
      "Cy takes card 3 from Ann's hand.",
    ]);
    expect(told('old-maid', log, 'de', BO)()[0]).toBe(
      'Ann zieht von dir die 7♠ und legt das Paar 7♠ 7♥ aus. Du rettest dich auf den 1. Platz.',
    );
  });
});
