import { useEffect, useState } from 'preact/hooks';
import { desk } from '../desk/desk.ts';
import { type LostReason, LostTable } from '../table/lost-table.tsx';
import { settings } from './page-settings.ts';
import type { Route } from './route.ts';
import { today } from './today.ts';
import { replaceBy } from './use-route.ts';

interface StartRouteProps {
  readonly route: Extract<Route, { readonly screen: 'play' | 'daily' }>;
}

/** Deals at once, with the table that was played last. */
export function StartRoute({ route }: StartRouteProps) {
  const [lost, setLost] = useState<LostReason | null>(null);
  // An address is followed once.
  useEffect(() => {
    const { tables, speed } = settings.value;
    const order =
      route.screen === 'daily'
        ? ({ key: 'daily', date: today() } as const)
        : ({ key: 'setup', game: route.game, setup: tables[route.game], seed: route.seed } as const);
    void desk.begin(order, speed).then((opening) => {
      if (opening.key === 'open') replaceBy({ screen: 'table', id: opening.id });
      else if (opening.key === 'finished') replaceBy({ screen: 'replay', id: opening.id });
      else setLost(opening.key);
    });
  }, []);
  return lost === null ? null : <LostTable reason={lost} />;
}
