import { ValueStore } from '@shoal/table-ui';
import { type PageSettings, readPageSettings, SETTINGS_KEY } from './read-page-settings.ts';

export { type PageSettings, SUITS_SHOWN, type SuitsShown, THEMES } from './read-page-settings.ts';

/** Without permission to store, the page works and forgets. */
function stored(): string | null {
  try {
    return localStorage.getItem(SETTINGS_KEY);
  } catch {
    return null;
  }
}

const storedSettings = (): PageSettings => readPageSettings(stored(), navigator.languages);

export const settings = new ValueStore<PageSettings>(storedSettings());

// Every change writes all settings: without this listener, one window would undo the changes of another.
addEventListener('storage', ({ key }) => {
  // A null key means that the whole storage was cleared.
  if (key === SETTINGS_KEY || key === null) settings.set(storedSettings());
});

export function changeSettings(change: Partial<PageSettings>): void {
  settings.set({ ...settings.value, ...change });
  try {
    localStorage.setItem(SETTINGS_KEY, JSON.stringify(settings.value));
  } catch {
    // The change applies to this visit only.
  }
}
