import type { GameTableWords } from '@shoal/language';
import type { NewGameMessages } from '../../presentation/index.ts';
import type { NewGameOptions } from '../../rules/options.ts';

/** Words around the table: choices, questions, tips and keys. */
export const table: GameTableWords<NewGameMessages, NewGameOptions> = {
  actions: { pass: 'Pasar' },
  prompts: { 'your-turn': '¿Qué haces?' },
  badges: {},
  calls: {},
  illegal: {
    'must-pass': 'El asiento solo podía pasar.',
  },
  score: () => 'puntos',
  withScore: (count) => `con ${count} puntos`,
  tips: ({ input }) => ({ pass: input === 'keys' ? 'Pulsa P para pasar.' : 'Toca el botón para pasar.' }),
  keys: [['P', 'pasar']],
  fillers: [],
  typed: { pass: ['p', 'pasar', 'paso', 'pasa'] },
  typedHelp: () => ['p pasa.'],
};
