import type { GameWords } from '@shoal/language';
import type { NewGameMessages } from '../../presentation/index.ts';
import type { NewGameOptions } from '../../rules/options.ts';
import { rules } from './rules.ts';
import { table } from './table.ts';

export const words: GameWords<NewGameMessages, NewGameOptions> = {
  ...table,
  rules,
  pictures: { goal: 'Werde als Erster alle Karten los.' },
  events: {
    passes: ({ seat }, { name }) => `${name(seat)} passt.`,
    'you-pass': 'Du passt.',
  },
  steps: {
    passes: () => 'passt',
  },
  refusals: {
    'must-pass': 'Du kannst nur passen.',
  },
  impossible: {},
  advice: {},
  endings: { out: 'Jemand hat keine Karten mehr.' },
  options: {
    handSize: {
      label: 'Karten für jeden',
      summary: 'Wie viele Karten jeder bekommt.',
      choice: (count) => String(count),
      value: (count) => `Karten für jeden: ${count}.`,
    },
  },
  presets: { standard: { name: 'Standard', summary: 'Die üblichen Regeln.' } },
};
