import type { Catalogue } from '../catalogue.ts';
import { cards } from './cards.ts';
import { coach } from './coach.ts';
import { crazyEights } from './crazy-eights.ts';
import { daily } from './daily.ts';
import { illegalActions, optionRefusals, recordFaults, verifyFaults } from './faults.ts';
import { files } from './files.ts';
import { goFish } from './go-fish.ts';
import { lineMode } from './line-mode.ts';
import { lineSetup } from './line-setup.ts';
import { actions, lines, standings, winners } from './lines.ts';
import { ownGames } from './own-games.ts';
import { page } from './page/index.ts';
import { replay } from './replay.ts';
import { review } from './review.ts';
import { rules } from './rules.ts';
import { screen } from './screen.ts';
import { statistics } from './statistics.ts';
import { store } from './store.ts';
import { typed } from './typed.ts';

/** Everything that is ever said, in German. */
export const de: Catalogue = {
  language: 'de',
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
  rules,
  replay,
  review,
  ownGames,
  files,
  store,
  lineSetup,
  lineMode,
  typed,
  page,
};
