import type { GameTableWords } from '@shoal/language';
import type { NewGameMessages } from '../../presentation/index.ts';
import type { NewGameOptions } from '../../rules/options.ts';

/** Words around the table: choices, questions, tips and keys. */
export const table: GameTableWords<NewGameMessages, NewGameOptions> = {
  actions: { pass: 'Passer' },
  prompts: { 'your-turn': 'Que fais-tu ?' },
  badges: {},
  calls: {},
  illegal: {
    'must-pass': 'Le siège pouvait seulement passer.',
  },
  score: () => 'points',
  withScore: (count) => `avec ${count} points`,
  tips: ({ input }) => ({ pass: input === 'keys' ? 'Appuie sur P pour passer.' : 'Touche le bouton pour passer.' }),
  keys: [['P', 'passer']],
  fillers: [],
  typed: { pass: ['p', 'passer', 'passe'] },
  typedHelp: () => ['p passe.'],
};
