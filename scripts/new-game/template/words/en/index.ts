import type { GameWords } from '@shoal/language';
import type { NewGameMessages } from '../../presentation/index.ts';
import type { NewGameOptions } from '../../rules/options.ts';
import { rules } from './rules.ts';
import { table } from './table.ts';

export const words: GameWords<NewGameMessages, NewGameOptions> = {
  ...table,
  rules,
  pictures: { goal: 'Be the first player without cards.' },
  events: {
    passes: ({ seat }, { name }) => `${name(seat)} passes.`,
    'you-pass': 'You pass.',
  },
  steps: {
    passes: (_, { verb }) => verb('passes', 'pass'),
  },
  refusals: {
    'must-pass': 'You can only pass.',
  },
  impossible: {},
  advice: {},
  endings: { out: 'A player has no cards left.' },
  options: {
    handSize: {
      label: 'Cards dealt to each',
      summary: 'How many cards each player is dealt.',
      choice: (count) => String(count),
      value: (count) => `Cards dealt to each player: ${count}.`,
    },
  },
  presets: { standard: { name: 'Standard', summary: 'The usual rules.' } },
};
