import type { PageWords } from '@shoal/table-ui';
import { HOME, writeRoute } from '../page/route.ts';
import { usePageWords } from '../page/words.ts';
import { ButtonLink } from './button.tsx';
import style from './lost-table.module.css';

export type LostReason = 'gone' | 'damaged' | 'played-elsewhere';

/** Says why a table cannot be shown, and links to the home screen. */
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

export function lostSentence(reason: LostReason, { common, table }: Pick<PageWords, 'common' | 'table'>): string {
  switch (reason) {
    case 'played-elsewhere':
      return table.elsewhere;
    case 'damaged':
      return table.damaged;
    case 'gone':
      return common.notFound;
  }
}
