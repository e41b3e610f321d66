import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useMore } from '../games/use-more.ts';
import { usePageWords } from '../page/words.ts';
import { Button } from '../ui/button.tsx';
import style from './checked-games.module.css';
import { CheckedRow } from './checked-row.tsx';
import type { OpenedFile } from './opened-file.ts';

interface CheckedGamesProps {
  readonly opened: OpenedFile;
  /** The game that the person returns from. */
  readonly from: number | null;
  readonly ownIds: ReadonlySet<string>;
  readonly onEnter: (game: number) => void;
}

/** Lists the games of a file. If some are faulty, a filter shows only those. */
export function CheckedGames({ opened, from, ownIds, onEnter }: CheckedGamesProps) {
  const page = usePageWords();
  const { check } = page.replay;
  const [isFaultsOnly, setFaultsOnly] = useState(false);
  const { games, tally, name } = opened;
  const listed = isFaultsOnly ? games.filter(({ fault }) => fault !== null) : games;
  const place = games.findIndex(({ game }) => game === from);
  const { shown, left, showMore } = useMore(listed, place + 1);
  // The list grows many times a second, so rows are memoized.
  const rows = useMemo(
    () => shown.map((game) => <CheckedRow key={game.game} game={game} file={name} ownIds={ownIds} onEnter={onEnter} />),
    [shown.length, isFaultsOnly, name, ownIds],
  );
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => list.current?.children[place]?.querySelector('button')?.focus(), []);
  return (
    <section class={style.games} aria-labelledby="check-games">
      <h2 id="check-games" class={style.title}>
        {check.games}
      </h2>
      {tally.faulty > 0 && tally.right > 0 && <Filter isFaultsOnly={isFaultsOnly} onChange={setFaultsOnly} />}
      <ul class={style.list} ref={list}>
        {rows}
      </ul>
      {left > 0 && <Button onClick={showMore}>{page.games.more(left)}</Button>}
    </section>
  );
}

interface FilterProps {
  readonly isFaultsOnly: boolean;
  readonly onChange: (isFaultsOnly: boolean) => void;
}

function Filter({ isFaultsOnly, onChange }: FilterProps) {
  const { check } = usePageWords().replay;
  return (
    <fieldset class={style.filter}>
      <legend>{check.show}</legend>
      {[false, true].map((isFaults) => (
        <label key={String(isFaults)}>
          <input
            type="radio"
            name="check-show"
            checked={isFaults === isFaultsOnly}
            onChange={() => onChange(isFaults)}
          />
          {isFaults ? check.onlyFaults : check.all}
        </label>
      ))}
    </fieldset>
  );
}
