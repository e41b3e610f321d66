import { printable } from '@shoal/room';
import { exportFaultReason } from '@shoal/table-ui';
import { useWords, type Words } from '../page/words.ts';
import { Progress } from '../ui/progress.tsx';
import { ScreenHeader, type WayBack } from '../ui/screen-header.tsx';
import type { ReplayReading } from '../worker/replay-reading.ts';
import style from './replay-wait.module.css';

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
  return page.replay.cannotReplay(printable(exportFaultReason(reading.fault, catalogue)));
}
