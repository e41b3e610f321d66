import { type PageSettings, readPageSettings } from './read-page-settings.ts';
import { ValueStore } from './value-store.ts';

export { type PageSettings, SUITS_SHOWN, type SuitsShown, THEMES } from './read-page-settings.ts';

/** The only key in the local storage. */
export const SETTINGS_KEY = 'shoal-settings';

/** Storage may be forbidden: the page then forgets, and works. */
function stored(): string | null {
  try {
    return localStorage.getItem(SETTINGS_KEY);
  } catch {
    return null;
  }
}

const storedSettings = (): PageSettings => readPageSettings(stored(), navigator.languages);

export const settings = new ValueStore<PageSettings>(storedSettings());

// All of them are written at every change: whatever another window changed or forgot must not come back from here.
addEventListener('storage', ({ key }) => {
  // No key: everything was removed at once.
  if (key === SETTINGS_KEY || key === null) settings.set(storedSettings());
});

export function changeSettings(change: Partial<PageSettings>): void {
  settings.set({ ...settings.value, ...change });
  try {
    localStorage.setItem(SETTINGS_KEY, JSON.stringify(settings.value));
  } catch {
    // Nothing to tell: what was changed holds for this visit.
  }
}
