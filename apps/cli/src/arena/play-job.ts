import { isQuickLevel, SimulationTally, writeRecord } from '@shoal/core';
import { gameNamed } from '@shoal/games';
import { botGames } from './bot-games.ts';
import { isRandom, type Job, type JobAnswer, kindsOf } from './job.ts';
import { levelGames } from './level-games.ts';
import { type PlayGame, turnedBy } from './played-game.ts';
import { randomGames } from './random-games.ts';
import type { Yielder } from './yielder.ts';

/** Plays jobs one after another; the table of the last one is kept, since the next is mostly at the same. */
export function jobPlayer(yielder: Yielder): (job: Job) => Promise<JobAnswer> {
  let last: { readonly key: string; readonly play: PlayGame } | undefined;
  return (job) => {
    const { game, options, bots, shuffle, wants } = job;
    const key = JSON.stringify({ game, options, bots, shuffle, wants });
    if (last?.key !== key) last = { key, play: gamesOf(job, yielder) };
    return playJob(job, last.play, yielder);
  };
}

/** The fastest way to play these bots' games: each bot chooses as at any table, and random ones among themselves by one generator. */
function gamesOf({ game: id, options, bots, shuffle, wants }: Job, yielder: Yielder): PlayGame {
  const game = gameNamed(id);
  const wantsRecord = wants.records === true;
  if (bots.every(isRandom)) return randomGames(game, options, bots, shuffle, wantsRecord);
  if (bots.every(isQuickLevel)) return levelGames(game, options, bots, shuffle, wantsRecord);
  return botGames(game, options, bots, shuffle, wantsRecord, yielder);
}

/** The clock is read once in so many deals, because reading it takes a good part of a random game. Slow bots yield by themselves. */
const DEALS_PER_LOOK = 16;

async function playJob(
  { bots, seed, from, to, rotations, wants }: Job,
  play: PlayGame,
  yielder: Yielder,
): Promise<JobAnswer> {
  const kinds = kindsOf(bots);
  const numbers = bots.map((bot) => kinds.indexOf(bot));
  const tally = new SimulationTally(bots.length, kinds.length);
  const records: string[] = [];
  const places: (readonly number[])[] = [];
  for (let deal = from; deal < to; deal++) {
    for (let turned = 0; turned < rotations; turned++) {
      const playing = play(`${seed}:${deal}`, turned);
      const { actions, result, record } = playing instanceof Promise ? await playing : playing;
      tally.count({ bots: turned === 0 ? numbers : turnedBy(numbers, turned), actions, result });
      if (record !== null) records.push(`${writeRecord(record)}\n`);
      if (wants.places === true) places.push(result.places);
    }
    tally.endDeal();
    if (deal % DEALS_PER_LOOK === 0 && yielder.isDue()) await yielder.yieldNow();
  }
  return { tally, records: records.join(''), places };
}
