import { EVERY_GAME, everyTable } from '../tables/every-table.ts';
import { anyRulesDisagreement, tableDisagreement } from './agreement.ts';

/** Plays a million games, or the number given, in both engines: six tenths by preset, the rest under random options. */
const TOTAL = Number(process.argv[2] ?? 1_000_000);
const SEED = Number(process.argv[3] ?? 1);

const tables = everyTable();
const gamesEach = Math.ceil((TOTAL * 0.6) / tables.length);
const gamesWithAnyRules = Math.ceil((TOTAL * 0.4) / EVERY_GAME.length);

let failures = 0;
function report(name: string, games: number, found: string | null): void {
  if (found !== null) failures += 1;
  console.log(`${name}: ${games} games, ${found ?? 'both engines agree on every card'}`);
}

for (const table of tables) report(table.name, gamesEach, tableDisagreement(table, gamesEach, SEED));
for (const id of EVERY_GAME) {
  report(`${id} under any options`, gamesWithAnyRules, anyRulesDisagreement(id, gamesWithAnyRules, SEED));
}
console.log(failures === 0 ? `No disagreement in ${TOTAL} games, seed ${SEED}.` : `${failures} disagreements.`);
process.exitCode = failures === 0 ? 0 : 1;
