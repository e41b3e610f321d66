import type { TableReport } from '@shoal/room';
import type { PageWords } from '@shoal/table-ui';
import { usePageWords } from '../page/words.ts';
import { Button } from '../ui/button.tsx';
import style from './table-screen.module.css';

interface TroubleLineProps {
  readonly report: TableReport;
  readonly onPlayOn: () => void;
}

/** Says why a game is not being saved. A game that waits for its journal can be continued unsaved. */
export function TroubleLine({ report: { trouble, isStopped }, onPlayOn }: TroubleLineProps) {
  const { table } = usePageWords();
  if (trouble === null) return null;
  return (
    <div class={style.trouble} role="alert">
      <p>{sentenceFor(trouble, table)}</p>
      {isStopped && <Button onClick={onPlayOn}>{table.playUnsaved}</Button>}
    </div>
  );
}

function sentenceFor(trouble: string, words: PageWords['table']): string {
  switch (trouble) {
    case 'storage-full':
      return words.storageFull;
    case 'played-elsewhere':
      return words.elsewhere;
    case 'storage-outdated':
    case 'changed-elsewhere':
    case 'gone':
      return words.changedElsewhere;
    default:
      return words.unsaved;
  }
}
