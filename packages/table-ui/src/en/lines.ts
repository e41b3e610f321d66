import type { WinnersMessage } from '@shoal/core';
import type { ActionMessage } from '../action-message.ts';
import type { Sayings } from '../catalogue.ts';
import type { LineMessage } from '../line-message.ts';
import type { StandingMessage } from '../standing-message.ts';
import { allOf, hearts, nth, plural, sevens } from './grammar.ts';

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
  'hand-size': ({ seat, count }, { name }) =>
    plural(count, { one: `${name(seat)} holds 1 card.`, other: `${name(seat)} holds ${count} cards.` }),
  'book-count': ({ seat, count }, { name }) =>
    plural(count, { one: `${name(seat)} has 1 book.`, other: `${name(seat)} has ${count} books.` }),
  'pair-count': ({ seat, count }, { name }) =>
    plural(count, { one: `${name(seat)} has 1 pair.`, other: `${name(seat)} has ${count} pairs.` }),
  'out-in-place': ({ seat, place }, { name }) => `${name(seat)} is out in ${nth(place)} place.`,
  'your-hand': ({ cards }, pen) => (cards.length === 0 ? 'Your hand is empty.' : `Your hand: ${pen.cards(cards)}`),
  'hand-of': ({ seat, cards }, pen) =>
    cards.length === 0 ? `${pen.name(seat)}'s hand is empty.` : `${pen.name(seat)}'s hand: ${pen.cards(cards)}`,
  'up-card': ({ card }, pen) => `The up-card is the ${pen.card(card)}.`,
  'suit-in-force': ({ suit }) => `The suit in force is ${hearts(suit)}.`,
  'anything-matches': 'Any card may be played.',
  direction: ({ direction }) => (direction === 1 ? 'Play goes clockwise.' : 'Play goes counter-clockwise.'),
  'penalty-waits': ({ count }) =>
    plural(count, { one: '1 card is waiting to be drawn.', other: `${count} cards are waiting to be drawn.` }),
  'your-turn': 'Your turn.',
  turn: ({ seat }, { name }) => `It is ${name(seat)}'s turn.`,
  address: ({ seat }, { name }) => `${name(seat)}, it is your turn.`,
  thinking: ({ seat }, { name }) => `${name(seat)} is thinking.`,
  'which-rank': 'Which rank do you ask for?',
  'which-seat': 'Whom do you ask?',
  'which-card': 'Which card do you play?',
  'which-suit': 'Which suit do you name: spades, hearts, diamonds or clubs?',
  'fish-now': 'Go fish: press Enter to draw the top card of the stock.',
  'vote-now': 'Do you want to keep playing?',
  'choose-number': ({ min, max }) => `Choose a number from ${min} to ${max}.`,
  'choose-default': ({ number }) => `Press Enter for ${number}.`,
  'not-a-choice': ({ text, min, max }) => `"${text}" is no choice here: enter a number from ${min} to ${max}.`,
  'not-understood': ({ text }) => `"${text}" was not understood: enter ? for help.`,
  'pass-to': ({ seat }, { name }) => `Pass to ${name(seat)}.`,
  'show-hand': ({ seat }, { name }) => `${name(seat)}, press Enter to see your hand.`,
  'since-then': ({ count }) => plural(count, { one: '1 thing happened.', other: `${count} things happened.` }),
  seed: ({ seed }) => `The seed of this game is ${seed}.`,
  saved: ({ path }) => `The game is saved in ${path}.`,
  verified: ({ count }) =>
    plural(count, {
      one: 'The record is right: its 1 entry follows the rules.',
      other: `The record is right: all ${count} entries follow the rules.`,
    }),
  'game-over': 'The game is over.',
  'play-again': 'Do you want to play again?',
  'really-quit': 'Do you really want to leave this game?',
  'input-ended': 'The input has ended, so the game stops here.',
  goodbye: 'Goodbye, and thank you for playing.',
};
