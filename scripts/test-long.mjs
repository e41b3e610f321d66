// @ts-check
// Runs the long versions of the tests below some folders: every preset, number of players and size.
process.env['SHOAL_DEPTH'] = 'long';
process.argv.push('--testTimeout=600000');
await import('./test.mjs');
