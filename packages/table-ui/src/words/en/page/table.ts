import type { BotName, Rank, Suit } from '@shoal/core';
import { allOf, capital, hearts, plural, sevens } from '@shoal/language/en';

/** The table in the browser. */
export const table = {
  title: (game: string): string => `${game} – Shoal`,
  yourTurnTitle: (game: string): string => `● Your turn – ${game}`,
  turnOfTitle: (name: string, game: string): string => `● ${name} – ${game}`,
  middle: 'The middle of the table',
  yourHand: (count: number): string => plural(count, { one: 'Your hand: 1 card', other: `Your hand: ${count} cards` }),
  handOf: (name: string, count: number): string =>
    plural(count, { one: `The hand of ${name}: 1 card`, other: `The hand of ${name}: ${count} cards` }),
  place: (place: number, of: number): string => `Card ${place} of ${of}`,
  noCards: 'No cards in hand',
  /** A seat as a screen reader says it. */
  seatName: (name: string, facts: readonly string[]): string => `${name}: ${allOf(facts)}`,
  chooseSeat: (name: string, facts: readonly string[]): string => `Choose ${name}: ${allOf(facts)}`,
  laid: (ranks: readonly Rank[]): string => `laid down ${allOf(ranks.map(sevens))}`,
  hasTurn: 'to act',
  level: (bot: BotName): string => `bot, ${bot}`,
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
  nameSuit: (suit: Suit): string => capital(hearts(suit)),
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
};

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
