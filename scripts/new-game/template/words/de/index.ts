import type { GameWords } from '@shoal/language';
import type { NewGameMessages } from '../../presentation/index.ts';
import type { NewGameOptions } from '../../rules/options.ts';
import { rules } from './rules.ts';
import { table } from './table.ts';

export const words: GameWords<NewGameMessages, NewGameOptions> = {
  ...table,
  rules,
  events: {
    passes: ({ seat }, { name }) => `${name(seat)} passt.`,
    'you-pass': 'Du passt.',
  },
  refusals: {
    'must-pass': 'Du kannst nur passen.',
  },
  impossible: {},
  advice: {},
  endings: { out: 'Jemand hat keine Karten mehr.' },
  options: {
    handSize: {
      summary: 'Wie viele Karten jeder bekommt.',
      value: (count) => `Karten für jeden: ${count}.`,
    },
  },
  presets: { standard: 'Die üblichen Regeln.' },
};
