import type { SentenceTemplates } from '@shoal/language';
import { dealtFromOnePack, dealtFromTwoPacks, plural } from '@shoal/language/en';
import type { GoFishRuleMessage } from '../../presentation/messages.ts';

export const rules: SentenceTemplates<GoFishRuleMessage> = {
  title: ({ seats }) => `Go Fish for ${seats} players`,
  'deal-one-pack': ({ seats, handSize, stock }) => dealtFromOnePack(seats, handSize, stock),
  'deal-two-packs': ({ seats, handSize, stock }) => dealtFromTwoPacks(seats, handSize, stock),
  'deal-whole-pack': ({ seats, handSize }) =>
    `All 52 cards are dealt, ${handSize} to each of the ${seats} players: there is no stock.`,
  'deal-whole-two-packs': ({ seats, handSize }) =>
    `Two packs are shuffled together and dealt out, ${handSize} cards to each of the ${seats} players: there is no stock.`,
  'goal-books': ({ total }) => `Collect books. A book is four cards of the same rank; there are ${total} books in all.`,
  'goal-pairs': ({ total }) => `Collect pairs. A pair is two cards of the same rank; there are ${total} pairs in all.`,
  'first-seat': "The player to the dealer's left begins, and play goes clockwise.",
  'opening-books': 'If you are dealt a book, lay it down at once, before anybody asks.',
  'opening-pairs': 'If you are dealt a pair, lay it down at once, before anybody asks.',
  ask: 'On your turn, choose another player who has cards and ask for a rank that you hold yourself.',
  'give-all': 'If you are asked for a rank you hold, hand over all your cards of that rank, face up.',
  'give-one':
    'If you are asked for a rank you hold, hand over one card of that rank, face up: the first in the order spades, hearts, diamonds, clubs.',
  'catch-goes-again': 'If you get what you asked for, you go again.',
  'catch-ends-turn': 'Even if you get what you asked for, your turn ends.',
  miss: 'If the player you ask has none, you go fish: draw the top card of the stock. If the stock is empty, your turn ends.',
  'fish-ends-turn': 'Whatever you fish, your turn ends.',
  'fish-lucky-goes-again': 'If you fish the rank you asked for, you go again; otherwise your turn ends.',
  'fish-book-goes-again': 'If the card you fish completes a book, you go again; otherwise your turn ends.',
  'fish-pair-goes-again': 'If the card you fish completes a pair, you go again; otherwise your turn ends.',
  'fish-lucky-or-book-goes-again':
    'If you fish the rank you asked for, or a card that completes any book, you go again; otherwise your turn ends.',
  'fish-lucky-or-pair-goes-again':
    'If you fish the rank you asked for, or a card that completes any pair, you go again; otherwise your turn ends.',
  'fish-secret-but-book': 'Only you see the card you fish, unless it completes a book: then you show it.',
  'fish-secret-but-pair': 'Only you see the card you fish, unless it completes a pair: then you show it.',
  'fish-secret-but-go-again-or-book':
    'Only you see the card you fish, unless it lets you go again or completes a book: then you show it.',
  'fish-secret-but-go-again-or-pair':
    'Only you see the card you fish, unless it lets you go again or completes a pair: then you show it.',
  'books-at-once': 'Lay down a book as soon as it is complete.',
  'pairs-at-once': 'Lay down a pair as soon as it is complete.',
  refill: ({ count }) =>
    plural(count, {
      one: 'Whenever you run out of cards, even out of turn, draw 1 card while the stock lasts; this does not end a turn.',
      other: `Whenever you run out of cards, even out of turn, draw ${count}, or as many as the stock has left; this does not end a turn.`,
    }),
  'no-refill': 'If you run out of cards, you keep what you have laid down and sit out the rest.',
  'turn-passes':
    'When your turn ends, or your hand stays empty, the turn passes clockwise to the next player who has cards.',
  'turn-passes-clockwise': 'When your turn ends, it passes clockwise to the next player.',
  'fish-alone':
    'If nobody else has cards but the stock has some, you fish without asking; whatever you fish, that turn ends.',
  'end-all-books': ({ total }) => `The game ends when all ${total} books are laid down.`,
  'end-all-pairs': ({ total }) => `The game ends when all ${total} pairs are laid down.`,
  'end-no-cards': 'The game ends when nobody has any cards left; cards still in the stock count for nobody.',
  'end-empty-hand': 'The game ends as soon as a player has no cards left.',
  'end-empty-hand-unfilled': 'The game ends as soon as a player has no cards left and the stock is empty too.',
  'stalemate-books': ({ asks }) =>
    `If ${asks} asks go by with no card drawn and no book laid down, the game ends as it stands.`,
  'stalemate-pairs': ({ asks }) =>
    `If ${asks} asks go by with no card drawn and no pair laid down, the game ends as it stands.`,
  'most-books-win': 'The player with the most books wins; players who tie share the win.',
  'most-pairs-win': 'The player with the most pairs wins; players who tie share the win.',
  'first-out-wins-before-books':
    'The first player out of cards wins; players out at the same moment share the win. Books decide every other place.',
  'first-out-wins-before-pairs':
    'The first player out of cards wins; players out at the same moment share the win. Pairs decide every other place.',
};
