import { TAKE_OVER } from './edition.ts';

export interface Registering {
  /** How long a page that is not kept yet is left alone after it is loaded. */
  readonly patienceMs: number;
  /** A new version is here in full; `reload` shows it. May be called again for a later one. */
  readonly onUpdate: (reload: () => void) => void;
}

const HOUR_MS = 3_600_000;

/** Makes the page work offline, where the browser can: over https, or on this machine. */
export function registerServiceWorker({ patienceMs, onUpdate }: Registering): void {
  // Vite's dev server has no worker to offer.
  if (import.meta.env.DEV || !isSecureContext || !('serviceWorker' in navigator)) return;
  // Keeping all files for later must not compete with showing the page now; a page that is kept already loses nothing.
  const waitMs = navigator.serviceWorker.controller === null ? patienceMs : 0;
  const start = () => void setTimeout(() => void register(navigator.serviceWorker, onUpdate), waitMs);
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}

async function register(workers: ServiceWorkerContainer, onUpdate: Registering['onUpdate']): Promise<void> {
  const registration = await registered(workers);
  if (registration === null) return;
  const offer = () => onUpdate(() => changeOver(workers, registration));
  if (registration.waiting !== null && registration.active !== null) offer();
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      // The first worker of all is no update.
      if (worker.state === 'installed' && registration.active !== null) offer();
    });
  });
  askNowAndThen(registration);
}

/** Null where the browser refuses, as some do in private windows. */
async function registered(workers: ServiceWorkerContainer): Promise<ServiceWorkerRegistration | null> {
  const script = new URL('service-worker.js', document.baseURI);
  return workers.register(script, { updateViaCache: 'none' }).catch(() => null);
}

function changeOver(workers: ServiceWorkerContainer, { waiting }: ServiceWorkerRegistration): void {
  const reload = () => location.reload();
  // Another window may have changed over already.
  if (waiting === null) reload();
  else workers.addEventListener('controllerchange', reload, { once: true });
  waiting?.postMessage(TAKE_OVER);
}

/** Browsers look for a new version when a page is opened; an installed app may stay open for weeks. */
function askNowAndThen(registration: ServiceWorkerRegistration): void {
  let askedMs = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - askedMs < HOUR_MS) return;
    askedMs = Date.now();
    registration.update().catch(() => undefined);
  });
}
