import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Rng, rngFor } from '@shoal/core';
import { finishedDealOf, type Match, recordOfDeal } from '@shoal/room';
import { en } from '@shoal/table-ui/en';
import { afterAll } from 'vitest';
import type { SavedMatch } from '../saved-match.ts';
import { Store } from '../store.ts';

export { planOfThree as planFor } from '@shoal/room/testing';

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

/** Changes a match and keeps the change, as a room does. */
function change(saved: SavedMatch, step: (match: Match) => unknown): void {
  const { id, match } = saved;
  const { length } = match.entries;
  step(match);
  const ended = finishedDealOf(id, match, new Date());
  void saved.append(match.entries.slice(length), ended === null ? [] : [ended]);
}

export const nextDeal = (saved: SavedMatch): void => change(saved, (match) => match.nextDeal(() => 'fresh'));

/** The seat with the turn does something; now and then the person takes it back. After a deal comes the next. */
export function act(saved: SavedMatch, rng: Rng): void {
  change(saved, (match) => {
    if (match.result !== null) match.nextDeal(() => 'fresh');
    else if (rng.below(8) === 0 && match.canUndo(0)) match.undo(0);
    else choose(match, rng);
  });
}

function choose(match: Match, rng: Rng): void {
  const { table } = match.deal;
  if (table.turn === null) throw new Error('the deal is over');
  const { legal } = table.view(table.turn);
  const refusal = match.act(table.turn, legal[rng.below(legal.length)]);
  if (refusal !== null) throw new Error(refusal);
}

export function playOn(saved: SavedMatch, rng: Rng, actions = Number.POSITIVE_INFINITY): void {
  for (let number = 0; number < actions && saved.match.result === null; number++) act(saved, rng);
}

/** All that can be seen of a match. */
export const seenOf = (match: Match): string =>
  JSON.stringify([match.plan.players, recordOfDeal(match.deal), match.score.totals, match.undone]);
