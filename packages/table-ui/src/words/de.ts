import { namesIn } from '@shoal/games/titles';
import { cards } from '@shoal/language/de';
import type { Catalogue } from './catalogue.ts';
import { coach, review } from './de/coach.ts';
import { daily } from './de/daily.ts';
import { optionRefusals, recordFaults, verifyFaults } from './de/faults.ts';
import { files, store } from './de/files.ts';
import { lineMode } from './de/line-mode.ts';
import { lineSetup } from './de/line-setup.ts';
import { illegalAtTable, lines, standings, tableRefusals, turn, winners } from './de/lines.ts';
import { ownGames } from './de/own-games.ts';
import { page } from './de/page/index.ts';
import { replay } from './de/replay.ts';
import { rules } from './de/rules.ts';
import { screen } from './de/screen.ts';
import { statistics } from './de/statistics.ts';
import { typed } from './de/typed.ts';

/** All words in German. */
export const de: Catalogue = {
  language: 'de',
  cards,
  games: namesIn('de'),
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
