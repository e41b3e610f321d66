import { HOME, writeRoute } from '../page/route.ts';
import { usePageWords } from '../page/words.ts';
import { ButtonLink } from '../ui/button.tsx';
import { type LostReason, lostSentence } from './lost-sentence.ts';
import style from './lost-table.module.css';

export type { LostReason } from './lost-sentence.ts';

/** A table that cannot be shown here, and the way on. */
export function LostTable({ reason }: { readonly reason: LostReason }) {
  const words = usePageWords();
  const { common } = words;
  return (
    <main class={style.lost}>
      <h1>{common.appName}</h1>
      <p>{lostSentence(reason, words)}</p>
      <ButtonLink kind="main" href={writeRoute(HOME)}>
        {common.toHome}
      </ButtonLink>
    </main>
  );
}
