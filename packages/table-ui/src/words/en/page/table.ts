import type { BotName, Rank, Suit } from '@shoal/core';
import { allOf, capital, hearts, nth, plural, sevens } from '@shoal/language/en';

/** The table in the browser. */
export const table = {
  title: (game: string): string => `${game} – Shoal`,
  yourTurnTitle: (game: string): string => `● Your turn – ${game}`,
  turnOfTitle: (name: string, game: string): string => `● ${name} – ${game}`,
  middle: 'The middle of the table',
  yourHand: (count: number): string => plural(count, { one: 'Your hand: 1 card', other: `Your hand: ${count} cards` }),
  handOf: (name: string, count: number): string =>
    plural(count, { one: `The hand of ${name}: 1 card`, other: `The hand of ${name}: ${count} cards` }),
  noCards: 'No cards in hand',
  books: (count: number): string => plural(count, { one: '1 book', other: `${count} books` }),
  pairs: (count: number): string => plural(count, { one: '1 pair', other: `${count} pairs` }),
  /** A seat as a screen reader says it. */
  seatName: (name: string, facts: readonly string[]): string => `${name}: ${allOf(facts)}`,
  askSeat: (name: string, facts: readonly string[]): string => `Ask ${name}: ${allOf(facts)}`,
  laid: (ranks: readonly Rank[]): string => `laid down ${allOf(ranks.map(sevens))}`,
  hasTurn: 'to act',
  level: (bot: BotName): string => `bot, ${bot}`,
  out: (place: number): string => `out in ${nth(place)} place`,
  playable: (card: string): string => `${card}, playable`,
  newCard: (card: string): string => `${card}, new`,
  newPlayable: (card: string): string => `${card}, new and playable`,
  stack: (rank: Rank, count: number, of: number): string => `${capital(sevens(rank))}, ${count} of ${of}`,
  newStack: (rank: Rank, count: number, of: number): string => `${capital(sevens(rank))}, ${count} of ${of}, new`,
  stock: (count: number): string =>
    count === 0 ? 'The stock is empty' : plural(count, { one: 'Stock: 1 card', other: `Stock: ${count} cards` }),
  drawFrom: (action: string, count: number): string =>
    plural(count, { one: `${action}: 1 card in the stock`, other: `${action}: ${count} cards in the stock` }),
  upCard: (card: string): string => `Up-card: ${card}`,
  suitInForce: (suit: Suit): string => `${capital(hearts(suit))} in force`,
  anySuit: 'Any card fits',
  nameSuit: (suit: Suit): string => capital(hearts(suit)),
  suitQuestion: 'Which suit do you name?',
  counterClockwise: 'Play goes counter-clockwise',
  wholeLog: 'The whole log',
  nothingYet: 'The cards are dealt.',
  skip: 'Skip the wait',
  yourTurn: (prompt: string): string => `Your turn. ${prompt}`,
  hint: 'Hint',
  undo: 'Undo',
  rules: 'Rules',
  menu: 'Menu',
  keys: 'Keys',
  leave: 'Leave the table',
  soundOn: 'Sound on',
  soundOff: 'Sound off',
  jumped: (events: number): string =>
    plural(events, { one: 'Caught up: 1 thing happened.', other: `Caught up: ${events} things happened.` }),
  unkept: 'This game is not kept: the browser does not allow it.',
  playUnkept: 'Play on without saving',
  storageFull:
    'The storage of this browser is full, so this game is not being saved: free some space, and saving goes on by itself.',
  elsewhere: 'This game is open in another window: go on there, or close it and load again.',
  damaged: 'This game cannot be read, so it cannot go on here; it was left as it is.',
  changedElsewhere: 'This game went on in another window: load again to see it.',

  passBody: (name: string): string => `Everybody else look away. The cards of ${name} come next.`,
  iAm: (name: string): string => `I am ${name}`,
  hide: 'Hide my cards',
  showCards: 'Show my cards',

  tips: {
    'go-fish': (bookSize: number, seats: number): readonly string[] => [
      goFishTip(bookSize, seats),
      'Listen: a player who asks for a rank holds at least one of it.',
      'A wrong guess sends you fishing: tap the stock. The bulb asks the coach for advice.',
    ],
    'crazy-eights': (): readonly string[] => [
      'Tap a card of the suit or rank on the pile: the lit ones fit.',
      'A wild card fits anything and names the suit; keep it for when nothing else does.',
      'No match? Tap the stock to draw. The bulb asks the coach for advice.',
    ],
  },
};

function goFishTip(bookSize: number, seats: number): string {
  if (seats === 2) {
    return bookSize === 2
      ? 'Tap a rank you hold to ask for it. Two of a rank make a pair.'
      : 'Tap a rank you hold to ask for it. All four of a rank make a book.';
  }
  return bookSize === 2
    ? 'Tap a rank you hold, then the player to ask. Two of a rank make a pair.'
    : 'Tap a rank you hold, then the player to ask. All four make a book.';
}

/** The end of a deal or match. */
export const end = {
  title: 'The end of the deal',
  again: 'Again',
  review: 'Review',
  replay: 'Go through it',
  share: 'Share',
  look: 'Look at the table',
  results: 'Results',
};
