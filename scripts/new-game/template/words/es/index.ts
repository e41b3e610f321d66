import type { GameWords } from '@shoal/language';
import type { NewGameMessages } from '../../presentation/index.ts';
import type { NewGameOptions } from '../../rules/options.ts';
import { rules } from './rules.ts';
import { table } from './table.ts';

export const words: GameWords<NewGameMessages, NewGameOptions> = {
  ...table,
  rules,
  pictures: { goal: 'Quédate sin cartas antes que los demás.' },
  events: {
    passes: ({ seat }, { name }) => `${name(seat)} pasa.`,
    'you-pass': 'Pasas.',
  },
  steps: {
    passes: (_, { verb }) => verb('pasa', 'pasas'),
  },
  refusals: {
    'must-pass': 'Solo puedes pasar.',
  },
  impossible: {},
  advice: {},
  endings: { out: 'Alguien se ha quedado sin cartas.' },
  options: {
    handSize: {
      label: 'Cartas para cada jugador',
      summary: 'Cuántas cartas se reparten a cada jugador.',
      choice: (count) => String(count),
      value: (count) => `Cartas para cada jugador: ${count}.`,
    },
  },
  presets: { standard: { name: 'Estándar', summary: 'Las reglas habituales.' } },
};
