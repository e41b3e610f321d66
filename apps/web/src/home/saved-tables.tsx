import { labelsOf, leftAt, youAmong } from '@shoal/table-ui';
import { useState } from 'preact/hooks';
import { writeRoute } from '../app/route.ts';
import { useWords, type Words } from '../app/words.ts';
import { desk } from '../desk/desk.ts';
import { TrashIcon } from '../icons/index.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { IconButton } from '../ui/icon-button.tsx';
import type { SavedTable } from '../worker/desk-calls.ts';
import style from './saved-tables.module.css';

interface SavedTablesProps {
  readonly saved: readonly SavedTable[];
  readonly onDiscarded: () => void;
}

/** Games in progress, the newest first; each goes on with one tap. */
export function SavedTables({ saved, onDiscarded }: SavedTablesProps) {
  const words = useWords();
  const { home } = words.page;
  const [doubted, setDoubted] = useState<SavedTable | null>(null);
  const discard = async (id: string) => {
    await desk.calls.discard(id);
    setDoubted(null);
    onDiscarded();
  };
  return (
    <section class={style.saved} aria-labelledby="saved-title">
      <h2 id="saved-title">{home.continueTitle}</h2>
      <ul>
        {saved.map((table) => (
          <li key={table.id} class={style.row}>
            <a class={style.go} href={writeRoute({ screen: 'table', id: table.id })}>
              <span class={style.about}>{aboutOf(table, words)}</span>
              <span class={style.when}>{leftAt(new Date(table.changedAtMs), new Date(), words.catalogue.screen)}</span>
            </a>
            {table.daily === null && (
              <IconButton label={home.discardName(nameOf(table, words))} onClick={() => setDoubted(table)}>
                <TrashIcon />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
      {doubted !== null && (
        <Dialog
          title={home.discard}
          onClose={() => setDoubted(null)}
          actions={
            <>
              <Button onClick={() => setDoubted(null)}>{home.keep}</Button>
              <Button kind="danger" onClick={() => void discard(doubted.id)}>
                {home.discard}
              </Button>
            </>
          }
        >
          <p>{nameOf(doubted, words)}</p>
          <p>{home.discardQuestion}</p>
        </Dialog>
      )}
    </section>
  );
}

/** What a touch does. */
function aboutOf(table: SavedTable, { catalogue }: Words): string {
  const { daily, game, dealNumber } = table;
  if (daily !== null) return catalogue.screen.continueDaily(daily);
  return catalogue.screen.continueGame(catalogue.games[game].name, othersOf(table), dealNumber);
}

/** What the game is called, for whoever wants to be rid of it. */
const nameOf = (table: SavedTable, { page, catalogue }: Words): string =>
  page.home.savedGame(catalogue.games[table.game].name, othersOf(table));

function othersOf({ players }: SavedTable): string[] {
  const labels = labelsOf(players.map(({ name }) => name));
  return labels.filter((_, seat) => seat !== youAmong(players));
}
