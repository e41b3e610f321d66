import { GAME_IDS } from '@shoal/games/ids';
import { DEFAULT_PRESET, localDate } from '@shoal/table-ui';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { client } from '../client/client.ts';
import { CalendarIcon, Logo, PeopleIcon, SettingsIcon } from '../icons/icons.tsx';
import { openSettings } from '../page/navigation.ts';
import { writeRoute } from '../page/route.ts';
import { useWords } from '../page/words.ts';
import { IconButton } from '../ui/button.tsx';
import type { HomeSummary } from '../worker/worker-calls.ts';
import { GameTile } from './game-tile.tsx';
import style from './home-screen.module.css';
import { SavedTables } from './saved-tables.tsx';

/** The home screen: one tap leads to a table. */
export function HomeScreen() {
  const { page, catalogue } = useWords();
  const { home } = page;
  const [summary, readAgain] = useHomeSummary();
  useEffect(() => {
    document.title = home.title(GAME_IDS.map((game) => catalogue.games[game].name));
  }, [home, catalogue]);
  const date = catalogue.daily.date(localDate(new Date()));
  return (
    <main class={style.home}>
      <header class={style.header}>
        <Logo size={40} />
        <h1 class={style.name}>{page.common.appName}</h1>
        <IconButton label={page.settings.title} onClick={openSettings}>
          <SettingsIcon />
        </IconButton>
      </header>
      <p class={style.tagline}>{home.tagline}</p>
      {summary?.isSaved === false && <p class={style.notice}>{home.unsaved}</p>}
      {summary !== null && summary.saved.length > 0 && <SavedTables saved={summary.saved} onChanged={readAgain} />}
      {summary !== null && summary.damaged > 0 && <p class={style.notice}>{home.damaged(summary.damaged)}</p>}
      <div class={style.games}>
        {GAME_IDS.map((game) => (
          <GameTile key={game} game={game} />
        ))}
      </div>
      <div class={style.ways}>
        <LinkTile
          href={writeRoute({ screen: 'setup', game: GAME_IDS[0], people: 2 })}
          icon={<PeopleIcon />}
          title={home.passAndPlay}
          text={home.passAndPlayPitch}
        />
        <LinkTile
          href={writeRoute({ screen: 'daily' })}
          icon={<CalendarIcon />}
          title={home.daily}
          text={summary?.isDailyPlayed === true ? home.dailyDone(date) : home.dailyPitch(date)}
        />
      </div>
      <nav class={style.more} aria-label={page.common.more}>
        <a href={writeRoute({ screen: 'rules', game: GAME_IDS[0], preset: DEFAULT_PRESET })}>{home.rules}</a>
        <a href={writeRoute({ screen: 'statistics' })}>{page.statistics.title}</a>
        <a href={writeRoute({ screen: 'games' })}>{page.games.title}</a>
        <a href={writeRoute({ screen: 'check' })}>{home.check}</a>
      </nav>
    </main>
  );
}

function useHomeSummary(): [HomeSummary | null, () => void] {
  const [summary, setSummary] = useState<HomeSummary | null>(null);
  const read = () => void client.calls.homeSummary(localDate(new Date())).then(setSummary);
  useEffect(read, []);
  return [summary, read];
}

interface LinkTileProps {
  readonly href: string;
  readonly icon: ComponentChildren;
  readonly title: string;
  readonly text: string;
}

/** A tile for another way to play. */
function LinkTile({ href, icon, title, text }: LinkTileProps) {
  return (
    <a class={style.tile} href={href}>
      <span class={style.icon}>{icon}</span>
      <span class={style.words}>
        <span class={style.title}>{title}</span>
        <span class={style.text}>{text}</span>
      </span>
    </a>
  );
}
