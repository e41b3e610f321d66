import { namesIn } from '@shoal/games/titles';
import { cards } from '@shoal/language/fr';
import type { Catalogue } from './catalogue.ts';
import { coach, review } from './fr/coach.ts';
import { daily } from './fr/daily.ts';
import { optionRefusals, recordFaults, verifyFaults } from './fr/faults.ts';
import { files, store } from './fr/files.ts';
import { lineMode } from './fr/line-mode.ts';
import { lineSetup } from './fr/line-setup.ts';
import { illegalAtTable, lines, standings, tableRefusals, turn, winners } from './fr/lines.ts';
import { ownGames } from './fr/own-games.ts';
import { page } from './fr/page/index.ts';
import { replay } from './fr/replay.ts';
import { rules } from './fr/rules.ts';
import { screen } from './fr/screen.ts';
import { statistics } from './fr/statistics.ts';
import { typed } from './fr/typed.ts';

/** All words in French. */
export const fr: Catalogue = {
  language: 'fr',
  cards,
  games: namesIn('fr'),
  winners,
  standings,
  tableRefusals,
  illegalAtTable,
  optionRefusals,
  recordFaults,
  verifyFaults,
  lines,
  turn,
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
