import type { PageWords } from '@shoal/table-ui';
import { usePageWords } from '../page/words.ts';
import type { TableTrouble } from '../table-link/table-link.ts';
import style from './trouble-line.module.css';

/** Says why a game is not kept, as long as it is not. */
export function TroubleLine({ trouble }: { readonly trouble: TableTrouble | null }) {
  const { table } = usePageWords();
  if (trouble === null) return null;
  return (
    <p class={style.trouble} role="alert">
      {sentenceFor(trouble, table)}
    </p>
  );
}

function sentenceFor(trouble: TableTrouble, words: PageWords['table']): string {
  switch (trouble) {
    case 'storage-refused':
      return words.unkept;
    case 'storage-full':
      return words.storageFull;
    case 'played-elsewhere':
      return words.elsewhere;
    case 'storage-outdated':
    case 'changed-elsewhere':
    case 'gone':
      return words.changedElsewhere;
  }
}
