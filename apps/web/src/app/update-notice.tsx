import { useEffect, useState } from 'preact/hooks';
import { usePageWords } from '../page/words.ts';
import { registerServiceWorker } from '../service-worker/register.ts';
import { Button } from '../ui/button.tsx';
import style from './update-notice.module.css';

/** Even on a slow line the first table is loaded by then. */
const PATIENCE_MS = 4000;

/** Says that a newer page is ready, once in each visit and for each version; the game goes on where it was. */
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
