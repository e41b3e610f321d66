import { labelsOf, youAmong } from '@shoal/room';
import { leftAt } from '@shoal/table-ui';
import { useState } from 'preact/hooks';
import { TrashIcon } from '../icons/icons.tsx';
import { writeRoute } from '../page/route.ts';
import { useWords, type Words } from '../page/words.ts';
import { type ExpectedTable, expectTable } from '../table/expected-table.ts';
import { IconButton } from '../ui/button.tsx';
import type { SavedTable } from '../worker/worker-calls.ts';
import { DiscardDialog } from './discard-dialog.tsx';
import style from './saved-tables.module.css';

interface SavedTablesProps {
  readonly saved: readonly SavedTable[];
  /** Called when a game may have been deleted or opened in another window. */
  readonly onChanged: () => void;
}

/** Lists games in progress, newest first. One tap continues a game. */
export function SavedTables({ saved, onChanged }: SavedTablesProps) {
  const words = useWords();
  const { home } = words.page;
  const [doubted, setDoubted] = useState<SavedTable | null>(null);
  return (
    <section class={style.saved} aria-labelledby="saved-title">
      <h2 id="saved-title">{home.continueTitle}</h2>
      <ul>
        {saved.map((table) => (
          <li key={table.id} class={style.row}>
            <a
              class={style.go}
              href={writeRoute({ screen: 'table', id: table.id })}
              onClick={() => expectTable(table.id, expectedOf(table))}
            >
              <span class={style.about}>{aboutOf(table, words)}</span>
              <span class={style.when}>{whenOf(table, words)}</span>
            </a>
            {table.daily === null && !table.isElsewhere && (
              <IconButton label={home.discardName(nameOf(table, words))} onClick={() => setDoubted(table)}>
                <TrashIcon />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
      {doubted !== null && (
        <DiscardDialog
          id={doubted.id}
          name={nameOf(doubted, words)}
          onAnswered={onChanged}
          onClose={() => setDoubted(null)}
        />
      )}
    </section>
  );
}

const expectedOf = ({ game, players }: SavedTable): ExpectedTable => ({
  game,
  players: players.map(({ name, bot }) => ({ name, isPerson: bot === null })),
});

/** Says what a tap does. */
function aboutOf(table: SavedTable, { catalogue }: Words): string {
  const { daily, game, dealNumber } = table;
  if (daily !== null) return catalogue.screen.continueDaily(daily);
  return catalogue.screen.continueGame(catalogue.games[game].name, othersOf(table), dealNumber);
}

/** Says when the game was left, or where it is being played. */
function whenOf({ isElsewhere, changedAtMs }: SavedTable, { page, catalogue }: Words): string {
  return isElsewhere ? page.home.openElsewhere : leftAt(new Date(changedAtMs), new Date(), catalogue.screen);
}

/** Names the game in the question whether to delete it. */
const nameOf = (table: SavedTable, { page, catalogue }: Words): string =>
  page.games.about(catalogue.games[table.game].name, othersOf(table));

function othersOf({ players }: SavedTable): string[] {
  const labels = labelsOf(players.map(({ name }) => name));
  return labels.filter((_, seat) => seat !== youAmong(players));
}
