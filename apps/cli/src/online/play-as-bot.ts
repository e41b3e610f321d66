import { gameNamed } from '@shoal/games';
import type { RoomScene } from '@shoal/room/client';
import { firstHello } from '../external-bot/first-hello.ts';
import { nameInRecords } from '../external-bot/protocol.ts';
import type { WantedBot, WantedProgram } from '../external-bot/wanted-bot.ts';
import { PATIENCE_MS } from '../flags/program-seats.ts';
import { type Interruption, orInterrupted } from '../process/interruption.ts';
import { Thinker } from '../room/thinker.ts';
import { say } from '../text/line-writer.ts';
import { ladderBot, ProgramBot, type SeatBot } from './bot-choice.ts';
import { BotSeat } from './bot-seat.ts';
import { throwEnding } from './ending.ts';
import type { JoinFlags } from './join-flags.ts';
import type { RoomVisit } from './room-visit.ts';
import { settledIn } from './seat-list.ts';

interface ReadyBot {
  readonly bot: SeatBot;
  /** What it calls itself. */
  readonly ownName: string;
}

/** Lets a bot play a seat in the place of a person, until the room comes to an end. */
export async function playAsBot(
  visit: RoomVisit,
  wanted: WantedBot,
  { name, sit, timeLimit = PATIENCE_MS }: JoinFlags,
  interruption: Interruption,
): Promise<void> {
  if (visit.state.type === 'knocking') say(visit.words.connection.knocking);
  await orInterrupted(
    visit.until(() => visit.scene !== null || visit.state.type === 'ended'),
    interruption,
  );
  throwEnding(visit);
  if (visit.scene === null) return;
  const { bot, ownName } =
    'level' in wanted
      ? { bot: ladderBot(wanted.level, new Thinker()), ownName: wanted.level }
      : await programBot(wanted, visit.scene, timeLimit, interruption);
  const seat = typeof sit === 'number' ? sit - 1 : null;
  const place = { seat, name: name ?? wanted.name ?? ownName, program: ownName };
  try {
    await orInterrupted(new BotSeat(visit, bot, place, say).run(), interruption);
  } finally {
    await bot.close();
  }
  throwEnding(visit);
}

/** Starts the program once, so that a wrong command is told before it has a seat. */
async function programBot(
  { command }: WantedProgram,
  { room }: RoomScene,
  timeLimitMs: number,
  interruption: Interruption,
): Promise<ReadyBot> {
  const { game } = room.terms;
  const { options: rules = {}, seats = room.seats.length } = settledIn(room) ?? {};
  const start = { command, folder: process.cwd() };
  const hello = { game, rules, seats, timeLimitMs, timeBankMs: 0 };
  const ownName = await firstHello(start, gameNamed(game), hello, interruption);
  return { bot: new ProgramBot(start, timeLimitMs), ownName: nameInRecords(ownName) };
}
