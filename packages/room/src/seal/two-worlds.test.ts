import {
  type Action,
  type Card,
  type Chance,
  type Rng,
  rngFor,
  type Seat,
  SeededChance,
  Table,
  type Vocabulary,
} from '@shoal/core';
import { type TableCase, testedTables } from '@shoal/games/testing';
import { expect, test } from 'vitest';
import { atDepth } from '../../../../scripts/depth.mjs';
import { fairnessFrom } from '../../test/sealed-table.ts';
import { seedOfFairness } from './fairness.ts';
import { sealReportOf } from './seal-report.ts';
import type { SealReport } from './sealed-deal.ts';

const TRIES = atDepth({ test: 30, check: 300, long: 3000 });
const START = Number(process.env['SHOAL_SEED'] ?? '0');
const MOST_ACTIONS = 80;

/** One world: its pack, what was done in it, and what chance decides after the deal. */
interface World {
  readonly pack: readonly Card[];
  readonly actions: readonly { readonly seat: Seat; readonly action: Action }[];
  readonly chance: Chance;
}

type AnyTable = Table<Vocabulary>;

const chanceFrom = (seed: string): Chance => new SeededChance(seedOfFairness(fairnessFrom(seed, 2)));

/** Plays a world; null where an action is impossible in it. */
function tableOf({ rules }: TableCase, { pack, actions, chance }: World): AnyTable | null {
  const table: AnyTable = new Table(rules, {
    orderPack: (cards) => cards.set(pack),
    orderStock: (cards, count, rebuild) => chance.orderStock(cards, count, rebuild),
    pickCard: (cards, count, pick) => chance.pickCard(cards, count, pick),
  });
  return actions.every(({ seat, action }) => table.turn === seat && table.act(seat, action) === null) ? table : null;
}

function someWorld({ rules }: TableCase, seed: string, rng: Rng): World {
  const chance = chanceFrom(seed);
  const table: AnyTable = new Table(rules, chance);
  const actions: World['actions'][number][] = [];
  const wanted = rng.below(MOST_ACTIONS);
  for (let seat = table.turn; seat !== null && actions.length < wanted; seat = table.turn) {
    const { legal } = table.view(seat);
    const action = legal[rng.below(legal.length)];
    table.act(seat, action);
    actions.push({ seat, action });
  }
  return { pack: table.reveal().pack, actions, chance };
}

/** Another world, in which two cards that the viewer has not seen have changed places. */
function worldLike({ pack, actions, chance }: World, { openings }: SealReport, seed: string, rng: Rng): World | null {
  const isOpen = (place: number) => openings.some(({ stock, position }) => stock === 0 && position === place);
  const hidden = pack.flatMap((_, place) => (isOpen(place) ? [] : [place]));
  if (hidden.length < 2) return null;
  const [one, other] = [hidden[rng.below(hidden.length)], hidden[rng.below(hidden.length)]];
  const swapped = pack.with(one, pack[other]).with(other, pack[one]);
  return { pack: swapped, actions, chance: rng.below(2) === 0 ? chance : chanceFrom(`${seed} again`) };
}

const placesIn = ({ openings }: SealReport): string =>
  openings.map(({ stock, position }) => `${stock}:${position}`).join();

/** What anybody may ever see of a world: the view and the censored log. */
const seenIn = (table: AnyTable, viewer: Seat | null): string =>
  JSON.stringify([table.view(viewer), table.log(viewer)]);

/** The true card of each sealed place. */
const cardsIn = ({ game }: TableCase, table: AnyTable): (readonly (Card | null)[])[] => {
  const { pack, events } = table.reveal();
  const steps = events.flatMap((event) => game.cardSteps(event));
  return [pack, ...steps.filter(({ type }) => type === 'rebuilt').map(({ cards }) => cards)];
};

test('two worlds that a viewer cannot tell apart are opened alike, and their seals differ only where cards do', () => {
  let pairs = 0;
  let changes = 0;
  for (const tableCase of testedTables()) {
    const { game, name, rules } = tableCase;
    const fairness = fairnessFrom('two worlds', rules.seats);
    for (let attempt = 0; attempt < TRIES; attempt++) {
      const seed = `${name}, seed ${START + attempt}`;
      const rng = rngFor(seed, 'worlds');
      const viewer = rng.below(rules.seats + 1) - 1;
      const seat = viewer < 0 ? null : viewer;
      const world = someWorld(tableCase, seed, rng);
      const table = tableOf(tableCase, world);
      if (table === null) throw new Error(`${seed}: a world cannot be played again`);
      const report = sealReportOf({ plan: { game }, table, fairness }, seat, 0);
      const like = worldLike(world, report, seed, rng);
      const other = like && tableOf(tableCase, like);
      if (other === null || seenIn(table, seat) !== seenIn(other, seat)) continue;
      const otherReport = sealReportOf({ plan: { game }, table: other, fairness }, seat, 0);
      // Twins alone can be shown from another place.
      if (rules.pack.length > 52 && placesIn(report) !== placesIn(otherReport)) continue;
      pairs += 1;
      expect(otherReport.openings, seed).toEqual(report.openings);
      const [ours, theirs] = [cardsIn(tableCase, table), cardsIn(tableCase, other)];
      expect(otherReport.seals.map(({ stock, leaves }) => [stock, leaves.length])).toEqual(
        report.seals.map(({ stock, leaves }) => [stock, leaves.length]),
      );
      for (const { stock, leaves } of report.seals) {
        const isSame = leaves.map((leaf, place) => leaf === otherReport.seals[stock].leaves[place]);
        const isSameCard = ours[stock].map((card, place) => card === theirs[stock][place]);
        expect(isSame, seed).toEqual(isSameCard);
        changes += isSame.filter((same) => !same).length;
      }
    }
  }
  console.log(`two worlds: ${pairs} pairs, ${changes} hidden cards changed, 0 told`);
  expect(pairs).toBeGreaterThan(TRIES);
  expect(changes).toBeGreaterThan(pairs / 2);
});
