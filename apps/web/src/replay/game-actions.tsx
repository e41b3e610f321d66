import { type GameRecord, writeRecord } from '@shoal/core';
import { printable, type Thought } from '@shoal/room';
import { type CheckedRecord, type Sentences, shownSeed } from '@shoal/table-ui';
import { useEffect, useRef, useState } from 'preact/hooks';
import { runJob } from '../client/worker-job.ts';
import { ShareButton } from '../end/share-button.tsx';
import { useSentences } from '../game/games.tsx';
import { CheckIcon, CopyIcon, DownloadIcon } from '../icons/icons.tsx';
import { writeRoute } from '../page/route.ts';
import { useWords, type Words } from '../page/words.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import style from './game-actions.module.css';
import { saveFile } from './save-file.ts';

interface GameActionsProps {
  readonly record: GameRecord;
  readonly fileName: string;
  /** The id among the finished games of this browser; null for a game from elsewhere. */
  readonly ownId: string | null;
}

/** Offers to review, verify, save or share a recorded game. */
export function GameActions({ record, fileName, ownId }: GameActionsProps) {
  const words = useWords();
  const { replay } = words.page;
  const [told, setTold] = useState('');
  const verify = useVerify(record, words, setTold);
  const save = () => {
    saveFile(fileName, `${writeRecord(record)}\n`);
    setTold(replay.saved(fileName));
  };
  const copySeed = async (seed: string) => {
    const told = (await copied(seed)) ? replay.seedCopied : replay.seedNotCopied;
    setTold(told(printable(shownSeed(seed, shuffle))));
  };
  const { seed, shuffle } = record;
  return (
    <section class={style.actions} aria-labelledby="replay-actions">
      <h2 id="replay-actions" class={style.title}>
        {replay.actions}
      </h2>
      <div class={style.buttons}>
        {ownId !== null && (
          <ButtonLink kind="main" href={writeRoute({ screen: 'review', id: ownId })}>
            {replay.review}
          </ButtonLink>
        )}
        <Button onClick={verify}>
          <CheckIcon />
          {replay.verify}
        </Button>
        <Button onClick={save}>
          <DownloadIcon />
          {replay.save}
        </Button>
        {seed !== undefined && (
          <Button onClick={() => void copySeed(seed)}>
            <CopyIcon />
            {replay.copySeed}
          </Button>
        )}
        {ownId !== null && <ShareButton id={ownId} isMain={false} />}
      </div>
      {seed === undefined && <p>{replay.noSeed}</p>}
      <p role="status" class={style.told}>
        {told}
      </p>
    </section>
  );
}

/** Plays the whole record again from its seed, in a worker. */
function useVerify(record: GameRecord, words: Words, tell: (told: string) => void): () => void {
  const sentences = useSentences([]);
  const checking = useRef<Thought<CheckedRecord> | null>(null);
  useEffect(() => () => checking.current?.stop(), []);
  return () => {
    const { replay } = words.page;
    checking.current?.stop();
    checking.current = runJob((calls) => calls.verify(writeRecord(record)));
    tell(replay.verifying);
    checking.current.answer.then(
      (checked) => tell(verdict(checked, words, sentences)),
      () => tell(replay.failed),
    );
  };
}

function verdict({ fault, summary }: CheckedRecord, { page }: Words, sentences: Sentences): string {
  if (fault?.type === 'verify') return printable(sentences.verifyFault(fault.fault));
  if (fault?.type === 'record') return printable(sentences.recordFault(fault.fault));
  return summary?.isSeeded === true ? page.replay.verified : page.replay.verifiedCards;
}

async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
