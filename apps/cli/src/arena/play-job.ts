import { SimulationTally, writeRecord } from '@shoal/core';
import { type PlayGame, turnedBy } from '../simulation/played-game.ts';
import type { Breath } from './breath.ts';
import { gamesOf } from './games-of.ts';
import { type Answer, type Job, kindsOf } from './job.ts';

/** Plays jobs one after another; the table of the last one is kept, since the next is mostly at the same. */
export function jobPlayer(breath: Breath): (job: Job) => Promise<Answer> {
  let last: { readonly key: string; readonly play: PlayGame } | undefined;
  return (job) => {
    const { game, options, bots, wants } = job;
    const key = JSON.stringify({ game, options, bots, wants });
    if (last?.key !== key) last = { key, play: gamesOf(job, breath) };
    return playJob(job, last.play, breath);
  };
}

async function playJob(
  { bots, seed, from, to, rotations, wants }: Job,
  play: PlayGame,
  breath: Breath,
): Promise<Answer> {
  const kinds = kindsOf(bots);
  const numbers = bots.map((bot) => kinds.indexOf(bot));
  const tally = new SimulationTally(bots.length, kinds.length);
  const records: string[] = [];
  const places: (readonly number[])[] = [];
  for (let deal = from; deal < to; deal++) {
    const games = [];
    for (let turned = 0; turned < rotations; turned++) {
      const playing = play(`${seed}:${deal}`, turned);
      const { actions, result, record } = playing instanceof Promise ? await playing : playing;
      games.push({ bots: turned === 0 ? numbers : turnedBy(numbers, turned), actions, result });
      if (record !== null) records.push(`${writeRecord(record)}\n`);
      if (wants.places === true) places.push(result.places);
      if (breath.isDue()) await breath.take();
    }
    tally.addDeal(games);
  }
  return { tally, records: records.join(''), places };
}
