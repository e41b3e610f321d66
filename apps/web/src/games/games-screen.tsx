import { byDay, type DayOfGames, type GameLine, localDate } from '@shoal/table-ui';
import { useEffect, useState } from 'preact/hooks';
import { client } from '../client/client.ts';
import { writeRoute } from '../page/route.ts';
import { usePageWords, useWords } from '../page/words.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Progress } from '../ui/loading.tsx';
import { NoGames } from '../ui/no-games.tsx';
import screen from '../ui/screen.module.css';
import { ScreenHeader } from '../ui/screen-header.tsx';
import { GameRow } from './game-row.tsx';
import { countSentence, dayName } from './game-words.ts';
import style from './games-screen.module.css';
import { useMore } from './use-more.ts';

interface BrowserFinishedGames {
  readonly lines: readonly GameLine[];
  readonly isSaved: boolean;
}

/** Lists all games finished in this browser, newest first. */
export function GamesScreen() {
  const { common, games: words } = usePageWords();
  const finished = useFinishedGames();
  return (
    <main class={screen.screen}>
      <ScreenHeader title={words.title} tabTitle={words.tabTitle} />
      {finished === null && <Progress label={common.loading} />}
      {finished === 'failed' && <p role="alert">{words.failed}</p>}
      {finished !== null && finished !== 'failed' && <Games finished={finished} />}
      <p class={style.open}>
        <ButtonLink kind="quiet" href={writeRoute({ screen: 'check' })}>
          {words.openRecord}
        </ButtonLink>
      </p>
    </main>
  );
}

function useFinishedGames(): BrowserFinishedGames | 'failed' | null {
  const [finished, setFinished] = useState<BrowserFinishedGames | 'failed' | null>(null);
  useEffect(() => {
    readFinishedGames().then(setFinished, () => setFinished('failed'));
  }, []);
  return finished;
}

async function readFinishedGames(): Promise<BrowserFinishedGames> {
  const lines = await client.calls.gameLines();
  return { lines, isSaved: await client.calls.isSaved() };
}

function Games({ finished }: { readonly finished: BrowserFinishedGames }) {
  const { page, catalogue } = useWords();
  if (finished.lines.length > 0) return <Days {...finished} />;
  return <NoGames title={page.statistics.nothingYet} hints={[catalogue.screen.noGames]} />;
}

function Days({ lines, isSaved }: BrowserFinishedGames) {
  const { games: words } = usePageWords();
  const { shown, left, showMore } = useMore(lines);
  const days = byDay(shown, (endedAt) => localDate(new Date(endedAt)));
  return (
    <>
      <p class={style.count}>{countSentence(lines.length, isSaved, words)}</p>
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
