import { dailyGame, localDate } from '@shoal/table-ui';
import { useEffect, useState } from 'preact/hooks';
import { client } from '../client/client.ts';
import { loadGame } from '../game/games.tsx';
import { replaceBy } from '../page/navigation.ts';
import { settings } from '../page/page-settings.ts';
import type { PlayRoute, Route } from '../page/route.ts';
import { type ExpectedTable, expectTable, tableOfSetup } from '../table/expected-table.ts';
import { TableFrame } from '../table/table-frame.tsx';
import { LoadFailure } from '../ui/loading.tsx';
import { type LostReason, LostTable } from '../ui/lost-table.tsx';
import type { BeginOrder, TableOpening } from '../worker/worker-calls.ts';

interface StartRouteProps {
  readonly route: Extract<Route, { readonly screen: 'play' | 'daily' }>;
}

/** Deals at once, with the setup last used for this game. */
export function StartRoute({ route }: StartRouteProps) {
  const [lost, setLost] = useState<LostReason | 'failed' | null>(null);
  const table = expectedFor(route);
  // Follows each address once.
  useEffect(() => {
    let isWanted = true;
    const { tables, speed } = settings.value;
    const order: BeginOrder =
      route.screen === 'daily' ? { key: 'daily', date: localDate(new Date()) } : orderOf(route, tables[route.game]);
    const follow = (opening: TableOpening) => {
      // If the person has moved to another screen, the table waits on the home screen.
      if (!isWanted) return;
      if (opening.key === 'open') {
        expectTable(opening.id, table);
        replaceBy({ screen: 'table', id: opening.id });
      } else if (opening.key === 'finished') replaceBy({ screen: 'replay', id: opening.id });
      else setLost(opening.key);
    };
    // Loads the presentation while the worker deals.
    if (route.screen === 'play') void loadGame(route.game, settings.value.language).catch(() => undefined);
    client.calls.begin(order, speed).then(follow, () => setLost('failed'));
    return () => {
      isWanted = false;
    };
  }, []);
  if (lost === 'failed') return <LoadFailure />;
  return lost === null ? <TableFrame table={table} /> : <LostTable reason={lost} />;
}

/** A link with a seed must deal the same cards in every browser, so its shuffle overrides the remembered one. */
const orderOf = ({ game, seed, shuffle }: PlayRoute, setup: unknown): BeginOrder => ({
  ...{ key: 'setup', game, setup, seed },
  ...(seed === null && shuffle === null ? {} : { shuffle }),
});

/** A daily deal has the default number of players. */
const expectedFor = (route: StartRouteProps['route']): ExpectedTable =>
  route.screen === 'daily'
    ? tableOfSetup(dailyGame(localDate(new Date())), null)
    : tableOfSetup(route.game, settings.value.tables[route.game]);
