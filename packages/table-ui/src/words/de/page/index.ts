import type { PageWords } from '../../en/page/index.ts';
import { common, settings } from './common.ts';
import { games } from './games.ts';
import { home } from './home.ts';
import { replay } from './replay.ts';
import { review } from './review.ts';
import { rules, setup } from './setup.ts';
import { statistics } from './statistics.ts';
import { end, table } from './table.ts';

/** All that only the browser says, in German. */
export const page: PageWords = { common, home, table, end, rules, settings, setup, review, statistics, games, replay };
