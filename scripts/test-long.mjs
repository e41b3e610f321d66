// @ts-check
// The long versions of the tests below some folders: every preset, every number of players, every size.
process.env['SHOAL_LONG'] = '1';
process.argv.push('--testTimeout=600000');
await import('./test.mjs');
