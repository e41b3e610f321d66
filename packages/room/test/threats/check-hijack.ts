import '@shoal/games';
import { parseArgs } from 'node:util';
import { Hijack } from './hijack.ts';

/** `npm run check:hijack -- --attempts N --seed S`: tries to get the seats of others. */
const { values } = parseArgs({
  options: { attempts: { type: 'string', default: '50000' }, seed: { type: 'string', default: 'hijack' } },
});
const wanted = Number(values.attempts);
const AT_ONCE = 45;
const EACH = 5000;

let [attempts, seats, unsafe] = [0, 0, 0];
for (let room = 0; attempts < wanted; room++) {
  const hijack = new Hijack(`${values.seed}:${room}`);
  await hijack.setUp();
  for (let here = 0; here < EACH && attempts < wanted; here += AT_ONCE) {
    seats += await hijack.attempt(AT_ONCE);
    attempts += AT_ONCE;
  }
  if (!(await hijack.areVictimsSafe())) unsafe += 1;
  console.log(`seat hijack, seed ${values.seed}: ${attempts} attempts, ${seats} seats, ${unsafe} rooms disturbed`);
}
process.exitCode = seats + unsafe === 0 ? 0 : 1;
