import { readPageSettings, SETTINGS_KEY } from '../page/read-page-settings.ts';
import { readRoute } from '../page/route.ts';
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

// The page's script knows the game only once it runs; by then these files have loaded.
const route = readRoute(location.hash);
if (route.screen === 'play') {
  const { language } = readPageSettings(stored(), navigator.languages);
  for (const file of SHOAL_GAME_FILES[route.game][language]) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = file;
    document.head.append(link);
  }
}
