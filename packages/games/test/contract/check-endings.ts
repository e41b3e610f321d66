import { everyTable } from '../tables/every-table.ts';
import { endingsOf } from './endings.ts';

const GAMES_EACH = Number(process.argv[2] ?? 1_000_000);
const SEED = Number(process.argv[3] ?? 1);

let failures = 0;
for (const table of everyTable()) {
  const startMs = performance.now();
  const { reasons, longest, unended } = endingsOf(table, GAMES_EACH, SEED);
  failures += unended;
  const seconds = ((performance.now() - startMs) / 1000).toFixed(1);
  const counts = [...reasons].map(([reason, count]) => `${reason} ${count}`).join(', ');
  console.log(`${table.name}: ${counts}; unended ${unended}; longest ${longest} actions; ${seconds} s`);
}
console.log(
  `${GAMES_EACH} games at each table, seed ${SEED}: ${failures === 0 ? 'every one ended by rule' : `${failures} did not end`}`,
);
process.exitCode = failures === 0 ? 0 : 1;
