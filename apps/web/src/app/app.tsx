import { useLayoutEffect } from 'preact/hooks';
import { SuitSprite } from '../cards/suit-sign.tsx';
import { HomeScreen } from '../home/home-screen.tsx';
import { closeOverlay, overlay, useRoute } from '../page/navigation.ts';
import { settings } from '../page/page-settings.ts';
import { isAtTable, type Route } from '../page/route.ts';
import { useValue } from '../page/use-value.ts';
import { WordsContext } from '../page/words.ts';
import { TableRoute } from '../table/table-route.tsx';
import { Lazy } from '../ui/loading.tsx';
import { LostTable } from '../ui/lost-table.tsx';
import { Shell } from '../ui/shell.tsx';
import { StartRoute } from './start-route.tsx';
import { UpdateNotice } from './update-notice.tsx';
import { useChosenWords } from './use-chosen-words.ts';

/** Shows one screen at a time, in the chosen language and theme. */
export function App() {
  const route = useRoute();
  const words = useChosenWords();
  useLook();
  if (words === null) return <Shell isTable={isAtTable(route)} />;
  return (
    <WordsContext.Provider value={words}>
      <SuitSprite />
      {/* Most screens share the type `Lazy`: only a key makes Preact replace one by another. */}
      <Screen key={route.screen} route={route} />
      <Overlays />
      <UpdateNotice />
    </WordsContext.Provider>
  );
}

function Screen({ route }: { readonly route: Route }) {
  switch (route.screen) {
    case 'home':
      return <HomeScreen />;
    case 'play':
    case 'daily':
      return <StartRoute key={JSON.stringify(route)} route={route} />;
    case 'table':
      return <TableRoute key={route.id} id={route.id} />;
    case 'setup':
      return (
        <Lazy
          key={`${route.game}-${route.people}`}
          load={() => import('../setup/setup-screen.tsx').then((m) => m.SetupScreen)}
          props={route}
        />
      );
    case 'rules':
      return <Lazy load={() => import('../rules/rules-screen.tsx').then((m) => m.RulesScreen)} props={route} />;
    case 'games':
      return <Lazy load={() => import('../games/games-screen.tsx').then((m) => m.GamesScreen)} props={{}} />;
    case 'statistics':
      return (
        <Lazy load={() => import('../statistics/statistics-screen.tsx').then((m) => m.StatisticsScreen)} props={{}} />
      );
    case 'check':
      return <Lazy load={() => import('../replay/check-screen.tsx').then((m) => m.CheckScreen)} props={{}} />;
    case 'review':
      return (
        <Lazy
          key={route.id}
          load={() => import('../review/review-screen.tsx').then((m) => m.ReviewScreen)}
          props={route}
        />
      );
    case 'replay':
      return (
        <Lazy
          key={route.id}
          load={() => import('../replay/replay-screen.tsx').then((m) => m.ReplayScreen)}
          props={route}
        />
      );
    default:
      return <LostTable reason="gone" />;
  }
}

function Overlays() {
  const open = useValue(overlay);
  if (open !== 'settings') return null;
  return (
    <Lazy
      load={() => import('../settings/settings-dialog.tsx').then((m) => m.SettingsDialog)}
      props={{ onClose: closeOverlay }}
    />
  );
}

/** Applies the chosen theme and suit colours to the style sheets. */
function useLook(): void {
  const { theme, suits } = useValue(settings);
  // Runs before the first paint: a light frame would dazzle people who sit in the dark.
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme;
    document.documentElement.dataset['suits'] = suits;
  }, [theme, suits]);
}
