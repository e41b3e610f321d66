import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type GameId, type Rng, rngFor } from '@shoal/core';
import { type Player, planForMatch, planTable, recordOfDeal, type Sitting, type SittingPlan } from '@shoal/table-ui';
import { en } from '@shoal/table-ui/en';
import { afterAll } from 'vitest';
import { Store } from '../store.ts';

export const GAME_IDS = ['go-fish', 'crazy-eights'] as const;

const PLAYERS: readonly Player[] = [
  { name: 'Ann', bot: null },
  { name: 'Bo', bot: 'pike' },
  { name: 'Cy', bot: 'random' },
];

export function planFor(game: GameId, changes: Partial<SittingPlan> = {}, preset = 'standard'): SittingPlan {
  const planned = planTable(game, preset, PLAYERS.length);
  if (!planned.ok) throw new Error(planned.refusal.key);
  const plan = { plan: planned.plan, players: PLAYERS, goal: null, seed: 'shells', daily: null, ...changes };
  return { ...plan, plan: planForMatch(plan.plan, plan.goal) };
}

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** A fresh folder, gone after the tests of the file. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'shoal-store-'));
  folders.push(folder);
  return folder;
}

export interface OpenStore {
  readonly store: Store;
  readonly messages: readonly string[];
}

export function openStore(home: string): OpenStore {
  const messages: string[] = [];
  const store = Store.open({ SHOAL_HOME: home }, { catalogue: en, onMessage: (sentence) => messages.push(sentence) });
  return { store, messages };
}

export const chance = (seed: number): Rng => rngFor(`${seed}`, 'test');

/** Whoever has the turn does something; now and then the person takes it back. After a deal comes the next. */
export function act(sitting: Sitting, rng: Rng): void {
  if (sitting.result !== null) sitting.nextDeal();
  else if (rng.below(8) === 0 && sitting.canUndo(0)) sitting.undo(0);
  else choose(sitting, rng);
}

function choose(sitting: Sitting, rng: Rng): void {
  const { table } = sitting.deal;
  if (table.turn === null) throw new Error('the deal is over');
  const { legal } = table.view(table.turn);
  const refusal = sitting.act(table.turn, legal[rng.below(legal.length)]);
  if (refusal !== null) throw new Error(refusal);
}

export function playOn(sitting: Sitting, rng: Rng, actions = Number.POSITIVE_INFINITY): void {
  for (let number = 0; number < actions && sitting.result === null; number++) act(sitting, rng);
}

/** All that can be seen of a sitting. */
export const seenOf = (sitting: Sitting): string =>
  JSON.stringify([sitting.plan.players, recordOfDeal(sitting.deal), sitting.match.totals, sitting.undone]);
