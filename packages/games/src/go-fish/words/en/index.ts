import type { GameWords, SentenceTemplates } from '@shoal/language';
import { oneOf, plural, sevens, tooFewToDeal } from '@shoal/language/en';
import type { GoFishMessages } from '../../presentation/index.ts';
import type { GoFishRefusalMessage } from '../../presentation/messages.ts';
import type { GoFishEventMessage } from '../../presentation/story.ts';
import type { GoFishOptions } from '../../rules/options.ts';
import { advice } from './advice.ts';
import { pictures } from './pictures.ts';
import { rules } from './rules.ts';
import { steps } from './steps.ts';
import { table } from './table.ts';

const events: SentenceTemplates<GoFishEventMessage> = {
  asks: ({ seat, of, rank }, { name }) => `${name(seat)} asks ${name(of)} for ${sevens(rank)}.`,
  'you-ask': ({ of, rank }, { name }) => `You ask ${name(of)} for ${sevens(rank)}.`,
  'asks-you': ({ seat, rank }, { name }) => `${name(seat)} asks you for ${sevens(rank)}.`,
  'has-none': ({ seat }, { name }) => `${name(seat)} has none.`,
  'has-none-go-fish': ({ seat }, { name }) => `${name(seat)} has none. Go fish!`,
  'you-have-none': 'You have none.',
  'you-have-none-go-fish': ({ asker }, { name }) => `You have none. Go fish, ${name(asker)}!`,
  gives: ({ seat, cards }, pen) => `${pen.name(seat)} hands over ${pen.cards(cards)}.`,
  'you-give': ({ cards }, pen) => `You hand over ${pen.cards(cards)}.`,
  'gives-you': ({ seat, cards }, pen) => `${pen.name(seat)} hands you ${pen.cards(cards)}.`,
  'goes-fishing': ({ seat }, { name }) => `${name(seat)} goes fishing.`,
  'you-go-fishing': 'You go fishing.',
  'fishes-alone': ({ seat }, { name }) => `Nobody else has cards, so ${name(seat)} fishes.`,
  'you-fish-alone': 'Nobody else has cards, so you fish.',
  fishes: ({ seat }, { name }) => `${name(seat)} fishes a card.`,
  'fishes-card': ({ seat, card }, pen) => `${pen.name(seat)} fishes the ${pen.card(card)}.`,
  'fishes-asked-card': ({ seat, card }, pen) =>
    `${pen.name(seat)} fishes the ${pen.card(card)}, just what ${pen.name(seat)} asked for!`,
  'you-fish': 'You fish a card.',
  'you-fish-card': ({ card }, pen) => `You fish the ${pen.card(card)}.`,
  'you-fish-asked-card': ({ card }, pen) => `You fish the ${pen.card(card)}, just what you asked for!`,
  refills: ({ seat, count }, { name }) =>
    plural(count, {
      one: `${name(seat)} is out of cards and draws 1.`,
      other: `${name(seat)} is out of cards and draws ${count}.`,
    }),
  'refills-with': ({ seat, cards }, pen) => `${pen.name(seat)} is out of cards and draws ${pen.cards(cards)}.`,
  'you-refill': ({ count }) =>
    plural(count, {
      one: 'You are out of cards and draw 1.',
      other: `You are out of cards and draw ${count}.`,
    }),
  'you-refill-with': ({ cards }, pen) => `You are out of cards and draw ${pen.cards(cards)}.`,
  'lays-book': ({ seat, rank }, { name }) => `${name(seat)} lays down a book of ${sevens(rank)}.`,
  'lays-pair': ({ seat, rank }, { name }) => `${name(seat)} lays down a pair of ${sevens(rank)}.`,
  'you-lay-book': ({ rank }) => `You lay down a book of ${sevens(rank)}.`,
  'you-lay-pair': ({ rank }) => `You lay down a pair of ${sevens(rank)}.`,
  'you-go-again': 'You go again.',
};

const refusals: SentenceTemplates<GoFishRefusalMessage> = {
  'must-fish': 'Now you fish: draw the top card of the stock.',
  'must-fish-alone': 'Nobody else has cards, so now you fish: draw the top card of the stock.',
  'must-fish-after-miss': ({ of, rank }, { name }) =>
    `${name(of)} had no ${sevens(rank)}, so now you fish: draw the top card of the stock.`,
  'must-ask': 'You fish only after a miss: ask another player for a rank first.',
  'no-such-seat': 'There is no such player: ask one of the others.',
  'cannot-ask-yourself': 'You cannot ask yourself: ask one of the others.',
  'target-has-no-cards': 'That player has no cards: ask somebody else.',
  'ask-other-seats': ({ target, seats }, { name }) => `${name(target)} has no cards: ask ${oneOf(seats.map(name))}.`,
  'rank-not-held': 'You can ask only for a rank you hold.',
  'ask-held-ranks': ({ ranks }) => `You can ask only for a rank you hold: ${oneOf(ranks.map(sevens))}.`,
};

export const words: GameWords<GoFishMessages, GoFishOptions> = {
  ...table,
  rules,
  pictures,
  events,
  steps,
  refusals,
  impossible: {
    'pack-too-small': ({ seats, handSize, cards }) => tooFewToDeal(cards, seats, handSize),
    'first-out-plays-on':
      'The first player out of cards can win only where an empty hand ends the game: set end to first-empty-hand.',
  },
  advice,
  endings: {
    'all-books': 'All the cards are laid down.',
    'first-empty-hand': 'A player has no cards left, so the game is over.',
    'first-out': 'The first player out of cards ends the game and wins it.',
    'all-out': 'The last cards are laid down, and all hands are empty at once.',
    'no-cards': 'Nobody has any cards left.',
    stalemate: 'Too many asks went by with no card drawn or laid down, so the game ends as it stands.',
  },
  options: {
    handSize: {
      label: 'Cards dealt to each',
      summary: 'How many cards each player is dealt.',
      choice: (count) => plural(count, { one: '1 card', other: `${count} cards` }),
      value: (count) =>
        plural(count, { one: 'Each player is dealt 1 card.', other: `Each player is dealt ${count} cards.` }),
    },
    bookSize: {
      label: 'What you collect',
      summary: 'How many cards of a rank you lay down together.',
      choice: (size) => (size === 2 ? 'pairs' : 'books of four'),
      value: (size) => (size === 2 ? 'Two cards make a pair.' : 'Four cards make a book.'),
    },
    give: {
      label: 'Handed over when asked',
      summary: 'How many cards you hand over when asked.',
      choice: (give) => (give === 'all' ? 'all cards of the rank' : 'one card'),
      value: (give) =>
        give === 'all' ? 'You hand over all your cards of the rank.' : 'You hand over one card of the rank.',
    },
    goAgainOnCatch: {
      label: 'Go again after a successful ask',
      summary: 'Whether you go again when you get what you asked for.',
      choice: (yes) => (yes ? 'yes' : 'no'),
      value: (yes) => (yes ? 'A successful ask gives you another turn.' : 'A successful ask ends your turn.'),
    },
    goAgainOnLuckyDraw: {
      label: 'Go again after a lucky fish',
      summary: 'Whether you go again when you fish the rank you asked for.',
      choice: (yes) => (yes ? 'yes' : 'no'),
      value: (yes) => (yes ? 'A lucky fish gives you another turn.' : 'A lucky fish does not give you another turn.'),
    },
    goAgainOnBook: {
      label: 'Go again after fishing a book',
      summary: 'Whether you go again when the card you fish completes a book.',
      choice: (yes) => (yes ? 'yes' : 'no'),
      value: (yes) =>
        yes
          ? 'Fishing the last card of a book gives you another turn.'
          : 'Fishing the last card of a book does not give you another turn.',
    },
    refill: {
      label: 'An empty hand draws',
      summary: 'How many cards you draw when you have none left.',
      choice: (count) => (count === 0 ? 'nothing' : plural(count, { one: '1 card', other: `${count} cards` })),
      value: (count) =>
        count === 0
          ? 'When you have no cards left, you sit out the rest.'
          : plural(count, {
              one: 'When you have no cards left, you draw 1.',
              other: `When you have no cards left, you draw ${count}.`,
            }),
    },
    end: {
      label: 'The game ends with',
      summary: 'When the game ends.',
      choice: (end) => (end === 'all-books' ? 'the last book' : 'the first empty hand'),
      value: (end) => (end === 'all-books' ? 'The last book ends the game.' : 'The first empty hand ends the game.'),
    },
    win: {
      label: 'The winner',
      summary: 'Who wins the game.',
      choice: (win) => (win === 'most-books' ? 'has the most books' : 'is out of cards first'),
      value: (win) => (win === 'most-books' ? 'Most books or pairs win.' : 'The first player out of cards wins.'),
    },
    packs: {
      label: 'Packs of cards',
      summary: 'How many packs of 52 cards are in play.',
      choice: (count) => plural(count, { one: 'one', other: 'two' }),
      value: (count) => plural(count, { one: 'One pack is in play.', other: 'Two packs are shuffled together.' }),
    },
  },
  presets: {
    standard: { name: 'Standard', summary: 'The game as most people know it, for 2 to 6 players.' },
    classroom: {
      name: 'Classroom',
      summary: 'The standard rules for 2 to 4 people; bots play only if you choose them.',
    },
    classic: { name: 'Classic', summary: 'A lucky fish ends your turn, and you never refill an empty hand.' },
    pairs: { name: 'Pairs', summary: 'A quick duel for two: collect pairs, hand over one card at a time.' },
  },
  presetClauses: {
    classroom: 'People take the seats. A bot plays only if you choose it.',
  },
};
