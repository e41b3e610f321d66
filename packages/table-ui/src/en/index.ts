import type { Catalogue } from '../catalogue.ts';
import { cards } from './cards.ts';
import { coach } from './coach.ts';
import { crazyEights } from './crazy-eights.ts';
import { daily } from './daily.ts';
import { illegalActions, optionRefusals, recordFaults, verifyFaults } from './faults.ts';
import { goFish } from './go-fish.ts';
import { actions, lines, standings, winners } from './lines.ts';
import { screen } from './screen.ts';
import { statistics } from './statistics.ts';

/** Everything that is ever said, in English. */
export const en: Catalogue = {
  language: 'en',
  cards,
  games: { 'go-fish': goFish, 'crazy-eights': crazyEights },
  actions,
  winners,
  standings,
  optionRefusals,
  recordFaults,
  verifyFaults,
  illegalActions,
  lines,
  coach,
  screen,
  daily,
  statistics,
};
