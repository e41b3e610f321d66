import { useEffect, useState } from 'preact/hooks';
import { desk } from '../desk/desk.ts';
import { type LostReason, LostTable } from '../table/lost-table.tsx';
import { Failed } from '../ui/failed.tsx';
import type { Opening } from '../worker/desk-calls.ts';
import { settings } from './page-settings.ts';
import type { Route } from './route.ts';
import { today } from './today.ts';
import { replaceBy } from './use-route.ts';

interface StartRouteProps {
  readonly route: Extract<Route, { readonly screen: 'play' | 'daily' }>;
}

/** Deals at once, with the table that was played last. */
export function StartRoute({ route }: StartRouteProps) {
  const [lost, setLost] = useState<LostReason | 'failed' | null>(null);
  // An address is followed once.
  useEffect(() => {
    let isWanted = true;
    const { tables, speed } = settings.value;
    const order =
      route.screen === 'daily'
        ? ({ key: 'daily', date: today() } as const)
        : ({ key: 'setup', game: route.game, setup: tables[route.game], seed: route.seed } as const);
    const follow = (opening: Opening) => {
      // Whoever has gone elsewhere is not called back; the table waits on the first page.
      if (!isWanted) return;
      if (opening.key === 'open') replaceBy({ screen: 'table', id: opening.id });
      else if (opening.key === 'finished') replaceBy({ screen: 'replay', id: opening.id });
      else setLost(opening.key);
    };
    desk.begin(order, speed).then(follow, () => setLost('failed'));
    return () => {
      isWanted = false;
    };
  }, []);
  if (lost === 'failed') return <Failed />;
  return lost === null ? null : <LostTable reason={lost} />;
}
