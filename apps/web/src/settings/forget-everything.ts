import { SETTINGS_KEY } from '../page/page-settings.ts';
import { isCacheOf } from '../service-worker/edition.ts';
import { DATABASE } from '../store/schema.ts';
import { deleted } from './deleted.ts';

/** Deletes all that this browser keeps of Shoal; false where it did not let go of all of it. */
export async function forgetEverything(folder = new URL('.', document.baseURI)): Promise<boolean> {
  const done = await Promise.allSettled([forgetSettings(), forgetGames(), forgetPage(folder)]);
  return done.every(({ status }) => status === 'fulfilled');
}

async function forgetSettings(): Promise<void> {
  // Where storage is forbidden, nothing was kept in it.
  if (isStorageAllowed()) localStorage.removeItem(SETTINGS_KEY);
}

function isStorageAllowed(): boolean {
  try {
    return typeof localStorage !== 'undefined';
  } catch {
    return false;
  }
}

async function forgetGames(): Promise<void> {
  if (typeof indexedDB === 'undefined' || indexedDB === null) return;
  await deleted(indexedDB.deleteDatabase(DATABASE));
}

/** The page for offline use. Another Shoal in another folder of the host is left alone. */
async function forgetPage(folder: URL): Promise<void> {
  // Where the browser cannot keep the page, there is none to forget.
  if (!isSecureContext || !('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration(folder);
  if (registration?.scope === folder.href) await registration.unregister();
  const kept = (await caches.keys()).filter((name) => isCacheOf(name, folder));
  await Promise.all(kept.map((name) => caches.delete(name)));
}
