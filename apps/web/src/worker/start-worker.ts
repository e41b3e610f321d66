import '../trusted-script-urls.ts';

/** One script serves all workers, so that a second worker costs no second download. */
export const startWorker = (): Worker => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
