// @ts-check
// The long versions of the tests below some folders: every preset, every number of players, every size.
process.env['SHOAL_DEPTH'] = 'long';
process.argv.push('--testTimeout=600000');
await import('./test.mjs');
