import type { WinnersMessage } from '@shoal/core';
import type { Sayings } from '@shoal/language';
import { allOf, hearts, nth, oneOf, plural, sevens } from '@shoal/language/en';
import type { ActionMessage, LineMessage, StandingMessage } from '../messages/table-messages.ts';

export const actions: Sayings<ActionMessage> = {
  ask: ({ of, rank }, { name }) => `Ask ${name(of)} for ${sevens(rank)}`,
  fish: 'Fish a card from the stock',
  play: ({ card }, pen) => `Play the ${pen.card(card)}`,
  'play-naming': ({ card, suit }, pen) => `Play the ${pen.card(card)} and name ${hearts(suit)}`,
  draw: 'Draw a card',
  'draw-penalty': ({ count }) => plural(count, { one: 'Draw the 1 card due', other: `Draw the ${count} cards due` }),
  pass: 'Pass',
  'keep-playing': 'Keep playing',
  stop: 'Stop here',
};

export const winners: Sayings<WinnersMessage> = {
  wins: ({ seat }, { name }) => `${name(seat)} wins.`,
  'you-win': 'You win!',
  share: ({ seats }, { name }) => `${allOf(seats.map(name))} share the win.`,
  'you-share': ({ others }, { name }) => `You share the win with ${allOf(others.map(name))}.`,
  'all-share': 'Everybody shares the win.',
};

export const standings: Sayings<StandingMessage> = {
  books: ({ seat, place, count }, { name }) =>
    plural(count, {
      one: `${nth(place)}: ${name(seat)}, with 1 book.`,
      other: `${nth(place)}: ${name(seat)}, with ${count} books.`,
    }),
  pairs: ({ seat, place, count }, { name }) =>
    plural(count, {
      one: `${nth(place)}: ${name(seat)}, with 1 pair.`,
      other: `${nth(place)}: ${name(seat)}, with ${count} pairs.`,
    }),
  points: ({ seat, place, count }, { name }) =>
    plural(count, {
      one: `${nth(place)}: ${name(seat)}, with 1 point left in hand.`,
      other: `${nth(place)}: ${name(seat)}, with ${count} points left in hand.`,
    }),
  'your-books': ({ place, count }) =>
    plural(count, { one: `${nth(place)}: you, with 1 book.`, other: `${nth(place)}: you, with ${count} books.` }),
  'your-pairs': ({ place, count }) =>
    plural(count, { one: `${nth(place)}: you, with 1 pair.`, other: `${nth(place)}: you, with ${count} pairs.` }),
  'your-points': ({ place, count }) =>
    plural(count, {
      one: `${nth(place)}: you, with 1 point left in hand.`,
      other: `${nth(place)}: you, with ${count} points left in hand.`,
    }),
  'no-cards': ({ seat, place }, { name }) => `${nth(place)}: ${name(seat)}, with no cards left.`,
  'you-have-no-cards': ({ place }) => `${nth(place)}: you, with no cards left.`,
};

export const lines: Sayings<LineMessage> = {
  'stock-left': ({ count }) =>
    count === 0
      ? 'The stock is empty.'
      : plural(count, { one: '1 card left in the stock.', other: `${count} cards left in the stock.` }),
  'out-in-place': ({ place }) => `Out in ${nth(place)} place.`,
  'up-card': ({ card }, pen) => `The up-card is the ${pen.card(card)}.`,
  'suit-in-force': ({ suit }) => `The suit in force is ${hearts(suit)}.`,
  'anything-matches': 'Any card may be played.',
  direction: ({ direction }) => (direction === 1 ? 'Play goes clockwise.' : 'Play goes counter-clockwise.'),
  'penalty-waits': ({ count }) =>
    plural(count, { one: '1 card is waiting to be drawn.', other: `${count} cards are waiting to be drawn.` }),
  'your-turn': 'Your turn.',
  turn: ({ seat }, { name }) => `It is ${name(seat)}'s turn.`,
  'which-rank': ({ of }, { name }) => `Which rank do you ask ${name(of)} for?`,
  'which-seat': ({ rank }) => `Whom do you ask for ${sevens(rank)}?`,
  'which-suit': 'Which suit do you name: spades, hearts, diamonds or clubs?',
  'vote-now': 'Do you want to keep playing?',
  'no-such-player': ({ text, seats }, { name }) => `There is no player "${text}": ask ${oneOf(seats.map(name))}.`,
  'no-such-card-number': ({ count }) =>
    plural(count, { one: 'Your hand has only card 1.', other: `Your hand has cards 1 to ${count}.` }),
  'not-understood': ({ text }) => `"${text}" was not understood: enter ? for help.`,
  seed: ({ seed }) => `The seed of this game is ${seed}.`,
  saved: ({ path }) => `The game is saved in ${path}.`,
  'really-quit': 'Do you really want to leave this game?',
  'input-ended': 'The input has ended, so the game stops here.',
  goodbye: 'Goodbye, and thank you for playing.',
};
