import { type Card, type OwnRefusal, type Rank, readCard, readRank, seatNumbers } from '@shoal/core';
import { cardSign, INPUTS, type Pen, say } from '@shoal/language';
import { describe, expect, test } from 'vitest';
import { tableCase } from '../../../../test/tables/every-table.ts';
import { playedTable } from '../../../../test/tables/played.ts';
import { gameNamed } from '../../../index.ts';
import { presentation } from '../../presentation/index.ts';
import { storyOf } from '../../presentation/story.ts';
import { goFishTables } from '../../rules/options.ts';
import type { GoFishAction, GoFishEvent, GoFishRefusal, GoFishView } from '../../rules/vocabulary.ts';
import { words } from './index.ts';

const [ANN, BO, CID] = [0, 1, 2];
const pen: Pen = {
  name: (seat) => ['Ann', 'Bo', 'Cid', 'Dee'][seat],
  card: (card) => cardSign(card, { ascii: false }),
  cards: (cards) => cards.map(pen.card).join(' '),
};
const books = goFishTables.presets['standard'].options(3);
const pairs = { ...books, bookSize: 2 };

const cards = (text: string): Card[] => text.split(' ').map((card) => readCard(card) as Card);
const rank = (text: string): Rank => readRank(text) as Rank;

/** Tells a log in sentences to one seat, or to nobody. */
const toldTo =
  (you: number | null) =>
  (log: readonly GoFishEvent[], part: Omit<Parameters<typeof storyOf>[1], 'you'> = {}): string[] =>
    storyOf(log, { you, ...part }).map(({ message }) => say(words.events, message, pen));
const [toNobody, toAnn, toBo] = [null, ANN, BO].map(toldTo);

const miss: readonly GoFishEvent[] = [
  { type: 'ask', seat: ANN, of: BO, rank: rank('7') },
  { type: 'fish', seat: ANN },
  { type: 'drew', seat: ANN, cards: [null] },
];
const lucky: readonly GoFishEvent[] = [
  ...miss.slice(0, 2),
  { type: 'drew', seat: ANN, cards: cards('7H'), shown: true },
];
const hit: readonly GoFishEvent[] = [
  { type: 'ask', seat: BO, of: ANN, rank: rank('7') },
  { type: 'gave', seat: ANN, to: BO, cards: cards('7S 7H') },
  { type: 'booked', seat: BO, rank: rank('7'), cards: cards('7S 7H 7D 7C') },
  { type: 'drew', seat: ANN, cards: [null, null], refill: true },
];

describe('a log', () => {
  test('tells a wrong guess with its miss and its catch', () => {
    expect(toNobody(miss)).toEqual(['Ann asks Bo for sevens.', 'Bo has none. Go fish!', 'Ann fishes a card.']);
    expect(toBo(miss)).toEqual(['Ann asks you for sevens.', 'You have none. Go fish, Ann!', 'Ann fishes a card.']);
  });

  test('tells a lucky fish as such, to everyone and to its fisher', () => {
    expect(toNobody(lucky)[2]).toBe('Ann fishes the 7♥, just what Ann asked for!');
    expect(toAnn(lucky)).toEqual([
      'You ask Bo for sevens.',
      'Bo has none. Go fish!',
      'You fish the 7♥, just what you asked for!',
    ]);
  });

  test('that begins after the ask still knows what was asked', () => {
    expect(toAnn(lucky, { from: 1 })).toEqual(['You fish the 7♥, just what you asked for!']);
  });

  test('that ends with the ask looks ahead, or at the phase, for what came of it', () => {
    expect(toNobody(miss, { to: 1 })[1]).toBe('Bo has none. Go fish!');
    expect(toNobody(hit, { to: 1 })).toEqual(['Bo asks Ann for sevens.']);
    const asked = miss.slice(0, 1);
    expect(toNobody(asked, { phase: 'fish' })[1]).toBe('Bo has none. Go fish!');
    expect(toNobody(asked, { phase: 'ask' })[1]).toBe('Bo has none.');
    expect(toBo(asked, { phase: 'over' })[1]).toBe('You have none.');
  });

  test('sends nobody fishing after a miss with an empty stock', () => {
    const log = [miss[0], { type: 'ask', seat: BO, of: CID, rank: rank('K') }] as const;
    expect(toNobody(log, { to: 1 })).toEqual(['Ann asks Bo for sevens.', 'Bo has none.']);
  });

  test('tells a right guess with the cards, the book and the refill', () => {
    expect(toNobody(hit)).toEqual([
      'Bo asks Ann for sevens.',
      'Ann hands over 7♠ 7♥.',
      'Bo lays down a book of sevens.',
      'Ann is out of cards and draws 2.',
    ]);
    expect(toAnn(hit)).toEqual([
      'Bo asks you for sevens.',
      'You hand over 7♠ 7♥.',
      'Bo lays down a book of sevens.',
      'You are out of cards and draw 2.',
    ]);
    expect(toBo(hit)[1]).toBe('Ann hands you 7♠ 7♥.');
    expect(toBo(hit)[2]).toBe('You lay down a book of sevens.');
  });

  test('says why a seat fishes without asking (R4)', () => {
    const alone = miss.slice(1);
    expect(toBo(alone)).toEqual(['Nobody else has cards, so Ann fishes.']);
    expect(toAnn([alone[0], { type: 'drew', seat: ANN, cards: cards('KC') }])).toEqual([
      'Nobody else has cards, so you fish.',
      'You fish the K♣.',
    ]);
    const view = { phase: 'fish', asked: null } as GoFishView;
    const action = presentation.action({ type: 'fish' }, view);
    expect(say(words.actions, action, pen)).toBe('Fish a card: nobody else has any');
    expect(say(words.refusals, presentation.refusal('must-fish', { view }), pen)).toBe(
      'Nobody else has cards, so now you fish: draw the top card of the stock.',
    );
  });

  test.each<readonly [GoFishEvent, string, string]>([
    [{ type: 'fish', seat: ANN }, 'Nobody else has cards, so Ann fishes.', 'Nobody else has cards, so you fish.'],
    [{ type: 'drew', seat: ANN, cards: [null] }, 'Ann fishes a card.', 'You fish a card.'],
    [{ type: 'drew', seat: ANN, cards: cards('KC') }, 'Ann fishes the K♣.', 'You fish the K♣.'],
    [
      { type: 'drew', seat: ANN, cards: [null], refill: true },
      'Ann is out of cards and draws 1.',
      'You are out of cards and draw 1.',
    ],
    [
      { type: 'drew', seat: ANN, cards: cards('KC 2D'), refill: true },
      'Ann is out of cards and draws K♣ 2♦.',
      'You are out of cards and draw K♣ 2♦.',
    ],
    [
      { type: 'booked', seat: ANN, rank: rank('6'), cards: cards('6S 6H') },
      'Ann lays down a pair of sixes.',
      'You lay down a pair of sixes.',
    ],
  ])('of one event is one sentence, to others and to its seat: %j', (event, told, toldToAnn) => {
    expect(toNobody([event])).toEqual([told]);
    expect(toAnn([event])).toEqual([toldToAnn]);
  });
});

/** The logs that a spectator, each seat and the record have of a random game. */
function logsOf(preset: string, seats: number, seed: string) {
  const table = playedTable(tableCase(gameNamed('go-fish'), preset, seats), seed);
  const seen = [null, ...seatNumbers(seats)].map((you) => ({ you, log: table.log(you) as GoFishEvent[] }));
  return [...seen, { you: null, log: table.reveal().events as GoFishEvent[] }];
}

describe('random games', () => {
  test.each(Object.entries(goFishTables.presets).map(([preset, { seats }]) => [preset, seats.max] as const))(
    'of %s at %i seats are told alike whole and event by event',
    (preset, seats) => {
      for (const seed of ['1', '2', '3']) {
        for (const { you, log } of logsOf(preset, seats, seed)) {
          const told = toldTo(you);
          const pieces = log.flatMap((_, at) => told(log, { from: at, to: at + 1 }));
          expect(pieces, `seed ${seed}`).toEqual(told(log));
        }
      }
    },
  );

  test('use almost every sentence there is', () => {
    const told = new Set<string>();
    for (let seed = 0; seed < 30; seed++) {
      for (const [preset, { seats }] of Object.entries(goFishTables.presets)) {
        for (const { you, log } of logsOf(preset, Math.min(3, seats.max), String(seed)))
          for (const { message } of storyOf(log, { you })) told.add(message.key);
      }
    }
    // A seat always knows its own cards, and a catch tells of the fishing.
    const silent = Object.keys(words.events).filter((key) => !told.has(key));
    expect(silent).toEqual(['goes-fishing', 'you-go-fishing', 'you-fish', 'you-refill']);
  });
});

test('a refusal says what would be right', () => {
  const view = {
    turn: ANN,
    hand: cards('AS 7H 7D KC'),
    asked: rank('7'),
    askedOf: BO,
    legal: [
      { type: 'ask', target: BO, rank: rank('A') },
      { type: 'ask', target: CID, rank: rank('A') },
    ],
  } as unknown as GoFishView;
  const said = (refusal: OwnRefusal<GoFishRefusal>, context: { view?: GoFishView; action?: GoFishAction }) =>
    say(words.refusals, presentation.refusal(refusal, context), pen);
  expect(said('rank-not-held', { view })).toBe('You can ask only for a rank you hold: aces, sevens or kings.');
  expect(said('must-fish', { view })).toBe('Bo had no sevens, so now you fish: draw the top card of the stock.');
  const action = { type: 'ask', target: 3, rank: rank('A') } as const;
  expect(said('target-has-no-cards', { view, action })).toBe('Dee has no cards: ask Bo or Cid.');
  expect(said('rank-not-held', {})).toBe('You can ask only for a rank you hold.');
});

test('actions are named as choices, and questions name who is asked', () => {
  expect(say(words.actions, { key: 'ask', of: BO, rank: rank('6') }, pen)).toBe('Ask Bo for sixes');
  expect(say(words.actions, { key: 'fish' }, pen)).toBe('Fish a card from the stock');
  expect(say(words.prompts, { key: 'which-rank' }, pen)).toBe('Which rank do you ask for?');
  expect(say(words.prompts, { key: 'which-rank-of', of: BO }, pen)).toBe('Which rank do you ask Bo for?');
  expect(say(words.prompts, { key: 'which-seat', rank: rank('6') }, pen)).toBe('Who do you ask for sixes?');
});

test('books and pairs are counted', () => {
  const counted = (options: typeof books) => [0, 1, 11].map((count) => words.withScore(count, options));
  expect(counted(books)).toEqual(['with 0 books', 'with 1 book', 'with 11 books']);
  expect(counted(pairs)).toEqual(['with 0 pairs', 'with 1 pair', 'with 11 pairs']);
  expect([words.score(), words.score(books), words.score(pairs)]).toEqual(['books', 'books', 'pairs']);
});

test('tips fit the table: two players choose no player, and pairs are called pairs', () => {
  const first = (options: typeof books, seats: number) =>
    INPUTS.map((input) => words.tips({ options, seats, input }).ask);
  for (const tip of first(books, 2)) expect(tip).toMatch(/^(?!.*player).*make a book\.$/);
  for (const tip of first(books, 3)) expect(tip).toMatch(/player.*make a book\.$/);
  for (const tip of first(pairs, 2)) expect(tip).toMatch(/^(?!.*player).*make a pair\.$/);
  for (const tip of first(pairs, 3)) expect(tip).toMatch(/player.*make a pair\.$/);
});
