import type { TableRefusal, WinnersMessage } from '@shoal/core';
import type { SentenceTemplates } from '@shoal/language';
import { allOf, nth, oneOf, plural } from '@shoal/language/en';
import type {
  LineMessage,
  PlaceTaken,
  StandingMessage,
  TableRefusalMessage,
  TurnSentenceWords,
} from '../messages/table-messages.ts';

export const winners: SentenceTemplates<WinnersMessage> = {
  wins: ({ seat }, { name }) => `${name(seat)} wins.`,
  'you-win': 'You win!',
  share: ({ seats }, { name }) => `A tie: ${allOf(seats.map(name))} share the win.`,
  'you-share': ({ others }, { name }) => `A tie: you share the win with ${allOf(others.map(name))}.`,
  'all-share': 'A tie: everyone shares the win.',
};

export const standings: SentenceTemplates<StandingMessage> = {
  standing: ({ seat, withScore, ...standing }, { name }) => `${placeOf(standing)}: ${name(seat)}, ${withScore}.`,
  'your-standing': ({ withScore, ...standing }) => `${placeOf(standing)}: you, ${withScore}.`,
};

const placeOf = ({ place, isShared }: PlaceTaken): string => (isShared ? `Shared ${nth(place)}` : nth(place));

export const tableRefusals: SentenceTemplates<TableRefusalMessage> = {
  'game-over': 'The game is over.',
  'not-your-turn': 'It is not your turn yet.',
  'turn-of': ({ seat }, { name }) => `It is ${name(seat)}'s turn, not yours.`,
};

export const illegalAtTable: Readonly<Record<TableRefusal, string>> = {
  'game-over': 'The game was over.',
  'not-your-turn': "It was not that seat's turn.",
};

export const lines: SentenceTemplates<LineMessage> = {
  'stock-left': ({ count }) =>
    count === 0
      ? 'The stock is empty.'
      : plural(count, { one: '1 card left in the stock.', other: `${count} cards left in the stock.` }),
  'up-card': ({ card }, pen) => `The up-card is the ${pen.card(card)}.`,
  'your-turn': 'Your turn.',
  turn: ({ seat }, { name }) => `${name(seat)}'s turn.`,
  'no-such-player': ({ text, seats }, { name }) => `There is no player "${text}"; choose ${oneOf(seats.map(name))}.`,
  'no-such-card-number': ({ count }) =>
    plural(count, { one: 'Your hand has only card 1.', other: `Your hand has cards 1 to ${count}.` }),
  'no-such-place': ({ count }) =>
    plural(count, { one: 'There is only card 1.', other: `Choose a card from 1 to ${count}.` }),
  'not-understood': ({ text }) => `"${text}" was not understood; type ? for help.`,
  seed: ({ seed }) => `The seed of this game is ${seed}.`,
  saved: ({ path }) => `The game is saved in ${path}.`,
  'really-quit': 'Do you really want to leave this game?',
  'input-ended': 'The input has ended, so the game stops here.',
  goodbye: 'Goodbye, and thanks for playing.',
};

export const turn: TurnSentenceWords = (subject, steps) => `${subject ?? 'You'} ${allOf(steps)}.`;
