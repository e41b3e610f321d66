import { GAME_IDS } from '@shoal/games/ids';
import { emblemOf } from '@shoal/games/titles';
import { CardFan } from '../cards/card-fan.tsx';
import { writeRoute } from '../page/route.ts';
import { useWords } from '../page/words.ts';
import { ButtonLink } from './button.tsx';
import style from './no-games.module.css';

interface NoGamesProps {
  readonly title: string;
  readonly hints: readonly string[];
}

/** Shown before the first finished game: says what will appear and how to begin. */
export function NoGames({ title, hints }: NoGamesProps) {
  const { catalogue } = useWords();
  return (
    <section class={style.empty} aria-labelledby="empty-title">
      <CardFan cards={GAME_IDS.map((game) => emblemOf(game)[0])} />
      <h2 id="empty-title" class={style.title}>
        {title}
      </h2>
      {hints.map((hint) => (
        <p key={hint} class={style.hint}>
          {hint}
        </p>
      ))}
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
