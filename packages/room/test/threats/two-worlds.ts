import { rngFor, type Seat } from '@shoal/core';
import { everyTable } from '@shoal/games/testing';
import { seedOfFairness } from '../../src/seal/fairness.ts';
import { leafOf, saltOf } from '../../src/seal/seal-digests.ts';
import { type Evening, type Stream, ToldEvening, ticketsOf } from './told-evening.ts';
import {
  type AnyTable,
  cardsOf,
  hiddenPlaces,
  inWorld,
  knowledgeOf,
  otherWorld,
  someActions,
  TRUE_WORLD,
  tableAfter,
  type World,
} from './worlds.ts';

/**
 * Two worlds over the wire. A server tells an evening twice: from the same log, with the same seed, at the same virtual times,
 * and with cards changed about that one viewer has never been shown. The viewer must be sent the same bytes both times.
 *
 * One thing must differ: the seal holds a hash for each position, and some of those positions hold other cards now. For positions
 * that the viewer is never shown in the evening, a hash is first compared with the hash of the true card of that world under the
 * salt of that position, and then replaced by dashes. So nothing can hide in a hash, and everything else is compared as it was
 * sent. That a hash tells nothing of its card rests on its salt: no salt of a hidden position and no secret of the server may
 * occur in any frame. Positions that the viewer is shown keep their hashes.
 */
export interface Comparison {
  /** Viewers who could not tell two worlds apart, and the frames and bytes in which they might have. */
  pairs: number;
  frames: number;
  bytes: number;
  readonly differences: string[];
}

export const newComparison = (): Comparison => ({ pairs: 0, frames: 0, bytes: 0, differences: [] });

const MOST_ACTIONS = 90;
const MOST_LIVE = 6;
const TRIES = 8;
/** Letters before and after a difference. */
const SHOWN = 60;

const tables = everyTable();

/** The evening of a number: every table has its turn. */
export function eveningOf(name: string, number: number): Evening {
  const at = tables[number % tables.length];
  const seed = `${name}:${number}`;
  const rng = rngFor(seed, 'two worlds');
  const tickets = ticketsOf(seed, at.seats);
  const actions = someActions(at, seedOfFairness(tickets.fairness), rng, rng.below(MOST_ACTIONS));
  const live = Math.min(actions.length, rng.below(MOST_LIVE + 1));
  const viewer = rng.below(at.seats + 1) === at.seats ? null : rng.below(at.seats);
  const [before, during] = [actions.slice(0, actions.length - live), actions.slice(actions.length - live)];
  return { ...tickets, case: at, seed, before, during, viewer };
}

/** Another world that the viewer of an evening cannot tell from the true one; null if chance finds none. */
export async function worldLike(evening: Evening): Promise<World | null> {
  const { case: at, seed, viewer } = evening;
  const rng = rngFor(seed, 'other world');
  const here = await tableIn(TRUE_WORLD, evening);
  if (here === null) return null;
  const places = hiddenPlaces(at, here, viewer);
  const known = knowledgeOf(at, here, viewer);
  for (let tries = 0; tries < TRIES; tries++) {
    const world = otherWorld(places, rng);
    const there = world && (await tableIn(world, evening));
    if (there === null || isSame(here, there) || here.turn !== there.turn) continue;
    if (knowledgeOf(at, there, viewer) === known && handOf(here, viewer) === handOf(there, viewer)) return world;
  }
  return null;
}

const tableIn = (world: World, { case: at, fairness, before, during }: Evening) =>
  inWorld(world, () => tableAfter(at, seedOfFairness(fairness), [...before, ...during]));

const isSame = (one: AnyTable, other: AnyTable): boolean => String(one.reveal().pack) === String(other.reveal().pack);
const handOf = (table: AnyTable, viewer: Seat | null): string => String(table.view(viewer).hand);

/** Tells one evening in two worlds and compares every byte that its viewer, and somebody without a seat, is sent. */
export async function compareWorlds(evening: Evening, other: World, comparison: Comparison): Promise<void> {
  const [here, there] = [await told(evening, TRUE_WORLD), await told(evening, other)];
  for (const [at, ours] of here.entries()) {
    comparison.pairs += 1;
    comparison.frames += ours.length;
    comparison.bytes += ours.reduce((bytes, frame) => bytes + frame.length, 0);
    const difference = differenceOf(ours, there[at]);
    if (difference !== null) comparison.differences.push(`${evening.case.name}, ${evening.seed}: ${difference}`);
  }
}

async function told(evening: Evening, world: World): Promise<readonly Stream[]> {
  const table = await tableIn(world, evening);
  if (table === null) throw new Error('a world cannot be played again');
  const { viewer, watcher } = await inWorld(world, () => new ToldEvening(evening).run());
  const seal = sealOf(evening, table);
  // Somebody without a seat knows less than somebody with one.
  return (evening.viewer === null ? [viewer] : [viewer, watcher]).map((stream) => compared(stream, seal));
}

/** What the server knows of the seals of a world, and nobody else. */
interface TrueSeal {
  readonly leaves: readonly (readonly string[])[];
  readonly salts: readonly (readonly string[])[];
  readonly secrets: readonly string[];
}

function sealOf({ case: at, fairness }: Evening, table: AnyTable): TrueSeal {
  const cards = cardsOf(at, table);
  const salts = cards.map((stock, number) => stock.map((_, position) => saltOf(fairness, number, position)));
  const leaves = cards.map((stock, number) =>
    stock.map((card, position) =>
      card === null ? '' : leafOf({ stock: number, position, card, salt: salts[number][position] }),
    ),
  );
  const values = fairness.people.flatMap(({ value }) => value ?? []);
  return { leaves, salts, secrets: [fairness.server, seedOfFairness(fairness), ...values] };
}

const OPENING = /"stock":(\d+),"position":(\d+),"card":/g;
const SEAL = /\{"stock":(\d+),"leaves":\[([^\]]*)\]\}/g;
const HEX = /(?<![0-9a-f])[0-9a-f]{32,64}(?![0-9a-f])/g;

/** The record of a deal opens everything. Where a failing store lost actions of an evening, another one may have ended the deal. */
function beforeRecord(stream: Stream): Stream {
  const at = stream.findIndex((frame) => frame.includes('"type":"record"'));
  if (at < 0) return stream;
  if (!stream.slice(at).some((frame) => frame.includes('"result":{'))) throw new Error(`too early: ${stream[at]}`);
  return stream.slice(0, at);
}

/** The frames as they are compared: the hashes of hidden positions are checked and dashed out. */
function compared(heard: Stream, seal: TrueSeal): Stream {
  const stream = beforeRecord(heard);
  const opened = new Set(stream.flatMap((frame) => Array.from(frame.matchAll(OPENING), ([, s, p]) => `${s}:${p}`)));
  const hidden = new Set(seal.secrets);
  for (const [stock, salts] of seal.salts.entries())
    for (const [position, salt] of salts.entries()) if (!opened.has(`${stock}:${position}`)) hidden.add(salt);
  return stream.map((frame) => {
    for (const [text] of frame.matchAll(HEX)) if (hidden.has(text)) throw new Error(`a secret: ${text} in ${frame}`);
    return frame.replace(SEAL, (_, stock: string, leaves: string) => {
      const shown = leaves.split(',').map((leaf, position) => {
        if (opened.has(`${stock}:${position}`)) return leaf;
        if (leaf !== `"${seal.leaves[Number(stock)][position]}"`) throw new Error(`no hash of its card: ${leaf}`);
        return '-';
      });
      return `seal ${stock}: ${shown}`;
    });
  });
}

function differenceOf(ours: Stream, theirs: Stream): string | null {
  for (let at = 0; at < Math.max(ours.length, theirs.length); at++) {
    const [one = '', other = ''] = [ours[at], theirs[at]];
    if (one === other) continue;
    const from = Math.max(0, [...one].findIndex((letter, index) => letter !== other[index]) - SHOWN);
    return `frame ${at}: …${one.slice(from, from + 2 * SHOWN)}… and …${other.slice(from, from + 2 * SHOWN)}…`;
  }
  return null;
}
