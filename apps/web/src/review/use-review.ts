import type { FinishedGame } from '@shoal/room';
import type { ReviewResult } from '@shoal/table-ui';
import { useEffect, useState } from 'preact/hooks';
import { runJob } from '../client/worker-job.ts';

export type ReviewWork =
  | { readonly key: 'working'; readonly share: number }
  | { readonly key: 'done'; readonly reviewing: ReviewResult }
  | { readonly key: 'failed' };

const BEGUN: ReviewWork = { key: 'working', share: 0 };

/** The last review, so that returning from the replay costs no second wait. */
let latest: { readonly id: string; readonly reviewing: ReviewResult } | null = null;

/** Reviews a finished game in a worker, which stops when the screen is left. */
export function useReview(game: FinishedGame): ReviewWork {
  const [work, setWork] = useState<ReviewWork>(BEGUN);
  useEffect(() => {
    if (latest?.id === game.id) {
      setWork({ key: 'done', reviewing: latest.reviewing });
      return;
    }
    setWork(BEGUN);
    const tell = (share: unknown) => typeof share === 'number' && setWork({ key: 'working', share });
    const asked = runJob((calls) => calls.review(game), tell);
    void asked.answer.then(
      (reviewing) => {
        latest = { id: game.id, reviewing };
        setWork({ key: 'done', reviewing });
      },
      () => setWork({ key: 'failed' }),
    );
    return asked.stop;
  }, [game]);
  return work;
}
