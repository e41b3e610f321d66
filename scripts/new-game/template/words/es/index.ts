import type { GameWords } from '@shoal/language';
import type { NewGameMessages } from '../../presentation/index.ts';
import type { NewGameOptions } from '../../rules/options.ts';
import { rules } from './rules.ts';
import { table } from './table.ts';

export const words: GameWords<NewGameMessages, NewGameOptions> = {
  ...table,
  rules,
  events: {
    passes: ({ seat }, { name }) => `${name(seat)} pasa.`,
    'you-pass': 'Pasas.',
  },
  refusals: {
    'must-pass': 'Solo puedes pasar.',
  },
  impossible: {},
  advice: {},
  endings: { out: 'Alguien se ha quedado sin cartas.' },
  options: {
    handSize: {
      summary: 'Cuántas cartas se reparten a cada jugador.',
      value: (count) => `Cartas para cada jugador: ${count}.`,
    },
  },
  presets: { standard: 'Las reglas habituales.' },
};
