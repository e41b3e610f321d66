/** What a page says to a new worker that waits: from now on, you. */
export const TAKE_OVER = 'take-over';
