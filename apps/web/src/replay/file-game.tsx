import { localDate } from '@shoal/table-ui';
import { useEffect, useState } from 'preact/hooks';
import { usePageWords } from '../page/words.ts';
import type { CheckedGame } from '../worker/replay-check.ts';
import type { ReplayReading } from '../worker/replay-reading.ts';
import type { OpenedFile } from './opened-file.ts';
import { ReplayLoading, useReading } from './replay-loading.tsx';
import { ReplayView } from './replay-view.tsx';
import { recordFileName } from './save-file.ts';

interface FileGameProps {
  readonly opened: OpenedFile;
  readonly game: CheckedGame;
  readonly ownIds: ReadonlySet<string>;
}

/** Replays a game of an opened file. */
export function FileGame({ opened, game, ownIds }: FileGameProps) {
  const { replay } = usePageWords();
  const { text, isLost } = useText(opened.file, game);
  const reading = useReading(text);
  const back = { label: replay.toList, onClick: () => history.back() };
  if (isLost) return <ReplayLoading back={back} reading={null} trouble={replay.check.unreadable(opened.name)} />;
  if (reading === null || reading === 'failed' || !reading.ok) return <ReplayLoading back={back} reading={reading} />;
  const ownId = reading.finished !== null && ownIds.has(reading.finished.id) ? reading.finished.id : null;
  const detail = replay.gameInFile(game.game, opened.name);
  return <ReplayView reading={reading} origin={{ back, detail, ownId, fileName: fileNameOf(reading, game.game) }} />;
}

function fileNameOf({ record, finished }: Extract<ReplayReading, { readonly ok: true }>, number: number): string {
  if (finished === null) return recordFileName({ game: record.game, date: null, id: `game-${number}` });
  return recordFileName({ game: record.game, date: localDate(new Date(finished.endedAt)), id: finished.id });
}

/** Reads the game from the file, which may have been moved or changed since the check. */
function useText(file: Blob, { start, end }: CheckedGame): { readonly text: string | null; readonly isLost: boolean } {
  const [text, setText] = useState<string | null>(null);
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    let isWanted = true;
    file
      .slice(start, end)
      .text()
      .then(
        (read) => isWanted && setText(read),
        () => isWanted && setLost(true),
      );
    return () => {
      isWanted = false;
    };
  }, [file, start, end]);
  return { text, isLost };
}
