import { TAKE_OVER } from './edition.ts';

export interface RegistrationOptions {
  /** How long to wait before caching a page that is not cached yet. */
  readonly patienceMs: number;
  /** Called when a new version is fully cached; `reload` shows it. May be called again for a later version. */
  readonly onUpdate: (reload: () => void) => void;
}

const HOUR_MS = 3_600_000;

/** Makes the page work offline where the browser allows it: over https or on this machine. */
export function registerServiceWorker({ patienceMs, onUpdate }: RegistrationOptions): void {
  // Vite's development server has no service worker.
  if (import.meta.env.DEV || !isSecureContext || !('serviceWorker' in navigator)) return;
  // Caching all files must not compete with loading the page. A cached page need not wait.
  const waitMs = navigator.serviceWorker.controller === null ? patienceMs : 0;
  const start = () => void setTimeout(() => void register(navigator.serviceWorker, onUpdate), waitMs);
  if (document.readyState === 'complete') start();
  else addEventListener('load', start, { once: true });
}

async function register(workers: ServiceWorkerContainer, onUpdate: RegistrationOptions['onUpdate']): Promise<void> {
  const registration = await registered(workers);
  if (registration === null) return;
  const offer = () => onUpdate(() => changeOver(workers, registration));
  if (registration.waiting !== null && registration.active !== null) offer();
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      // The very first worker is not an update.
      if (worker.state === 'installed' && registration.active !== null) offer();
    });
  });
  askNowAndThen(registration);
}

/** Null if the browser refuses, as some do in private windows. */
async function registered(workers: ServiceWorkerContainer): Promise<ServiceWorkerRegistration | null> {
  const script = new URL('service-worker.js', document.baseURI);
  return workers.register(script, { updateViaCache: 'none' }).catch(() => null);
}

function changeOver(workers: ServiceWorkerContainer, { waiting }: ServiceWorkerRegistration): void {
  const reload = () => location.reload();
  // Another window may have activated it already.
  if (waiting === null) reload();
  else workers.addEventListener('controllerchange', reload, { once: true });
  waiting?.postMessage(TAKE_OVER);
}

/** Browsers look for a new version when a page opens, but an installed app may stay open for weeks. */
function askNowAndThen(registration: ServiceWorkerRegistration): void {
  let askedMs = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - askedMs < HOUR_MS) return;
    askedMs = Date.now();
    registration.update().catch(() => undefined);
  });
}
