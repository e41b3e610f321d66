import type { Clock } from '@shoal/room';

/** The timer of the page. */
export const PAGE_CLOCK: Pick<Clock, 'after'> = {
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};
