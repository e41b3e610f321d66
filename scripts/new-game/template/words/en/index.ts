import type { GameWords } from '@shoal/language';
import type { NewGameMessages } from '../../presentation/index.ts';
import type { NewGameOptions } from '../../rules/options.ts';
import { rules } from './rules.ts';
import { table } from './table.ts';

export const words: GameWords<NewGameMessages, NewGameOptions> = {
  ...table,
  rules,
  events: {
    passes: ({ seat }, { name }) => `${name(seat)} passes.`,
    'you-pass': 'You pass.',
  },
  refusals: {
    'must-pass': 'You can only pass.',
  },
  impossible: {},
  advice: {},
  endings: { out: 'A player has no cards left.' },
  options: {
    handSize: {
      summary: 'How many cards each player is dealt.',
      value: (count) => `Cards dealt to each player: ${count}.`,
    },
  },
  presets: { standard: 'The usual rules.' },
};
