import { testRulesSheet } from '../../../../test/words/rules-sheet.ts';

testRulesSheet('old-maid', {
  changed: [
    'standard 3 odd=secret: A card that nobody sees is taken out of a pack of 52, and the other 51 cards are dealt out one at a time.',
    'standard 3 odd=secret: Nobody knows which card is the old maid until the end.',
    'secret 3 odd=queen: One queen is missing, so one of the others is left without a partner: she is the old maid.',
    'standard 3 pair=colour: Two cards of the same rank and colour make a pair: both black (spades, clubs) or both red (hearts, diamonds).',
    'standard 3 pair=colour: The queen of spades has no partner: she is the old maid.',
    'standard 3 packs=2: One queen of clubs is taken out of two packs shuffled together, and the other 103 cards are dealt out one at a time.',
  ],
  always: [
    'standard 3: Old Maid for 3 players',
    'standard 3: The queen of clubs is taken out of a pack of 52, and the other 51 cards are dealt out one at a time.',
    'standard 3: The game ends when only one player has a card left: that player is the old maid.',
  ],
});
