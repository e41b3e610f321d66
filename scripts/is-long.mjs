// @ts-check

/** Are tests to be as thorough as they can? `npm run check:core`, `check:terminal` and `check:browser` say so. */
export const IS_LONG = process.env['SHOAL_LONG'] === '1';
