import { useEffect, useState } from 'preact/hooks';
import { registerServiceWorker } from '../service-worker/register.ts';
import { Button } from '../ui/button.tsx';
import style from './update-notice.module.css';
import { usePageWords } from './words.ts';

/** By then a first table is long there, also on a slow line. */
const PATIENCE_MS = 4000;

/** Tells when a newer page is ready, once for each visit and version; the game goes on where it was. */
export function UpdateNotice() {
  const { common } = usePageWords();
  const [takeOver, setTakeOver] = useState<{ readonly now: () => void } | null>(null);
  useEffect(() => registerServiceWorker({ patienceMs: PATIENCE_MS, onUpdate: (now) => setTakeOver({ now }) }), []);
  if (takeOver === null) return null;
  return (
    <div class={style.notice} role="status">
      <span>{common.updateReady}</span>
      <div class={style.actions}>
        <Button kind="quiet" onClick={() => setTakeOver(null)}>
          {common.updateLater}
        </Button>
        <Button kind="main" onClick={takeOver.now}>
          {common.updateNow}
        </Button>
      </div>
    </div>
  );
}
