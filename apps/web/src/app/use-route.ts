import { useEffect, useState } from 'preact/hooks';
import { type Route, readRoute, writeRoute } from './route.ts';

export function goTo(route: Route): void {
  location.hash = writeRoute(route);
}

/** Goes on without leaving a step to come back to. */
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
