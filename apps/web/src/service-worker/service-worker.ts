import { type Edition, TAKE_OVER } from './edition.ts';
import { SavedEdition } from './saved-edition.ts';

declare const self: ServiceWorkerGlobalScope;
/** Inserted by the build, so that a change of any file changes this script. */
declare const SHOAL_EDITION: Edition;

const saved = new SavedEdition(SHOAL_EDITION, new URL(self.registration.scope));

self.addEventListener('install', (event) => event.waitUntil(saved.keep()));

self.addEventListener('activate', (event) => {
  event.waitUntil(saved.forgetOthers().then(() => self.clients.claim()));
});

// Only on request: an open page must find the files it was built with.
self.addEventListener('message', ({ data }) => {
  if (data === TAKE_OVER) void self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const name = saved.fileFor(event.request);
  if (name === null) return;
  event.respondWith(saved.file(name).then((response) => response ?? fetch(event.request)));
});
