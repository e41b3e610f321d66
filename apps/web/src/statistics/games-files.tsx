import type { ShownGames } from '@shoal/table-ui';
import { localDate } from '@shoal/table-ui';
import { useRef, useState } from 'preact/hooks';
import { client } from '../client/client.ts';
import { useGames } from '../game/games.tsx';
import { DownloadIcon, UploadIcon } from '../icons/icons.tsx';
import { useWords, type Words } from '../page/words.ts';
import { Panel } from '../plots/panel.tsx';
import { saveFile } from '../replay/save-file.ts';
import { Button } from '../ui/button.tsx';
import { addedSentence } from './added-sentence.ts';
import style from './games-files.module.css';

interface GamesFilesProps {
  readonly canSave: boolean;
  readonly onAdded: () => void;
}

interface Told {
  readonly kind: 'done' | 'fault';
  readonly text: string;
}

/** Exports and imports finished games, between browsers and with the terminal. */
export function GamesFiles({ canSave, onAdded }: GamesFilesProps) {
  const words = { ...useWords(), games: useGames() };
  const { statistics } = words.page;
  const [told, setTold] = useState<Told | null>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const add = async (file: File) => {
    setTold({ kind: 'done', text: statistics.adding });
    setTold(await addGames(file, words));
    onAdded();
  };
  return (
    <Panel id="files-title" title={statistics.filesTitle}>
      <p class={style.hint}>{statistics.filesHint}</p>
      <div class={style.ways}>
        <Button disabled={!canSave} onClick={() => void saveGames(words).then(setTold)}>
          <DownloadIcon />
          {statistics.save}
        </Button>
        <Button onClick={() => chooser.current?.click()}>
          <UploadIcon />
          {statistics.add}
        </Button>
        <input
          ref={chooser}
          type="file"
          hidden
          accept=".jsonl,.json,application/json,text/plain"
          aria-label={statistics.add}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file !== undefined) void add(file);
            // Allows the same file to be chosen again after it was corrected.
            currentTarget.value = '';
          }}
        />
      </div>
      <p class={style.told} role="status" data-kind={told?.kind}>
        {told?.text}
      </p>
    </Panel>
  );
}

async function saveGames({ page: { statistics } }: Words): Promise<Told> {
  try {
    const text = await client.calls.exportGames();
    const file = statistics.fileName(localDate(new Date()));
    saveFile(file, text);
    return { kind: 'done', text: statistics.saved(text.split('\n').length - 1, file) };
  } catch {
    return { kind: 'fault', text: statistics.notSaved };
  }
}

async function addGames(file: File, words: Words & { readonly games: ShownGames }): Promise<Told> {
  try {
    const outcome = await client.calls.importGames(file);
    return { kind: outcome.key === 'imported' ? 'done' : 'fault', text: addedSentence(outcome, file.name, words) };
  } catch {
    return { kind: 'fault', text: words.page.statistics.notRead };
  }
}
