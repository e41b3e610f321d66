import { readPageSettings, SETTINGS_KEY } from '../page/read-page-settings.ts';
import { readRoute } from '../page/route.ts';
import type { GameFiles } from './game-files.ts';

/** Written by the build, which names the files. */
declare const SHOAL_GAME_FILES: GameFiles;

/** Where storage is forbidden there is nothing to read. */
function stored(): string | null {
  try {
    return localStorage.getItem(SETTINGS_KEY);
  } catch {
    return null;
  }
}

// The page's script learns only when it runs which game is wanted; by then the game has come, too.
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
