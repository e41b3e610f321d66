import { ValueStore } from '@shoal/table-ui';
import { useEffect, useState } from 'preact/hooks';
import { type Route, readRoute, writeRoute } from './route.ts';

export function goTo(route: Route): void {
  location.hash = writeRoute(route);
}

/** Shows another screen in place of the current history entry. */
export function replaceBy(route: Route): void {
  history.replaceState(null, '', writeRoute(route));
  dispatchEvent(new HashChangeEvent('hashchange'));
}

export function useRoute(): Route {
  const [route, setRoute] = useState(() => readRoute(location.hash));
  useEffect(() => {
    const read = () => setRoute(readRoute(location.hash));
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  return route;
}

/** A dialog that opens over any screen. */
export type Overlay = 'settings' | null;

export const overlay = new ValueStore<Overlay>(null);

export const openSettings = (): void => overlay.set('settings');
export const closeOverlay = (): void => overlay.set(null);
