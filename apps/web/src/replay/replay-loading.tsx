import { printable } from '@shoal/room';
import { type UnreadFault, unreadReason } from '@shoal/table-ui';
import { useEffect, useState } from 'preact/hooks';
import { runJob } from '../client/worker-job.ts';
import { useGames, WithGames } from '../game/games.tsx';
import { useWords } from '../page/words.ts';
import { Progress } from '../ui/loading.tsx';
import { type BackTarget, ScreenHeader } from '../ui/screen-header.tsx';
import type { ReplayReading } from '../worker/replay-reading.ts';
import style from './replay-loading.module.css';

/** Replays a record in a worker; null until it is done. */
export function useReading(text: string | null): ReplayReading | 'failed' | null {
  const [reading, setReading] = useState<ReplayReading | 'failed' | null>(null);
  useEffect(() => {
    setReading(null);
    if (text === null) return;
    const { answer, stop } = runJob((calls) => calls.replay(text));
    answer.then(setReading, () => setReading('failed'));
    return stop;
  }, [text]);
  return reading;
}

interface ReplayLoadingProps {
  readonly back: BackTarget;
  readonly reading: ReplayReading | 'failed' | null;
  /** Why there is nothing to load. */
  readonly trouble?: string;
}

/** Stands in for a replay that is still loading or cannot be loaded. */
export function ReplayLoading({ back, reading, trouble }: ReplayLoadingProps) {
  const { common } = useWords().page;
  return (
    <div class={style.wait}>
      <ScreenHeader back={back} title={common.appName} detail="" tabTitle={common.appName} />
      <main class={style.body}>
        {trouble === undefined ? <Outcome reading={reading} /> : <p role="alert">{trouble}</p>}
      </main>
    </div>
  );
}

function Outcome({ reading }: Pick<ReplayLoadingProps, 'reading'>) {
  const { replay } = useWords().page;
  if (reading === null) {
    return (
      <div class={style.patience}>
        <Progress label={replay.waiting} />
      </div>
    );
  }
  if (reading === 'failed' || reading.ok) return <p role="alert">{replay.failed}</p>;
  return (
    <WithGames>
      <Unread fault={reading.fault} />
    </WithGames>
  );
}

/** Explains why a record cannot be read; faulty options need the words of the game. */
function Unread({ fault }: { readonly fault: UnreadFault }) {
  const { page, catalogue } = useWords();
  const games = useGames();
  return <p role="alert">{page.replay.cannotReplay(printable(unreadReason(fault, catalogue, games)))}</p>;
}
