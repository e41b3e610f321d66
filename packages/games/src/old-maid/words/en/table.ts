import type { GameTableWords } from '@shoal/language';
import { nth, plural, sevens } from '@shoal/language/en';
import type { OldMaidMessages } from '../../presentation/index.ts';
import type { OldMaidOptions } from '../../rules/options.ts';

export const table: GameTableWords<OldMaidMessages, OldMaidOptions> = {
  actions: { take: ({ of, spot }, { name }) => `Take card ${spot + 1} from ${name(of)}'s hand` },
  prompts: { 'which-card': ({ of }, { name }) => `Which of ${name(of)}'s cards do you take?` },
  badges: {
    safe: ({ place }) => `safe: ${nth(place)} place`,
    'old-maid': 'the old maid',
    'you-have-old-maid': ({ card }, pen) => `you have the old maid: ${pen.card(card)}`,
    'old-maid-was': ({ card }, pen) => `the old maid: ${pen.card(card)}`,
    'card-aside': 'one card is set aside',
    'card-aside-was': ({ card }, pen) => `set aside: ${pen.card(card)}`,
    'takes-left': ({ count }) =>
      plural(count, {
        one: '1 more card without a pair ends the game',
        other: `${count} more cards without a pair end the game`,
      }),
  },
  calls: { pair: ({ rank }) => `Pair of ${sevens(rank)}!`, safe: "I'm safe!" },
  illegal: {
    'must-take': 'The seat had to take a card.',
    'no-such-seat': 'The seat that was taken from does not exist.',
    'cannot-take-from-yourself': 'A seat cannot take from itself.',
    'target-has-no-cards': 'The seat that was taken from had no cards.',
    'take-from-next': 'A seat takes from the next seat clockwise that has cards.',
    'no-such-place': 'There was no card at that place in the hand.',
  },
  score: () => 'pairs',
  withScore: (count) => plural(count, { one: 'with 1 pair', other: `with ${count} pairs` }),
  tips: ({ input }) => ({
    take:
      input === 'keys'
        ? 'Take a card with its number, or with the arrow keys and Enter. Pairs are laid down for you.'
        : 'Tap one of the backs in the middle to take that card. Pairs are laid down for you.',
    'no-partner': 'One card has no partner: if you hold it, hope that somebody takes it.',
    secret: 'Only you and the player you take a card from know which card it is.',
  }),
  keys: [['1-9 0', 'take the card at this place in the hidden hand']],
  fillers: ['take', 'card', 'number', 'place', 'hand'],
  typed: {},
  typedHelp: () => [
    'Take a card from the next player: type its number, 1, 2, 3 and so on.',
    'It does not matter which one you choose; pairs are laid down for you.',
  ],
};
