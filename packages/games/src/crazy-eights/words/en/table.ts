import type { GameTableWords } from '@shoal/language';
import { capital, hearts, nth, plural } from '@shoal/language/en';
import type { CrazyEightsMessages } from '../../presentation/index.ts';
import type { CrazyEightsOptions } from '../../rules/options.ts';

export const table: GameTableWords<CrazyEightsMessages, CrazyEightsOptions> = {
  actions: {
    play: ({ card }, pen) => `Play the ${pen.card(card)}`,
    'play-naming': ({ card, suit }, pen) => `Play the ${pen.card(card)} and name ${hearts(suit)}`,
    draw: 'Draw a card',
    'draw-on': 'Draw until a card fits',
    'draw-penalty': ({ count }) =>
      plural(count, { one: 'Draw the penalty card', other: `Draw the ${count} penalty cards` }),
    pass: 'Pass',
    'keep-playing': 'Keep playing',
    stop: 'Stop here',
  },
  prompts: {
    play: 'Play a card.',
    'play-or-draw': 'Play a card, or draw.',
    'play-or-pass': 'Play a card, or pass.',
    'which-suit': 'Which suit do you name?',
    'drawing-on': 'Drawing until a card fits.',
    vote: 'Do you want to keep playing?',
    'nothing-fits': 'Nothing in your hand fits.',
    'penalty-falls': 'You cannot pass the penalty on.',
    'nothing-to-do': 'Nothing fits, and you cannot draw any more.',
  },
  badges: {
    'suit-in-force': ({ suit }) => `${hearts(suit)} in force`,
    'anything-matches': 'any card fits',
    'counter-clockwise': 'counter-clockwise',
    penalty: ({ count }) => plural(count, { one: '1 card to draw', other: `${count} cards to draw` }),
    out: ({ place }) => `out: ${nth(place)} place`,
  },
  calls: {
    plays: ({ card }, pen) => `I play ${pen.card(card)}`,
    names: ({ suit }) => `${capital(hearts(suit))}!`,
    skips: 'You are skipped!',
    'turns-round': 'Other way!',
    draws: ({ count }) => `I draw ${count}`,
    'draws-nothing': 'Nothing to draw',
    passes: 'I pass',
    yes: 'Yes, play on',
    no: 'No, stop here',
    out: "I'm out!",
  },
  illegal: {
    'must-vote': 'The seat had to vote.',
    'no-vote-on': 'There was nothing to vote on.',
    'card-not-held': 'The seat did not hold that card.',
    'card-does-not-match': 'The card matched neither the rank of the up-card nor the suit in force.',
    'penalty-waits': 'The seat had to deal with the penalty first.',
    'suit-not-named': 'A wild card must name a suit.',
    'suit-not-wanted': 'Only a wild card names a suit.',
    'must-play': 'The card just drawn could be played, so a card had to be played.',
    'holds-a-match': 'The seat held a match, so it could not draw.',
    'drew-enough': 'The seat had already drawn all it could in that turn.',
    'nothing-to-draw': 'There was nothing to draw.',
    'must-draw-first': 'The seat could still draw, so it could not pass.',
    'could-play': 'The seat could play, so it could not pass.',
  },
  score: () => 'points',
  withScore: (count) =>
    count === 0
      ? 'with no cards left'
      : plural(count, { one: 'with 1 point left in hand', other: `with ${count} points left in hand` }),
  tips: ({ input }) => ({
    match:
      input === 'keys'
        ? 'Play a card of the suit or rank on the pile: the numbers mark what fits.'
        : 'Tap a card of the suit or rank on the pile: the lit ones fit.',
    wild: 'A wild card fits anything and names the suit; save it for when nothing else fits.',
    draw: input === 'keys' ? 'Nothing fits, so you draw: press D.' : 'Nothing fits, so you draw: tap the stock.',
  }),
  keys: [
    ['1-9 0', 'play the card with this number; only cards that fit have one'],
    ['A T J Q K', 'move to the next card of this rank'],
    ['S H D C', 'name a suit after playing a wild card'],
    ['D or F', 'draw a card'],
    ['P', 'pass'],
    ['Y N', 'vote to keep playing or to stop'],
  ],
  fillers: ['play', 'name', 'naming', 'call', 'suit'],
  typed: {
    draw: ['d', 'dd', 'draw', 'f'],
    pass: ['p', 'pass'],
    'keep-playing': ['y', 'yes', 'keep', 'keep playing'],
    stop: ['n', 'no', 'stop'],
  },
  typedHelp: () => [
    'Play a card by its number in your hand or by name: 3, 8s, 10h, "queen of hearts"; what fits is marked.',
    'A wild card names a suit: "8s h", or 8s and then the suit.',
    'd draws a card, dd draws until one fits, p passes, y and n vote.',
  ],
};
