import { readPageSettings, SETTINGS_KEY } from '../page/read-page-settings.ts';
import { isAtTable, readRoute } from '../page/route.ts';
import type { GameFiles } from './game-files.ts';

/** Defined by the build, which knows the file names. */
declare const SHOAL_GAME_FILES: GameFiles;

/** Returns null if storage is forbidden. */
function stored(): string | null {
  try {
    return localStorage.getItem(SETTINGS_KEY);
  } catch {
    return null;
  }
}

const route = readRoute(location.hash);
const { language, theme, suits } = readPageSettings(stored(), navigator.languages);

// For the shell, which is painted before the page's script runs: a light frame would dazzle people in the dark.
Object.assign(document.documentElement.dataset, { theme, suits, screen: isAtTable(route) ? 'table' : 'page' });

// The page's script knows the game only once it runs; by then these files have loaded.
if (route.screen === 'play') {
  for (const file of SHOAL_GAME_FILES[route.game][language]) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = file;
    document.head.append(link);
  }
}
