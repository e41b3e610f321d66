import { printable } from '@shoal/room';
import { unreadReason } from '@shoal/table-ui';
import { useEffect, useState } from 'preact/hooks';
import { study } from '../client/study.ts';
import { useWords, type Words } from '../page/words.ts';
import { ScreenHeader, type WayBack } from '../ui/screen-header.tsx';
import { Progress } from '../ui/waiting.tsx';
import type { ReplayReading } from '../worker/replay-reading.ts';
import style from './replay-wait.module.css';

/** A record laid out in a worker; null while it waits for one or works. */
export function useReading(text: string | null): ReplayReading | 'failed' | null {
  const [reading, setReading] = useState<ReplayReading | 'failed' | null>(null);
  useEffect(() => {
    setReading(null);
    if (text === null) return;
    const { answer, stop } = study((calls) => calls.replay(text));
    answer.then(setReading, () => setReading('failed'));
    return stop;
  }, [text]);
  return reading;
}

interface ReplayWaitProps {
  readonly back: WayBack;
  readonly reading: ReplayReading | 'failed' | null;
  /** Why there will be nothing to read. */
  readonly trouble?: string;
}

/** A game that is not laid out yet, or cannot be. */
export function ReplayWait({ back, reading, trouble }: ReplayWaitProps) {
  const words = useWords();
  const { replay, common } = words.page;
  const told = trouble ?? (reading === null ? null : reason(reading, words));
  return (
    <div class={style.wait}>
      <ScreenHeader back={back} title={common.appName} detail="" tabTitle={common.appName} />
      <main class={style.body}>
        {told === null ? (
          <div class={style.patience}>
            <Progress label={replay.waiting} />
          </div>
        ) : (
          <p role="alert">{told}</p>
        )}
      </main>
    </div>
  );
}

function reason(reading: ReplayReading | 'failed', { page, catalogue }: Words): string {
  if (reading === 'failed' || reading.ok) return page.replay.failed;
  return page.replay.cannotReplay(printable(unreadReason(reading.fault, catalogue)));
}
