import '../trusted-script-urls.ts';

/** One script plays, keeps and thinks: a second worker of it costs no second download. */
export const startWorker = (): Worker => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
