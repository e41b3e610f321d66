import { type Card, type Result, rankNamed, readCard, type Seat, suitNamed, type View } from '@shoal/core';
import { GAME_IDS } from '@shoal/games';
import { LANGUAGES } from '@shoal/language';
import { describe, expect, test } from 'vitest';
import type { ShownGame } from '../../game/shown-game.ts';
import { CATALOGUES, SHOWN_GAMES } from '../catalogues.ts';
import { en } from '../en.ts';
import { commonSentences, createSentences } from './sentences.ts';
import { YOU } from './shown-names.ts';
import type { SentenceSettings } from './table-pen.ts';

const [ANN, BO, CID] = [0, 1, 2];
const settings: SentenceSettings = { catalogue: en, names: ['Ann', 'Bo', 'Cid'], ascii: false };
const toNobody = commonSentences(settings);
const toAnn = commonSentences({ ...settings, you: ANN });
const toBo = commonSentences({ ...settings, you: BO });

const GO_FISH = SHOWN_GAMES.en['go-fish'];
const CRAZY_EIGHTS = SHOWN_GAMES.en['crazy-eights'];
const card = (text: string): Card => readCard(text) as Card;
const result = { places: [2, 1, 2], scores: [1, 11, 1], reason: 'all-books' };

test('a log is told to whom the sentences are for, and in the part that is asked for', () => {
  const log = [
    { type: 'ask', seat: ANN, of: BO, rank: rankNamed('7') },
    { type: 'fish', seat: ANN },
    { type: 'drew', seat: ANN, cards: [null] },
  ];
  const told = (you: number | null) => createSentences({ ...settings, you }, GO_FISH);
  expect(told(null).narrate(log)).toEqual(['Ann asks Bo for sevens.', 'Bo has none. Go fish!', 'Ann fishes a card.']);
  expect(told(BO).narrate(log)[1]).toBe('You have none. Go fish, Ann!');
  expect(told(null).story(log, { from: 1 })).toEqual([{ text: 'Ann fishes a card.', at: 2 }]);
  expect(told(null).narrate(log.slice(0, 1), { view: { phase: 'ask', turn: BO } })[1]).toBe('Bo has none.');
});

test('a log is told with the rules in force where they are known', () => {
  const log = [{ type: 'play', seat: ANN, card: card('QS') }];
  const sentences = createSentences(settings, CRAZY_EIGHTS);
  expect(sentences.narrate(log)).toEqual(['Ann plays the Q♠.']);
  expect(sentences.narrate(log, { options: { skip: 'Q' } })).toEqual(['Ann plays the Q♠.', 'Bo is skipped.']);
});

test('cards are written in signs, in ASCII, or as they are spoken', () => {
  const ten = [{ type: 'play', seat: BO, card: card('TD') }];
  const drew = [{ type: 'drew', seat: BO, cards: [card('KC'), card('2D')] }];
  const told = (more: Partial<SentenceSettings>) => {
    const sentences = createSentences({ ...settings, ...more }, CRAZY_EIGHTS);
    return [...sentences.narrate(ten), ...sentences.narrate(drew)];
  };
  expect(told({})).toEqual(['Bo plays the 10♦.', 'Bo draws K♣ 2♦.']);
  expect(told({ ascii: true })).toEqual(['Bo plays the 10D.', 'Bo draws KC 2D.']);
  expect(told({ spoken: true })).toEqual(['Bo plays the ten of diamonds.', 'Bo draws king of clubs, two of diamonds.']);
});

describe('the end', () => {
  test('names who won', () => {
    const tie = { places: [1, 1, 3], scores: [6, 6, 1], reason: 'all-books' };
    const allTied = { places: [1, 1, 1], scores: [4, 4, 4], reason: 'stalemate' };
    expect(toAnn.winners(result)).toBe('Bo wins.');
    expect(toBo.winners(result)).toBe('You win!');
    expect(toNobody.winners(tie)).toBe('A tie: Ann and Bo share the win.');
    expect(toAnn.winners(tie)).toBe('A tie: you share the win with Bo.');
    expect(toAnn.winners(allTied)).toBe('A tie: everyone shares the win.');
  });

  test('tells how everybody stands, best place first, with the score as the game says it', () => {
    const stood = createSentences({ ...settings, you: ANN }, GO_FISH).standings(result, { bookSize: 4 });
    expect(stood).toEqual([
      '1st: Bo, with 11 books.',
      'Shared 2nd: you, with 1 book.',
      'Shared 2nd: Cid, with 1 book.',
    ]);
    const points = { ...result, scores: [12, 0, 1] };
    expect(createSentences(settings, CRAZY_EIGHTS).standings(points, {})).toEqual([
      '1st: Bo, with no cards left.',
      'Shared 2nd: Ann, with 12 points left in hand.',
      'Shared 2nd: Cid, with 1 point left in hand.',
    ]);
  });

  test('is told by its reason, of one game and of many', () => {
    const sentences = createSentences(settings, CRAZY_EIGHTS);
    const out = { places: [2, 1, 3], scores: [0, 0, 0], reason: 'out' };
    expect(sentences.ending(out, {})).toBe('Only one player has cards left, so the game is over.');
    expect(sentences.reason('out')).toBe('A player went out.');
    expect(sentences.reason('vote')).toBe('A player voted to stop.');
    expect(createSentences(settings, GO_FISH).ending({ ...result, reason: 'no-cards' }, { win: 'most-books' })).toBe(
      'Nobody has any cards left.',
    );
  });

  test('is told by who lost, in a game that is about not losing', () => {
    const verdict = (_: Result, you: Seat | null) => ({ key: you === CID ? 'you-pass' : 'passes', seat: CID });
    const game = { ...CRAZY_EIGHTS, presentation: { ...CRAZY_EIGHTS.presentation, verdict } } as ShownGame;
    expect(createSentences(settings, game).ending(result, {})).toBe('Cid passes.');
    expect(createSentences({ ...settings, you: CID }, game).ending(result, {})).toBe('You pass.');
  });
});

test('a turn belongs to you or to a name', () => {
  expect(toAnn.turn(ANN)).toBe('Your turn.');
  expect(toAnn.turn(BO)).toBe("Bo's turn.");
  expect(toNobody.turn(ANN)).toBe("Ann's turn.");
});

test('actions, questions, facts and refusals are said in the words of the game', () => {
  const sentences = createSentences({ ...settings, you: ANN }, GO_FISH);
  const ask = { type: 'ask', target: BO, rank: rankNamed('6') };
  expect(sentences.action(ask)).toBe('Ask Bo for sixes');
  expect(sentences.refusal('rank-not-held')).toBe('You can ask only for a rank you hold.');
  const eights = createSentences(settings, CRAZY_EIGHTS);
  expect(eights.action({ type: 'draw' })).toBe('Draw a card');
  const inForce = { message: { key: 'suit-in-force', suit: suitNamed('H') }, tone: 'notice' } as const;
  expect(eights.badge(inForce)).toBe('hearts in force');
  const action = { type: 'play', card: card('KH') };
  expect(eights.refusal('card-not-held', { action })).toBe('You do not have the K♥: choose a card from your hand.');
});

test.each(GAME_IDS)('what the table itself refuses is said of %s as of any game', (id) => {
  const sentences = createSentences({ ...settings, you: ANN }, SHOWN_GAMES.en[id]);
  const view = { turn: BO } as View;
  expect(sentences.refusal('not-your-turn', { view })).toBe("It is Bo's turn, not yours.");
  expect(sentences.refusal('not-your-turn')).toBe('It is not your turn yet.');
  expect(sentences.refusal('game-over', { view })).toBe('The game is over.');
});

test('an action that may go on by itself is offered in words, where the game has one', () => {
  expect(createSentences(settings, CRAZY_EIGHTS).repeated).toEqual({
    choice: 'Draw until a card fits',
    meanwhile: 'Drawing until a card fits.',
  });
  expect(createSentences(settings, GO_FISH).repeated).toBeNull();
});

test.each(GAME_IDS)('the sentences of %s know their game and its name', (id) => {
  const sentences = createSentences(settings, SHOWN_GAMES.en[id]);
  expect([sentences.game.id, sentences.gameName]).toEqual([id, en.games[id].name]);
});

test('a key that no catalogue has is our bug and says so', () => {
  const sentences = createSentences(settings, GO_FISH);
  expect(() => sentences.reason('constructor')).toThrow('the catalogue has no entry constructor');
});

test('a person without a name is called "you" in the language of the table, also to onlookers', () => {
  const called = LANGUAGES.map((language) => {
    const catalogue = CATALOGUES[language];
    const sentences = commonSentences({ catalogue, names: [YOU, 'Bo'], ascii: true });
    return [sentences.turn(0).includes(catalogue.screen.you), sentences.turn(0).includes('You')];
  });
  expect(called).toEqual([
    [true, true],
    [true, false],
    [true, false],
    [true, false],
  ]);
});

test('a suit has its name in every language', () => {
  const hearts = LANGUAGES.map((language) =>
    commonSentences({ catalogue: CATALOGUES[language], names: [], ascii: true }).suitName(suitNamed('H')),
  );
  expect(hearts).toEqual(['hearts', 'Herz', 'corazones', 'cœurs']);
});
