import '@shoal/games';
import { DEFAULT_SHUFFLE, rngFor } from '@shoal/core';
import { finishedDealOf, Match, type MatchPlan, planTable, recordOfDeal, writeEntryLine } from '@shoal/room';
import { en } from '@shoal/table-ui/en';
import type { SavedMatch } from '../saved-match.ts';
import { Store } from '../store.ts';

/** A process of its own, to be killed or to get in another one's way. */
const [task, name] = process.argv.slice(2);
const planned = planTable('crazy-eights', 'standard', 3);
if (!planned.ok) throw new Error(planned.refusal.key);
const players = ['Ann', 'Bo', 'Cy'].map((name) => ({ name, bot: null }));
const plan: MatchPlan = {
  table: planned.plan,
  players,
  goal: { type: 'best-of', deals: 1000 },
  seed: 'a',
  shuffle: DEFAULT_SHUFFLE,
  daily: null,
};
const store = Store.open(process.env, {
  catalogue: en,
  onMessage: (sentence) => process.stderr.write(`${sentence}\n`),
});
const rng = rngFor('a', 'child');

function act(match: Match): void {
  const { table } = match.deal;
  if (table.turn === null) match.nextDeal(() => 'fresh');
  else {
    const { legal } = table.view(table.turn);
    match.act(table.turn, legal[rng.below(legal.length)]);
  }
}

/** Does something, saves it, and only then says what. */
async function actAndSave(saved: SavedMatch): Promise<void> {
  const { match, id } = saved;
  const { length } = match.entries;
  act(match);
  const entries = match.entries.slice(length);
  const ended = finishedDealOf(id, match, new Date());
  const trouble = await saved.append(entries, ended === null ? [] : [ended]);
  if (trouble !== null) throw new Error(`the entries were not saved: ${trouble}`);
  for (const entry of entries) process.stdout.write(`${writeEntryLine(entry)}\n`);
}

if (task === 'play') {
  const saved = store.begin(plan);
  if (!saved.isSaved) throw new Error('the match cannot be saved');
  for (;;) await actAndSave(saved);
} else {
  const match = Match.begin(plan, () => '');
  while (match.result === null) act(match);
  const record = recordOfDeal(match.deal);
  for (let number = 0; number < 20; number++) {
    const told = { endedAt: new Date().toISOString(), preset: 'standard', deal: 1, goal: null, daily: null, undone: 0 };
    const game = { id: `${name}-${number}`, ...told, record };
    // On a busy machine the lock may not come in time.
    while (!store.finished.add(game));
  }
}
