import { useEffect, useState } from 'preact/hooks';
import { client } from '../client/client.ts';
import { WithGames } from '../game/games.tsx';
import { useValue } from '../page/use-value.ts';
import { usePageWords } from '../page/words.ts';
import screen from '../ui/screen.module.css';
import { ScreenHeader } from '../ui/screen-header.tsx';
import { CheckReport } from './check-report.tsx';
import { CheckedGames } from './checked-games.tsx';
import { FileGame } from './file-game.tsx';
import { type OpenedFile, openedFile } from './opened-file.ts';
import { RecordOpener } from './record-opener.tsx';
import { useDrop } from './use-drop.ts';
import { useGameInHistory } from './use-game-in-history.ts';

/** Opens record files, checks every card, and replays each game. */
export function CheckScreen() {
  return (
    <WithGames>
      <OpenedRecords />
    </WithGames>
  );
}

function OpenedRecords() {
  const opened = useValue(openedFile);
  const [inner, enter] = useGameInHistory(opened?.openedAtMs ?? null);
  const ownIds = useOwnIds(opened?.games.some(({ summary }) => summary?.finishedId != null) === true);
  const game = opened?.games.find((one) => one.game === inner && one.summary !== null);
  if (opened !== null && game !== undefined)
    return <FileGame key={game.game} opened={opened} game={game} ownIds={ownIds} />;
  const onEnter = (entered: number) => {
    openedFile.entered = entered;
    enter(entered);
  };
  return <CheckList opened={opened} ownIds={ownIds} onEnter={onEnter} />;
}

interface CheckListProps {
  readonly opened: OpenedFile | null;
  readonly ownIds: ReadonlySet<string>;
  readonly onEnter: (game: number) => void;
}

function CheckList({ opened, ownIds, onEnter }: CheckListProps) {
  const { check } = usePageWords().replay;
  const drop = useDrop((file, name) => openedFile.open(file, name ?? check.pasted));
  return (
    <main class={screen.screen}>
      <ScreenHeader title={check.title} tabTitle={check.tabTitle} />
      {opened === null ? (
        <RecordOpener isDropping={drop.isOver} onOpen={(file, name) => openedFile.open(file, name)} />
      ) : (
        <CheckReport opened={opened} />
      )}
      {drop.hadMany && <p role="status">{check.onlyFirst}</p>}
      {opened !== null && opened.games.length > 0 && (
        <CheckedGames opened={opened} from={openedFile.entered} ownIds={ownIds} onEnter={onEnter} />
      )}
    </main>
  );
}

const NONE: ReadonlySet<string> = new Set();

/** The ids of the games finished in this browser, if wanted. */
function useOwnIds(isWanted: boolean): ReadonlySet<string> {
  const [ids, setIds] = useState(NONE);
  useEffect(() => {
    if (!isWanted) return;
    client.calls.gameLines().then(
      (lines) => setIds(new Set(lines.map(({ id }) => id))),
      () => setIds(NONE),
    );
  }, [isWanted]);
  return ids;
}
