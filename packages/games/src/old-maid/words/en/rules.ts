import type { SentenceTemplates } from '@shoal/language';
import type { OldMaidRuleMessage } from '../../presentation/messages.ts';

export const rules: SentenceTemplates<OldMaidRuleMessage> = {
  title: ({ seats }) => `Old Maid for ${seats} players`,
  goal: 'Get rid of all your cards in pairs. One card has no partner: do not be left with it.',
  'deal-without-queen': ({ cards }) =>
    `The queen of clubs is taken out of a pack of 52, and the other ${cards} cards are dealt out one at a time.`,
  'deal-without-queen-two-packs': ({ cards }) =>
    `One queen of clubs is taken out of two packs shuffled together, and the other ${cards} cards are dealt out one at a time.`,
  'deal-without-secret': ({ cards }) =>
    `A card that nobody sees is taken out of a pack of 52, and the other ${cards} cards are dealt out one at a time.`,
  'deal-without-secret-two-packs': ({ cards }) =>
    `A card that nobody sees is taken out of two packs shuffled together, and the other ${cards} cards are dealt out one at a time.`,
  'pair-of-rank': 'Two cards of the same rank make a pair.',
  'pair-of-colour':
    'Two cards of the same rank and colour make a pair: both black (spades, clubs) or both red (hearts, diamonds).',
  'old-maid-is-a-queen': 'One queen is missing, so one of the others is left without a partner: she is the old maid.',
  'old-maid-is-queen-of-spades': 'The queen of spades has no partner: she is the old maid.',
  'old-maid-is-a-black-queen': 'Three black queens are in play. The one that is left over is the old maid.',
  'old-maid-is-secret': 'Nobody knows which card is the old maid until the end.',
  'opening-pairs': 'If you are dealt pairs, lay them down at once, face up.',
  'first-seat':
    "The player to the dealer's left begins. If that player has no cards, the next player with cards begins.",
  take: 'On your turn, point at a card in the hidden hand of the next player clockwise who has cards, and take it.',
  'any-place': 'It does not matter which place you choose: chance decides which card you get.',
  'card-is-secret':
    'If the card makes a pair with one of yours, lay the pair down at once. Otherwise only you and the player you took it from know which card it is.',
  'turn-passes': 'Then the turn passes clockwise to the next player who has cards.',
  safe: 'A player without cards is safe and out of the game.',
  'end-old-maid': 'The game ends when only one player has a card left: that player is the old maid.',
  stalemate: ({ takes }) =>
    `If ${takes} cards in a row are taken without a pair, the game ends as it stands, and all who still have cards share the next place.`,
  places:
    'The first to be safe wins. Players who become safe at the same time share their place, and the old maid is last.',
  'pairs-do-not-decide':
    'The pairs you lay down are counted but do not decide who wins. In a match, everybody who is safe gets a point.',
};
