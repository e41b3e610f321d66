import type { GameId } from '@shoal/core';
import { useWords } from '../page/words.ts';
import style from './key-help.module.css';

/** Keys of the terminal that a browser has other uses for. */
const NOT_HERE = ['Ctrl-C', 'Ctrl-L'];

/** Every key and what it does at this table. */
export function KeyHelp({ game }: { readonly game: GameId }) {
  const { screen } = useWords().catalogue;
  const keys = [...screen.helpKeys[game], ...screen.helpCommon].filter(([key]) => !NOT_HERE.includes(key));
  return (
    <dl class={style.keys}>
      {keys.map(([key, meaning]) => (
        <div key={key}>
          <dt>{key}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
