import { LADDER } from '@shoal/core';
import { everyTable } from '../tables/every-table.ts';
import { peekOf } from './secrecy.ts';

/** Tests ten thousand positions per level, or the number given, spread over every table. */
const POSITIONS = Number(process.argv[2] ?? 10_000);
const SEED = process.argv[3] ?? '1';

const tables = everyTable();
const positionsEach = Math.ceil(POSITIONS / tables.length);
let peeks = 0;
for (const level of LADDER) {
  const found = tables.flatMap((table) => {
    const peek = peekOf(table, level, positionsEach, SEED);
    return peek === null ? [] : [`${table.name}: ${peek}`];
  });
  peeks += found.length;
  const verdict = found.length === 0 ? 'no choice depends on a hidden card' : found.join('; ');
  console.log(`${level}: ${positionsEach * tables.length} positions, ${verdict}`);
}
process.exitCode = peeks === 0 ? 0 : 1;
