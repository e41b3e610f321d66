import { GAME_IDS } from '@shoal/games/ids';
import { StatisticsIcon } from '../icons/icons.tsx';
import { writeRoute } from '../page/route.ts';
import { useWords } from '../page/words.ts';
import { ButtonLink } from '../ui/button.tsx';
import style from './empty-statistics.module.css';

interface EmptyStatisticsProps {
  /** Whether there are games, but only between bots. */
  readonly isOnlyBots: boolean;
}

/** Shown before the first finished game that counts: says what will appear and how to begin. */
export function EmptyStatistics({ isOnlyBots }: EmptyStatisticsProps) {
  const { page, catalogue } = useWords();
  return (
    <section class={style.empty} aria-labelledby="empty-title">
      <span class={style.icon}>
        <StatisticsIcon size={48} />
      </span>
      <h2 id="empty-title" class={style.title}>
        {page.statistics.nothingYet}
      </h2>
      {isOnlyBots && <p class={style.hint}>{page.statistics.onlyBots}</p>}
      <p class={style.hint}>{page.statistics.nothingYetHint}</p>
      <div class={style.ways}>
        {GAME_IDS.map((game) => (
          <ButtonLink key={game} kind="main" href={writeRoute({ screen: 'play', game, seed: null, shuffle: null })}>
            {catalogue.screen.playGame(catalogue.games[game].name)}
          </ButtonLink>
        ))}
      </div>
    </section>
  );
}
