import { useEffect, useState } from 'preact/hooks';
import { usePageWords } from '../page/words.ts';
import { registerServiceWorker } from '../service-worker/register.ts';
import { Button } from '../ui/button.tsx';
import style from './update-notice.module.css';

/** Long enough to load the first table on a slow line. */
const PATIENCE_MS = 4000;

/** Offers a newer version of the page, once per visit and version. A game in progress continues after the reload. */
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
