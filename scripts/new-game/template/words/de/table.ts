import type { GameTableWords } from '@shoal/language';
import type { NewGameMessages } from '../../presentation/index.ts';
import type { NewGameOptions } from '../../rules/options.ts';

/** Words around the table: choices, questions, tips and keys. */
export const table: GameTableWords<NewGameMessages, NewGameOptions> = {
  actions: { pass: 'Passen' },
  prompts: { 'your-turn': 'Was tust du?' },
  badges: {},
  calls: {},
  illegal: {
    'must-pass': 'Der Sitz konnte nur passen.',
  },
  score: () => 'Punkte',
  withScore: (count) => `mit ${count} Punkten`,
  tips: ({ input }) => ({ pass: input === 'keys' ? 'Mit P passt du.' : 'Tippe auf die Taste, um zu passen.' }),
  keys: [['P', 'passen']],
  fillers: [],
  typed: { pass: ['p', 'passen', 'passe', 'pass'] },
  typedHelp: () => ['p passt.'],
};
