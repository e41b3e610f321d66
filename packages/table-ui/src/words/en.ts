import { namesIn } from '@shoal/games/titles';
import { cards } from '@shoal/language/en';
import type { Catalogue } from './catalogue.ts';
import { coach, review } from './en/coach.ts';
import { daily } from './en/daily.ts';
import { optionRefusals, recordFaults, verifyFaults } from './en/faults.ts';
import { files, store } from './en/files.ts';
import { lineMode } from './en/line-mode.ts';
import { lineSetup } from './en/line-setup.ts';
import { illegalAtTable, lines, standings, tableRefusals, turn, winners } from './en/lines.ts';
import { ownGames } from './en/own-games.ts';
import { page } from './en/page/index.ts';
import { replay } from './en/replay.ts';
import { rules } from './en/rules.ts';
import { screen } from './en/screen.ts';
import { statistics } from './en/statistics.ts';
import { typed } from './en/typed.ts';

/** All words in English. */
export const en: Catalogue = {
  language: 'en',
  cards,
  games: namesIn('en'),
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
