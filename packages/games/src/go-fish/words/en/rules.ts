import type { SentenceTemplates } from '@shoal/language';
import { dealtFromOnePack, dealtFromTwoPacks, plural } from '@shoal/language/en';
import type { GoFishRuleMessage } from '../../presentation/messages.ts';

export const rules: SentenceTemplates<GoFishRuleMessage> = {
  title: ({ seats }) => `Go Fish for ${seats} players`,
  'deal-one-pack': ({ seats, handSize, stock }) => dealtFromOnePack(seats, handSize, stock),
  'deal-two-packs': ({ seats, handSize, stock }) => dealtFromTwoPacks(seats, handSize, stock),
  'deal-whole-pack': ({ seats, handSize }) =>
    `One pack of 52 is dealt out, ${handSize} cards to each of the ${seats} players: there is no stock.`,
  'deal-whole-two-packs': ({ seats, handSize }) =>
    `Two packs shuffled together are dealt out, ${handSize} cards to each of the ${seats} players: there is no stock.`,
  'goal-books': ({ total }) =>
    `Collect books. A book is four cards of one rank, and there are ${total} books to be made.`,
  'goal-pairs': ({ total }) =>
    `Collect pairs. A pair is two cards of one rank, and there are ${total} pairs to be made.`,
  'first-seat': 'The player after the dealer begins, and play goes clockwise.',
  'opening-books': 'A book in the hand you are dealt is laid down at once, before anybody asks.',
  'opening-pairs': 'A pair in the hand you are dealt is laid down at once, before anybody asks.',
  ask: 'On your turn, ask one other player who holds cards for a rank that you hold yourself.',
  'give-all': 'If you are asked for a rank you hold, hand over all your cards of it, face up.',
  'give-one':
    'If you are asked for a rank you hold, hand over one card of it, face up: the first in the order spades, hearts, diamonds, clubs.',
  'catch-goes-again': 'If you get what you asked for, you go again.',
  'catch-ends-turn': 'Even if you get what you asked for, your turn ends.',
  miss: 'If the player you ask has none, you go fish: draw the top card of the stock. If the stock is empty, your turn simply ends.',
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
  'books-at-once': 'Books are laid down the moment they are complete.',
  'pairs-at-once': 'Pairs are laid down the moment they are complete.',
  refill: ({ count }) =>
    plural(count, {
      one: 'Whenever your hand is empty, even out of turn, it draws 1 card while the stock lasts; this ends no turn.',
      other: `Whenever your hand is empty, even out of turn, it draws ${count} cards, or as many as the stock has left; this ends no turn.`,
    }),
  'no-refill': 'A hand that runs empty stays empty: its player keeps what is laid down and sits out the rest.',
  'turn-passes':
    'When your turn ends, or your hand stays empty, the turn passes clockwise to the next player who holds cards.',
  'turn-passes-clockwise': 'When your turn ends, it passes clockwise to the next player.',
  'fish-alone':
    'If nobody else holds cards while the stock lasts, you fish without asking; whatever you fish, that turn ends.',
  'end-all-books': ({ total }) => `The game ends when all ${total} books are laid down.`,
  'end-all-pairs': ({ total }) => `The game ends when all ${total} pairs are laid down.`,
  'end-no-cards': 'The game ends when nobody holds a card any more; cards left in the stock count for nobody.',
  'end-empty-hand': 'The game ends as soon as a hand is empty.',
  'end-empty-hand-unfilled': 'The game ends as soon as a hand is empty and there is no stock left to fill it.',
  'stalemate-books': ({ asks }) =>
    `If ${asks} asks go by without a card drawn or a book laid down, the game ends as it stands.`,
  'stalemate-pairs': ({ asks }) =>
    `If ${asks} asks go by without a card drawn or a pair laid down, the game ends as it stands.`,
  'most-books-win': 'Most books win, and players with equally many share the win.',
  'most-pairs-win': 'Most pairs win, and players with equally many share the win.',
};
