import { kindsOf } from '../arena/job.ts';
import type { Order } from './order.ts';

/** The command line that plays the same games again. */
export function repeatCommand({ plan, bots, seed, deals, rotations }: Order): string {
  const flags = [
    ['--preset', plan.preset],
    ...plan.changes.map((change) => ['--rule', change]),
    ['--seats', String(plan.seats)],
    ['--bots', (kindsOf(bots).length === 1 ? bots.slice(0, 1) : bots).join(',')],
    ['--games', String(deals)],
    ['--seed', seed],
  ];
  const words = ['shoal', 'simulate', plan.id, ...flags.flat(), ...(rotations > 1 ? ['--rotate'] : [])];
  return words.map(quoted).join(' ');
}

/** As a shell reads it back. */
const quoted = (word: string): string => (/^[\w:.,=@%+/-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`);
