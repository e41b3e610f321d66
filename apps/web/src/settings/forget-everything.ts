import { SETTINGS_KEY } from '../page/read-page-settings.ts';
import { isCacheOf } from '../service-worker/edition.ts';
import { DATABASE } from '../store/schema.ts';

/** Deletes everything that Shoal stores in this browser; returns false if something could not be deleted. */
export async function forgetEverything(folder = new URL('.', document.baseURI)): Promise<boolean> {
  const done = await Promise.allSettled([forgetSettings(), forgetGames(), forgetPage(folder)]);
  return done.every(({ status }) => status === 'fulfilled');
}

async function forgetSettings(): Promise<void> {
  // Where storage is forbidden, nothing was stored.
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
  await whenDeleted(indexedDB.deleteDatabase(DATABASE));
}

/** Deletes the page for offline use, but not that of a Shoal in another folder of the host. */
async function forgetPage(folder: URL): Promise<void> {
  // Without a service worker the page was never cached.
  if (!isSecureContext || !('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration(folder);
  if (registration?.scope === folder.href) await registration.unregister();
  const kept = (await caches.keys()).filter((name) => isCacheOf(name, folder));
  await Promise.all(kept.map((name) => caches.delete(name)));
}

/** Every window releases the database when its current work is done, unless it hangs. */
const PATIENCE_MS = 4000;

/** Resolves when the database is deleted; rejects if another window holds it too long. */
export function whenDeleted(request: EventTarget & Pick<IDBRequest, 'error'>, patienceMs = PATIENCE_MS): Promise<void> {
  return new Promise((resolve, reject) => {
    let patience: ReturnType<typeof setTimeout> | undefined;
    const giveUp = () => reject(new DOMException('another window holds the database', 'InvalidStateError'));
    request.addEventListener('blocked', () => {
      patience = setTimeout(giveUp, patienceMs);
    });
    request.addEventListener('success', () => {
      clearTimeout(patience);
      resolve();
    });
    request.addEventListener('error', () => {
      clearTimeout(patience);
      reject(request.error);
    });
  });
}
