/** Longer versions of some tests, with `npm run check:terminal`. */
export const IS_LONG = process.env['SHOAL_LONG'] === '1';
