// @ts-check
// The long versions of the tests in a browser: every preset, every number of players, a reload after every action.
process.env['SHOAL_LONG'] = '1';
process.argv.splice(2, process.argv.length, 'apps/web/test/browser', '--testTimeout=600000');
await import('../../../../scripts/test.mjs');
