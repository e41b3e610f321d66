import type { GameId } from '@shoal/games/ids';
import type { FinishedGame } from '@shoal/room';
import { localDate } from '@shoal/table-ui';
import { useEffect, useState } from 'preact/hooks';
import { client } from '../client/client.ts';
import { WithGame } from '../game/games.tsx';
import { usePageWords, useWords } from '../page/words.ts';
import { Progress } from '../ui/loading.tsx';
import { LostTable } from '../ui/lost-table.tsx';
import screen from '../ui/screen.module.css';
import { ScreenHeader } from '../ui/screen-header.tsx';
import { GameLinks } from './game-links.tsx';
import { ReviewParts } from './review-parts.tsx';
import style from './review-screen.module.css';
import { type PlayedTable, usePlayedTable } from './reviewed-words.ts';
import { useReview } from './use-review.ts';

/** The coach's review of a finished game. */
export function ReviewScreen({ id }: { readonly id: string }) {
  const { common } = usePageWords();
  const [game, setGame] = useState<FinishedGame | 'none' | null>(null);
  useEffect(() => {
    void client.calls.finishedGame(id).then(
      (found) => setGame(found ?? 'none'),
      () => setGame('none'),
    );
  }, [id]);
  if (game === 'none') return <LostTable reason="gone" />;
  if (game === null) return <p role="status">{common.loading}</p>;
  return (
    <WithGame id={game.record.game as GameId}>
      <GameReviewScreen game={game} />
    </WithGame>
  );
}

function GameReviewScreen({ game }: { readonly game: FinishedGame }) {
  const { page, catalogue } = useWords();
  const table = usePlayedTable(game);
  const { name } = catalogue.games[table.game];
  const { result } = game.record;
  const others = table.labels.filter((_, seat) => seat !== table.you);
  const date = catalogue.daily.date(localDate(new Date(game.endedAt)));
  return (
    <main class={screen.screen}>
      <ScreenHeader title={page.review.title} tabTitle={page.review.tabTitle(name)} />
      <div class={style.about}>
        {result !== undefined && <p class={style.outcome}>{table.sentences.winners(result)}</p>}
        <p class={style.game}>{page.review.about(name, others, date)}</p>
      </div>
      <GameLinks game={game} sentences={table.sentences} />
      <Work game={game} table={table} />
    </main>
  );
}

function Work({ game, table }: { readonly game: FinishedGame; readonly table: PlayedTable }) {
  const { review } = usePageWords();
  const work = useReview(game);
  if (work.key === 'failed') return <p role="alert">{review.failed}</p>;
  if (work.key === 'working') {
    return (
      <div class={style.work}>
        <Progress label={review.working} share={work.share} />
        <p class={style.hint}>{review.workingHint}</p>
      </div>
    );
  }
  const { reviewing } = work;
  if (!reviewing.ok) return <p role="alert">{review.faulty(table.sentences.verifyFault(reviewing.fault))}</p>;
  return <ReviewParts table={table} reviewed={reviewing.reviewed} />;
}
