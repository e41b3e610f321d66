import type { GameTableWords } from '@shoal/language';
import { capital, plural, sevens } from '@shoal/language/en';
import type { GoFishMessages } from '../../presentation/index.ts';
import type { GoFishOptions } from '../../rules/options.ts';

export const table: GameTableWords<GoFishMessages, GoFishOptions> = {
  actions: {
    ask: ({ of, rank }, { name }) => `Ask ${name(of)} for ${sevens(rank)}`,
    fish: 'Fish a card from the stock',
    'fish-alone': 'Fish a card: nobody else has any',
  },
  prompts: {
    'which-rank': 'Which rank do you ask for?',
    'which-rank-of': ({ of }, { name }) => `Which rank do you ask ${name(of)} for?`,
    'which-seat': ({ rank }) => `Who do you ask for ${sevens(rank)}?`,
    'go-fish': ({ of, rank }, { name }) => `${name(of)} has no ${sevens(rank)}. Go fish!`,
    'nobody-to-ask': 'There is nobody left to ask.',
  },
  badges: {},
  calls: {
    ask: ({ rank }) => `${capital(sevens(rank))}?`,
    here: 'Here you are.',
    none: 'I have none.',
    'go-fish': 'Go fish!',
    fishes: 'I fish',
    'fishes-card': ({ card }, pen) => `I fish the ${pen.card(card)}!`,
    refills: ({ count }) => `I draw ${count}`,
    book: ({ rank }) => `Book of ${sevens(rank)}!`,
    pair: ({ rank }) => `Pair of ${sevens(rank)}!`,
  },
  illegal: {
    'must-fish': 'The seat had to fish.',
    'must-ask': 'The seat had to ask first.',
    'no-such-seat': 'The seat that was asked does not exist.',
    'cannot-ask-yourself': 'A seat cannot ask itself.',
    'target-has-no-cards': 'The seat that was asked had no cards.',
    'rank-not-held': 'The asker did not hold that rank.',
  },
  score: (options) => (options?.bookSize === 2 ? 'pairs' : 'books'),
  withScore: (count, { bookSize }) =>
    bookSize === 2
      ? plural(count, { one: 'with 1 pair', other: `with ${count} pairs` })
      : plural(count, { one: 'with 1 book', other: `with ${count} books` }),
  tips: ({ options, seats, input }) => ({
    ask: input === 'keys' ? keysTip(options.bookSize, seats) : touchTip(options.bookSize, seats),
    listen: 'Listen: a player who asks for a rank holds at least one of it.',
    fish:
      input === 'keys'
        ? 'A wrong guess sends you fishing: press F.'
        : 'A wrong guess sends you fishing: tap the stock.',
  }),
  keys: [
    ['A 2-9 T J Q K', 'choose the rank to ask for; T is ten'],
    ['1-9 0', 'then ask the player with this number'],
    ['F or D', 'fish a card from the stock after a miss'],
  ],
  fillers: ['ask', 'do', 'have', 'got'],
  typed: { fish: ['f', 'fish', 'go fish', 'gofish', 'd', 'draw'] },
  typedHelp: (name) => [
    `Ask a player for a rank you hold: "7 ${name}", "${name} 7", "ask ${name} for sevens", or 7 and then the player.`,
    'Ranks are a, 2 to 10, j, q, k, or in words; players go by name or number.',
    'f fishes after a miss.',
    `To ask for queens, type "queens" or "q ${name}": q alone quits.`,
  ],
};

function keysTip(bookSize: number, seats: number): string {
  if (seats === 2) {
    return bookSize === 2
      ? 'Ask for a rank you hold: press its key. Two of a rank make a pair.'
      : 'Ask for a rank you hold: press its key. Four of a rank make a book.';
  }
  return bookSize === 2
    ? 'Ask for a rank you hold: press its key, then the number of a player. Two of a rank make a pair.'
    : 'Ask for a rank you hold: press its key, then the number of a player. Four of a rank make a book.';
}

function touchTip(bookSize: number, seats: number): string {
  if (seats === 2) {
    return bookSize === 2
      ? 'Tap a rank you hold to ask for it. Two of a rank make a pair.'
      : 'Tap a rank you hold to ask for it. Four of a rank make a book.';
  }
  return bookSize === 2
    ? 'Tap a rank you hold, then the player to ask. Two of a rank make a pair.'
    : 'Tap a rank you hold, then the player to ask. Four of a rank make a book.';
}
