import type { GameId } from '@shoal/core';
import { writeRoute } from '../app/route.ts';
import { useWords } from '../app/words.ts';
import { StatisticsIcon } from '../icons/index.ts';
import { ButtonLink } from '../ui/button.tsx';
import style from './empty-statistics.module.css';

const GAMES: readonly GameId[] = ['go-fish', 'crazy-eights'];

/** Before the first finished game: what will be here, and how to begin. */
export function EmptyStatistics() {
  const { page, catalogue } = useWords();
  return (
    <section class={style.empty} aria-labelledby="empty-title">
      <span class={style.icon}>
        <StatisticsIcon size={48} />
      </span>
      <h2 id="empty-title" class={style.title}>
        {page.statistics.nothingYet}
      </h2>
      <p class={style.hint}>{page.statistics.nothingYetHint}</p>
      <div class={style.ways}>
        {GAMES.map((game) => (
          <ButtonLink key={game} kind="main" href={writeRoute({ screen: 'play', game, seed: null })}>
            {page.statistics.playFirst(catalogue.games[game].name)}
          </ButtonLink>
        ))}
      </div>
    </section>
  );
}
