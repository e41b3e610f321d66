import { useGames } from '../game/games.tsx';
import { useWords } from '../page/words.ts';
import { Button } from '../ui/button.tsx';
import { Progress } from '../ui/loading.tsx';
import style from './check-report.module.css';
import { endSentence, listedSentence, tallySentence } from './check-sentences.ts';
import { type OpenedFile, openedFile } from './opened-file.ts';

/** Reports the check of an opened file: progress, findings, and why it stopped. */
export function CheckReport({ opened }: { readonly opened: OpenedFile }) {
  const words = { ...useWords(), games: useGames() };
  const { check } = words.page.replay;
  const { name, share, tally, end } = opened;
  const count = tally.right + tally.faulty;
  const found = tallySentence(opened, words);
  const trouble = endSentence(opened, words);
  const listed = listedSentence(opened, words);
  return (
    <section
      class={style.report}
      aria-labelledby="check-file"
      data-kind={tally.faulty > 0 || (count === 0 && trouble !== null) ? 'bad' : 'good'}
    >
      <h2 id="check-file" class={style.name}>
        {name}
      </h2>
      {end === null ? (
        <>
          <Progress label={check.checking(name)} share={share} />
          <p class={style.count}>{check.checkedSoFar(count)}</p>
        </>
      ) : (
        <>
          {found !== null && (
            <p role="status" class={style.found}>
              {found}
            </p>
          )}
          {trouble !== null && <p role="alert">{trouble}</p>}
          {listed !== null && <p>{listed}</p>}
        </>
      )}
      <div>
        {end === null ? (
          <Button onClick={() => openedFile.stop()}>{check.stop}</Button>
        ) : (
          <Button onClick={() => openedFile.close()}>{check.another}</Button>
        )}
      </div>
    </section>
  );
}
