import { type Card, readCard } from '@shoal/core';
import type { GameId } from '@shoal/games';
import { CardFace } from '../cards/card-face.tsx';
import { writeRoute } from '../page/route.ts';
import { useWords } from '../page/words.ts';
import style from './game-tile.module.css';

const FACES: Readonly<Record<GameId, readonly string[]>> = {
  'go-fish': ['7S', '7H', '7D', '7C'],
  'crazy-eights': ['8S', '8H', '8D', '8C'],
};

/** A game to play at once, at the table that was played last, or to set up first. */
export function GameTile({ game }: { readonly game: GameId }) {
  const { page, catalogue } = useWords();
  const { name } = catalogue.games[game];
  return (
    <article class={style.tile} data-game={game}>
      <a class={style.play} href={writeRoute({ screen: 'play', game, seed: null })}>
        <span class={style.fan} aria-hidden="true">
          {FACES[game].map((text) => (
            <span key={text} class={style.card}>
              <CardFace card={readCard(text) as Card} detail="medium" />
            </span>
          ))}
        </span>
        <span class={style.words}>
          <span class={style.name}>{catalogue.screen.playGame(name)}</span>
          <span class={style.pitch}>{page.home.pitches[game]}</span>
        </span>
      </a>
      <a class={style.setUp} href={writeRoute({ screen: 'setup', game, people: 1 })} aria-label={page.home.setUp(name)}>
        {page.home.setUpShort}
      </a>
    </article>
  );
}
