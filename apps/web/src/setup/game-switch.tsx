import type { GameId } from '@shoal/core';
import { GAME_IDS } from '@shoal/table-ui';
import { useWords } from '../page/words.ts';
import style from './game-switch.module.css';

interface GameSwitchProps {
  readonly game: GameId;
  readonly hrefOf: (game: GameId) => string;
}

/** The same screen for another game. */
export function GameSwitch({ game, hrefOf }: GameSwitchProps) {
  const { page, catalogue } = useWords();
  return (
    <nav class={style.games} aria-label={page.setup.games}>
      {GAME_IDS.map((id) => (
        <a key={id} class={style.game} href={hrefOf(id)} aria-current={id === game ? 'page' : undefined}>
          {catalogue.games[id].name}
        </a>
      ))}
    </nav>
  );
}
