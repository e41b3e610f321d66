import { HOME, writeRoute } from '../app/route.ts';
import { usePageWords } from '../app/words.ts';
import { ButtonLink } from '../ui/button.tsx';
import style from './lost-table.module.css';

export type LostReason = 'gone' | 'damaged' | 'played-elsewhere';

/** A table that cannot be shown here, and the way on. */
export function LostTable({ reason }: { readonly reason: LostReason }) {
  const { common, table } = usePageWords();
  return (
    <main class={style.lost}>
      <h1>{common.appName}</h1>
      <p>{reason === 'played-elsewhere' ? table.elsewhere : common.notFound}</p>
      <ButtonLink kind="main" href={writeRoute(HOME)}>
        {common.toHome}
      </ButtonLink>
    </main>
  );
}
