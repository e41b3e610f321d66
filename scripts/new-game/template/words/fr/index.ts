import type { GameWords } from '@shoal/language';
import type { NewGameMessages } from '../../presentation/index.ts';
import type { NewGameOptions } from '../../rules/options.ts';
import { rules } from './rules.ts';
import { table } from './table.ts';

export const words: GameWords<NewGameMessages, NewGameOptions> = {
  ...table,
  rules,
  events: {
    passes: ({ seat }, { name }) => `${name(seat)} passe.`,
    'you-pass': 'Tu passes.',
  },
  refusals: {
    'must-pass': 'Tu peux seulement passer.',
  },
  impossible: {},
  advice: {},
  endings: { out: 'Un joueur n’a plus de cartes.' },
  options: {
    handSize: {
      summary: 'Combien de cartes reçoit chaque joueur.',
      value: (count) => `Cartes pour chaque joueur : ${count}.`,
    },
  },
  presets: { standard: 'Les règles habituelles.' },
};
