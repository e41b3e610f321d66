import type { GameWords, SentenceTemplates } from '@shoal/language';
import { oneOf, plural, seven, sevens, tooFewToDeal } from '@shoal/language/en';
import type { GoFishMessages } from '../../presentation/index.ts';
import type { GoFishRefusalMessage } from '../../presentation/messages.ts';
import type { GoFishEventMessage } from '../../presentation/story.ts';
import type { GoFishOptions } from '../../rules/options.ts';
import { advice } from './advice.ts';
import { rules } from './rules.ts';
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
  fishes: ({ seat }, { name }) => `${name(seat)} fishes a card.`,
  'fishes-card': ({ seat, card }, pen) => `${pen.name(seat)} fishes the ${pen.card(card)}.`,
  'fishes-asked-card': ({ seat, card }, pen) =>
    `${pen.name(seat)} fishes the ${pen.card(card)}, the very rank asked for!`,
  'you-fish': 'You fish a card.',
  'you-fish-card': ({ card }, pen) => `You fish the ${pen.card(card)}.`,
  'you-fish-asked-card': ({ card }, pen) => `You fish the ${pen.card(card)}, the rank you asked for!`,
  refills: ({ seat, count }, { name }) =>
    plural(count, {
      one: `${name(seat)}'s hand is empty and draws 1 card.`,
      other: `${name(seat)}'s hand is empty and draws ${count} cards.`,
    }),
  'refills-with': ({ seat, cards }, pen) => `${pen.name(seat)}'s hand is empty and draws ${pen.cards(cards)}.`,
  'you-refill': ({ count }) =>
    plural(count, {
      one: 'Your hand is empty and draws 1 card.',
      other: `Your hand is empty and draws ${count} cards.`,
    }),
  'you-refill-with': ({ cards }, pen) => `Your hand is empty and draws ${pen.cards(cards)}.`,
  'lays-book': ({ seat, rank }, { name }) => `${name(seat)} lays down a book of ${sevens(rank)}.`,
  'lays-pair': ({ seat, rank }, { name }) => `${name(seat)} lays down a pair of ${sevens(rank)}.`,
  'you-lay-book': ({ rank }) => `You lay down a book of ${sevens(rank)}.`,
  'you-lay-pair': ({ rank }) => `You lay down a pair of ${sevens(rank)}.`,
};

const refusals: SentenceTemplates<GoFishRefusalMessage> = {
  'must-fish': 'You are to fish now: draw the top card of the stock.',
  'must-fish-after-miss': ({ of, rank }, { name }) =>
    `${name(of)} had no ${seven(rank)}, so you are to fish now: draw the top card of the stock.`,
  'must-ask': 'You fish only after a miss: ask another player for a rank first.',
  'no-such-seat': 'There is no such player: ask one of the others at the table.',
  'cannot-ask-yourself': 'You cannot ask yourself: ask one of the other players.',
  'target-has-no-cards': 'That player holds no cards: ask somebody who does.',
  'ask-other-seats': ({ target, seats }, { name }) => `${name(target)} holds no cards: ask ${oneOf(seats.map(name))}.`,
  'rank-not-held': 'You can ask only for a rank that you hold yourself.',
  'ask-held-ranks': ({ ranks }) => `You can ask only for a rank that you hold yourself: ${oneOf(ranks.map(sevens))}.`,
};

export const words: GameWords<GoFishMessages, GoFishOptions> = {
  ...table,
  rules,
  events,
  refusals,
  impossible: {
    'pack-too-small': ({ seats, handSize, cards }) => tooFewToDeal(cards, seats, handSize),
  },
  advice,
  endings: {
    'all-books': 'Every card has been laid down.',
    'first-empty-hand': 'A hand is empty, and that ends the game.',
    'no-cards': 'Nobody holds a card any more.',
    stalemate: 'Too many asks went by without a card drawn or laid down, so the game ends as it stands.',
  },
  options: {
    handSize: {
      summary: 'How many cards each player is dealt.',
      value: (count) =>
        plural(count, { one: 'Each player is dealt 1 card.', other: `Each player is dealt ${count} cards.` }),
    },
    bookSize: {
      summary: 'How many cards of one rank are laid down together.',
      value: (size) => (size === 2 ? 'Two cards make a pair.' : 'Four cards make a book.'),
    },
    give: {
      summary: 'How many cards you hand over when asked.',
      value: (give) =>
        give === 'all' ? 'You hand over all cards of the rank.' : 'You hand over one card of the rank.',
    },
    goAgainOnCatch: {
      summary: 'Whether you go again when you get what you asked for.',
      value: (yes) => (yes ? 'A successful ask gives another turn.' : 'A successful ask ends your turn.'),
    },
    goAgainOnLuckyDraw: {
      summary: 'Whether you go again when you fish the rank you asked for.',
      value: (yes) => (yes ? 'A lucky fish gives another turn.' : 'A lucky fish gives no other turn.'),
    },
    goAgainOnBook: {
      summary: 'Whether you go again when the card you fish completes a book.',
      value: (yes) => (yes ? 'Fishing a book gives another turn.' : 'Fishing a book gives no other turn.'),
    },
    refill: {
      summary: 'How many cards an empty hand draws while the stock lasts.',
      value: (count) =>
        count === 0
          ? 'An empty hand stays empty.'
          : plural(count, { one: 'An empty hand draws 1 card.', other: `An empty hand draws ${count} cards.` }),
    },
    end: {
      summary: 'When the game ends.',
      value: (end) => (end === 'all-books' ? 'Play goes on to the last book.' : 'The first empty hand ends the game.'),
    },
    packs: {
      summary: 'How many packs of 52 cards are in play.',
      value: (count) => plural(count, { one: 'One pack is in play.', other: 'Two packs are shuffled together.' }),
    },
  },
  presets: {
    standard: 'The game as most people know it, for 2 to 6 players.',
    classroom: 'The same rules for a small table of 2 to 4 players.',
    classic: 'A lucky fish ends your turn, and an empty hand stays empty.',
    pairs: 'A quick duel for two: collect pairs, hand over one card at a time.',
  },
};
