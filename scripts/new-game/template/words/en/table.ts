import type { GameTableWords } from '@shoal/language';
import type { NewGameMessages } from '../../presentation/index.ts';
import type { NewGameOptions } from '../../rules/options.ts';

/** Words around the table: choices, questions, tips and keys. */
export const table: GameTableWords<NewGameMessages, NewGameOptions> = {
  actions: { pass: 'Pass' },
  prompts: { 'your-turn': 'What do you do?' },
  badges: {},
  calls: {},
  illegal: {
    'must-pass': 'The seat could only pass.',
  },
  score: () => 'points',
  withScore: (count) => `with ${count} points`,
  tips: ({ input }) => ({ pass: input === 'keys' ? 'Press P to pass.' : 'Tap the button to pass.' }),
  keys: [['P', 'pass']],
  fillers: [],
  typed: { pass: ['p', 'pass'] },
  typedHelp: () => ['p passes.'],
};
