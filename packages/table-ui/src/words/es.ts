import { namesIn } from '@shoal/games/titles';
import { cards } from '@shoal/language/es';
import type { Catalogue } from './catalogue.ts';
import { coach, review } from './es/coach.ts';
import { daily } from './es/daily.ts';
import { optionRefusals, recordFaults, verifyFaults } from './es/faults.ts';
import { files, store } from './es/files.ts';
import { lineMode } from './es/line-mode.ts';
import { lineSetup } from './es/line-setup.ts';
import { illegalAtTable, lines, standings, tableRefusals, turn, winners } from './es/lines.ts';
import { ownGames } from './es/own-games.ts';
import { page } from './es/page/index.ts';
import { replay } from './es/replay.ts';
import { rules } from './es/rules.ts';
import { screen } from './es/screen.ts';
import { statistics } from './es/statistics.ts';
import { typed } from './es/typed.ts';

/** All words in Spanish. */
export const es: Catalogue = {
  language: 'es',
  cards,
  games: namesIn('es'),
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
