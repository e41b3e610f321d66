import type { GameId } from '@shoal/games/ids';
import { emblemOf } from '@shoal/games/titles';
import { CardFace } from '../cards/card-face.tsx';
import { PlayIcon } from '../icons/icons.tsx';
import { writeRoute } from '../page/route.ts';
import { useWords } from '../page/words.ts';
import style from './game-tile.module.css';

/** Starts a game at once with the last setup, or opens its setup. A tap anywhere on the tile plays. */
export function GameTile({ game }: { readonly game: GameId }) {
  const { page, catalogue } = useWords();
  const { name, pitch } = catalogue.games[game];
  return (
    <article class={style.tile} data-game={game}>
      <span class={style.fan} aria-hidden="true">
        {emblemOf(game).map((card) => (
          <span key={card} class={style.card}>
            <CardFace card={card} detail="medium" />
          </span>
        ))}
      </span>
      <div class={style.words}>
        <h2 class={style.name}>{name}</h2>
        <p class={style.pitch}>{pitch}</p>
      </div>
      <div class={style.ways}>
        <a
          class={style.play}
          href={writeRoute({ screen: 'play', game, seed: null, shuffle: null })}
          aria-label={catalogue.screen.playGame(name)}
        >
          <PlayIcon size={18} />
          {page.home.play}
        </a>
        <a
          class={style.setUp}
          href={writeRoute({ screen: 'setup', game, people: 1 })}
          aria-label={page.home.setUp(name)}
        >
          {page.home.setUpShort}
        </a>
      </div>
    </article>
  );
}
