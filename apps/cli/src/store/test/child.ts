import { rngFor } from '@shoal/core';
import { planTable, recordOfDeal, Sitting, type SittingEntry, type SittingPlan, writeEntryLine } from '@shoal/table-ui';
import { en } from '@shoal/table-ui/en';
import { Store } from '../store.ts';

/** A process of its own, to be killed or to get in another one's way. */
const [task, name] = process.argv.slice(2);
const planned = planTable('crazy-eights', 'standard', 3);
if (!planned.ok) throw new Error(planned.refusal.key);
const players = ['Ann', 'Bo', 'Cy'].map((name) => ({ name, bot: null }));
const plan: SittingPlan = {
  plan: planned.plan,
  players,
  goal: { type: 'best-of', deals: 1000 },
  seed: 'a',
  daily: null,
};
const store = Store.open(process.env, {
  catalogue: en,
  onMessage: (sentence) => process.stderr.write(`${sentence}\n`),
});
const rng = rngFor('a', 'child');

/** Does something, and says afterwards what. */
function act(sitting: Sitting): SittingEntry {
  const { turn } = sitting.deal.table;
  if (turn === null) return dealAgain(sitting);
  const { legal } = sitting.deal.table.view(turn);
  const action = legal[rng.below(legal.length)];
  sitting.act(turn, action);
  return { type: 'act', seat: turn, action };
}

function dealAgain(sitting: Sitting): SittingEntry {
  sitting.nextDeal();
  const { seed, table } = sitting.deal;
  return { type: 'deal', seed, firstSeat: table.firstSeat };
}

if (task === 'play') {
  const { sitting } = store.begin(plan);
  for (;;) process.stdout.write(`${writeEntryLine(act(sitting))}\n`);
} else {
  const sitting = Sitting.begin(plan, { freshSeed: () => '', keep: () => undefined });
  while (sitting.result === null) act(sitting);
  const record = recordOfDeal(sitting.deal);
  for (let number = 0; number < 20; number++) {
    const told = { endedAt: new Date().toISOString(), preset: 'standard', deal: 1, goal: null, daily: null, undone: 0 };
    const game = { id: `${name}-${number}`, ...told, record };
    // On a busy machine the lock may not come in time.
    while (!store.finished.add(game));
  }
}
