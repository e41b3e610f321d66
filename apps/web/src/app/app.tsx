import { useEffect, useState } from 'preact/hooks';
import { SuitSprite } from '../cards/suit-sprite.tsx';
import { HomeScreen } from '../home/home-screen.tsx';
import { LostTable } from '../table/lost-table.tsx';
import { TableRoute } from '../table/table-route.tsx';
import { Later } from './later.tsx';
import { loadWords } from './load-words.ts';
import { closeOverlay, overlay } from './overlays.ts';
import { settings } from './page-settings.ts';
import type { Route } from './route.ts';
import { StartRoute } from './start-route.tsx';
import { UpdateNotice } from './update-notice.tsx';
import { useLook } from './use-look.ts';
import { useRoute } from './use-route.ts';
import { useValue } from './value-store.ts';
import { ENGLISH, type Words, WordsContext } from './words.ts';

/** The page: one screen at a time, in the language and look that were chosen. */
export function App() {
  const route = useRoute();
  const words = useChosenWords();
  useLook();
  if (words === null) return null;
  return (
    <WordsContext.Provider value={words}>
      <SuitSprite />
      {/* Two screens that are loaded later are the same component: only a key tells them apart. */}
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
        <Later
          key={`${route.game}-${route.people}`}
          load={() => import('../setup/setup-screen.tsx').then((m) => m.SetupScreen)}
          props={route}
        />
      );
    case 'rules':
      return <Later load={() => import('../rules/rules-screen.tsx').then((m) => m.RulesScreen)} props={route} />;
    case 'games':
      return <Later load={() => import('../games/games-screen.tsx').then((m) => m.GamesScreen)} props={{}} />;
    case 'statistics':
      return (
        <Later load={() => import('../statistics/statistics-screen.tsx').then((m) => m.StatisticsScreen)} props={{}} />
      );
    case 'check':
      return <Later load={() => import('../replay/check-screen.tsx').then((m) => m.CheckScreen)} props={{}} />;
    case 'review':
      return (
        <Later
          key={route.id}
          load={() => import('../review/review-screen.tsx').then((m) => m.ReviewScreen)}
          props={route}
        />
      );
    case 'replay':
      return (
        <Later
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
    <Later
      load={() => import('../settings/settings-dialog.tsx').then((m) => m.SettingsDialog)}
      props={{ onClose: closeOverlay }}
    />
  );
}

/** The words of the chosen language; English where they cannot be loaded. */
function useChosenWords(): Words | null {
  const { language } = useValue(settings);
  const [words, setWords] = useState<Words | null>(language === 'en' ? ENGLISH : null);
  useEffect(() => {
    let isWanted = true;
    void loadWords(language).then((loaded) => {
      if (!isWanted) return;
      document.documentElement.lang = loaded.language;
      setWords(loaded);
    });
    return () => {
      isWanted = false;
    };
  }, [language]);
  return words;
}
