import type { GameId } from '@shoal/core';
import { byDay, type DayOfGames, type GameLine } from '@shoal/table-ui';
import { useEffect, useState } from 'preact/hooks';
import { writeRoute } from '../app/route.ts';
import { today } from '../app/today.ts';
import { usePageWords, useWords } from '../app/words.ts';
import { desk } from '../desk/desk.ts';
import { ScreenHeader } from '../setup/screen-header.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Progress } from '../ui/progress.tsx';
import { dayName } from './day-name.ts';
import { GameRow } from './game-row.tsx';
import style from './games-screen.module.css';
import { useMore } from './use-more.ts';

const GAMES: readonly GameId[] = ['go-fish', 'crazy-eights'];

/** Every game that was played to its end in this browser, the newest first. */
export function GamesScreen() {
  const { common, games: words } = usePageWords();
  const lines = useLines();
  return (
    <main class={style.games}>
      <ScreenHeader title={words.title} tabTitle={words.tabTitle} />
      {lines === null && <Progress label={common.loading} />}
      {lines === 'failed' && <p role="alert">{words.failed}</p>}
      {lines !== null && lines !== 'failed' && (lines.length === 0 ? <NoGames /> : <Days lines={lines} />)}
      <p class={style.open}>
        <ButtonLink kind="quiet" href={writeRoute({ screen: 'check' })}>
          {words.openRecord}
        </ButtonLink>
      </p>
    </main>
  );
}

function useLines(): readonly GameLine[] | 'failed' | null {
  const [lines, setLines] = useState<readonly GameLine[] | 'failed' | null>(null);
  useEffect(() => {
    desk.calls.gameLines().then(setLines, () => setLines('failed'));
  }, []);
  return lines;
}

function NoGames() {
  const { page, catalogue } = useWords();
  return (
    <section class={style.empty}>
      <p>{page.games.empty}</p>
      <div class={style.ways}>
        {GAMES.map((game) => (
          <ButtonLink key={game} kind="main" href={writeRoute({ screen: 'play', game, seed: null })}>
            {page.home.play(catalogue.games[game].name)}
          </ButtonLink>
        ))}
      </div>
    </section>
  );
}

function Days({ lines }: { readonly lines: readonly GameLine[] }) {
  const { games: words } = usePageWords();
  const { shown, left, showMore } = useMore(lines);
  const days = byDay(shown, (endedAt) => today(new Date(endedAt)));
  return (
    <>
      <p class={style.count}>{words.count(lines.length)}</p>
      {days.map((day) => (
        <Day key={day.date} day={day} />
      ))}
      {left > 0 && <Button onClick={showMore}>{words.more(left)}</Button>}
    </>
  );
}

function Day({ day }: { readonly day: DayOfGames }) {
  const { page, catalogue } = useWords();
  const id = `day-${day.date}`;
  return (
    <section class={style.day} aria-labelledby={id}>
      <h2 id={id} class={style.date}>
        {dayName(day.date, new Date(), page.games, catalogue.daily)}
      </h2>
      <ul class={style.list}>
        {day.games.map((line) => (
          <GameRow key={line.id} line={line} />
        ))}
      </ul>
    </section>
  );
}
