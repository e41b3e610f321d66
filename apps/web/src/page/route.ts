import { type GameId, isGameId } from '@shoal/games/ids';

/** Deals at once. The seed and the shuffle come from an address and may be any text. */
export interface PlayRoute {
  readonly screen: 'play';
  readonly game: GameId;
  readonly seed: string | null;
  readonly shuffle: string | null;
}

/** All screens that have an address. */
export type Route =
  | { readonly screen: 'home' }
  | { readonly screen: 'setup'; readonly game: GameId; readonly people: number }
  | PlayRoute
  | { readonly screen: 'daily' }
  | { readonly screen: 'table'; readonly id: string }
  | { readonly screen: 'rules'; readonly game: GameId; readonly preset: string }
  | { readonly screen: 'games' }
  | { readonly screen: 'statistics' }
  | { readonly screen: 'check' }
  | { readonly screen: 'review' | 'replay'; readonly id: string };

export const HOME: Route = { screen: 'home' };

/** Does the address lead to a table? */
export const isAtTable = ({ screen }: Route): boolean => ['play', 'daily', 'table'].includes(screen);

/** Parses the part of an address after `#`. Unknown addresses lead to the home screen. */
export function readRoute(hash: string): Route {
  const [path, ...query] = hash.replace(/^#?\/?/, '').split('?');
  const [screen, first, second] = path.split('/').map(plain);
  const values = new URLSearchParams(query.join('?'));
  switch (screen) {
    case 'setup':
      return isGameId(first) ? { screen, game: first, people: peopleIn(values.get('people')) } : HOME;
    case 'play':
      return isGameId(first) ? playRoute(first, values) : HOME;
    case 'rules':
      return isGameId(first) ? { screen, game: first, preset: second ?? '' } : HOME;
    case 'table':
    case 'review':
    case 'replay':
      return first ? { screen, id: first } : HOME;
    case 'daily':
    case 'games':
    case 'statistics':
    case 'check':
      return { screen };
    default:
      return HOME;
  }
}

const playRoute = (game: GameId, values: URLSearchParams): PlayRoute => ({
  screen: 'play',
  game,
  seed: values.get('seed'),
  shuffle: values.get('shuffle'),
});

function peopleIn(text: string | null): number {
  const people = Number(text);
  return Number.isSafeInteger(people) && people > 0 ? people : 1;
}

function plain(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}

export function writeRoute(route: Route): string {
  const part = encodeURIComponent;
  switch (route.screen) {
    case 'home':
      return '#/';
    case 'setup':
      return `#/setup/${route.game}${route.people > 1 ? `?people=${route.people}` : ''}`;
    case 'play':
      return `#/play/${route.game}${cardsIn(route)}`;
    case 'rules':
      return `#/rules/${route.game}/${part(route.preset)}`;
    case 'table':
    case 'review':
    case 'replay':
      return `#/${route.screen}/${part(route.id)}`;
    default:
      return `#/${route.screen}`;
  }
}

function cardsIn({ seed, shuffle }: PlayRoute): string {
  const values = Object.entries({ seed, shuffle }).flatMap(([name, value]) =>
    value === null ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  return values.length === 0 ? '' : `?${values.join('&')}`;
}
