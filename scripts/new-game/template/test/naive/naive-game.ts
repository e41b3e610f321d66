import { fullPack } from '../../../../test/naive/cards.ts';
import type { NaiveGame } from '../../../../test/naive/naive-game.ts';
import { atLeast, optionFault, seatsFault } from '../../../../test/naive/option-checks.ts';
import { below } from '../../../../test/naive/random.ts';
import { NaiveNewGame, type NewGameEntry, type NewGameRules } from './engine.ts';

export const naiveNewGame: NaiveGame<NewGameRules, NewGameEntry> = {
  id: 'new-game',
  presets: { standard: { minSeats: 2, maxSeats: 4, rules: () => ({ handSize: 5 }) } },
  reasons: ['out'],
  anyRules: (random) => ({ handSize: 1 + below(random, 10) }),
  rulesFault: (rules, seats) => seatsFault(seats, 2, 4) ?? optionFault(rules, { handSize: atLeast(1) }),
  packOf: () => fullPack(1),
  dealtCards: ({ handSize }, seats) => handSize * seats,
  begin: (deal) => new NaiveNewGame(deal),
  toldLog: ({ log }) => log,
};
