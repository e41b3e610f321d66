import type { GameWords } from '@shoal/language';
import type { NewGameMessages } from '../../presentation/index.ts';
import type { NewGameOptions } from '../../rules/options.ts';
import { rules } from './rules.ts';
import { table } from './table.ts';

export const words: GameWords<NewGameMessages, NewGameOptions> = {
  ...table,
  rules,
  pictures: { goal: 'Sois le premier à ne plus avoir de cartes.' },
  events: {
    passes: ({ seat }, { name }) => `${name(seat)} passe.`,
    'you-pass': 'Tu passes.',
  },
  steps: {
    passes: (_, { verb }) => verb('passe', 'passes'),
  },
  refusals: {
    'must-pass': 'Tu peux seulement passer.',
  },
  impossible: {},
  advice: {},
  endings: { out: 'Un joueur n’a plus de cartes.' },
  options: {
    handSize: {
      label: 'Cartes par joueur',
      summary: 'Combien de cartes reçoit chaque joueur.',
      choice: (count) => String(count),
      value: (count) => `Cartes pour chaque joueur : ${count}.`,
    },
  },
  presets: { standard: { name: 'Standard', summary: 'Les règles habituelles.' } },
};
