import type { Rank, Suit } from '@shoal/core';
import { allOf, capital, hearts, nth, plural, sevens } from '@shoal/language/en';

/** The table in the browser. */
export const table = {
  title: (game: string): string => `${game} – Shoal`,
  yourTurnTitle: (game: string): string => `● Your turn – ${game}`,
  turnOfTitle: (name: string, game: string): string => `● ${name} – ${game}`,
  middle: 'The middle of the table',
  yourHand: (count: number): string => plural(count, { one: 'Your hand: 1 card', other: `Your hand: ${count} cards` }),
  handOf: (name: string, count: number): string =>
    plural(count, { one: `${name}'s hand: 1 card`, other: `${name}'s hand: ${count} cards` }),
  place: (place: number, of: number): string => `Card ${place} of ${of}`,
  noCards: 'No cards in hand',
  /** A seat as a screen reader says it. */
  seatName: (name: string, facts: readonly string[]): string => `${name}: ${allOf(facts)}`,
  chooseSeat: (name: string, facts: readonly string[]): string => `Choose ${name}: ${allOf(facts)}`,
  laid: (ranks: readonly Rank[]): string => `laid down ${allOf(ranks.map(sevens))}`,
  hasTurn: 'to act',
  /** The place that a player has reached, where there is no room for words. */
  placeReached: nth,
  level: (bot: string): string => `bot, ${bot}`,
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
  wholeLog: 'Full log',
  nothingYet: 'The cards are dealt.',
  skip: 'Skip',
  skipToEnd: 'Skip to the end',
  yourTurn: (prompt: string): string => `Your turn. ${prompt}`,
  hint: 'Hint',
  why: 'Why?',
  undo: 'Undo',
  rules: 'Rules',
  menu: 'Menu',
  keys: 'Keys',
  leave: 'Leave the table',
  jumped: (events: number): string =>
    plural(events, { one: 'Caught up: 1 thing happened.', other: `Caught up: ${events} things happened.` }),
  unsaved: 'This game is not saved: the browser does not allow it.',
  playUnsaved: 'Play on without saving',
  storageFull:
    "This browser's storage is full, so this game is not being saved: free some space, and saving resumes by itself.",
  elsewhere: 'This game is open in another window: continue there, or close it and reload this page.',
  damaged: 'This game cannot be read, so it cannot continue here; it was left as it is.',
  changedElsewhere: 'This game went on in another window: reload this page to see it.',

  passBody: (name: string): string => `Everyone else, look away: ${name}'s cards are next.`,
  iAm: (name: string): string => `I am ${name}`,
  hide: 'Hide my cards',
  showCards: 'Show my cards',
};

/** The end of a deal or match. */
export const end = {
  title: 'End of the deal',
  again: 'Play again',
  review: 'Review',
  replay: 'Replay',
  share: 'Share',
  look: 'View the table',
  results: 'Results',
  wins: (deals: number, scores: readonly string[]): string =>
    plural(deals, {
      one: `Wins after 1 deal: ${scores.join(' · ')}`,
      other: `Wins after ${deals} deals: ${scores.join(' · ')}`,
    }),
  points: (deals: number, scores: readonly string[]): string =>
    plural(deals, {
      one: `Points after 1 deal: ${scores.join(' · ')}`,
      other: `Points after ${deals} deals: ${scores.join(' · ')}`,
    }),
};
