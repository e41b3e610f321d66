import type { BotName, MatchGoal } from '@shoal/core';
import { DEFAULT_BOT, type TablePlan } from '@shoal/room';
import {
  ABSENCE_MINUTES,
  type AbsenceMinutes,
  type RoomTerms,
  type SeatOffer,
  THINKING_SECONDS,
  type ThinkingSeconds,
} from '@shoal/room/protocol';
import type { Catalogue } from '@shoal/table-ui';
import { wantedBot } from '../external-bot/wanted-bot.ts';
import { gameFrom } from '../flags/game-flag.ts';
import { goalFrom } from '../flags/play-flags.ts';
import { readRule } from '../flags/table-flags.ts';
import { planFrom } from '../flags/table-plan.ts';
import { UsageError } from '../process/exit-code.ts';
import type { HostFlags } from './host-flags.ts';
import { roomWords } from './room-words.ts';

/** What a new room is opened with. */
export interface RoomPlan {
  readonly terms: RoomTerms;
  readonly seats: readonly SeatOffer[];
  /** The seat of the person who opens the room; null organises without one. */
  readonly seat: number | null;
}

const DEFAULT_ROOM_SEATS = 4;
const OPEN: SeatOffer = { type: 'open' };

/** The room that the flags describe, or a sentence on why there can be none. */
export function roomPlanFrom(flags: HostFlags, game: string, catalogue: Catalogue): RoomPlan {
  const bots = (flags.bot ?? []).map(ladderBotIn);
  const plan = tablePlanFrom(flags, game, bots.length, catalogue);
  const { seats: count, id, preset, changes } = plan;
  const own = flags.seat === false ? 0 : 1;
  if (own + bots.length > count) throw new UsageError(roomWords.tooManyBots(bots.length, count, own === 1));
  const open = Array.from({ length: count - bots.length }, () => OPEN);
  const { absence = '2', thinking = 'none', standIn = DEFAULT_BOT, speed = 'normal', hints = true } = flags;
  const terms: RoomTerms = {
    ...{ game: id, preset, rules: Object.fromEntries(changes.map((change) => readRule(plan.game.tables, change))) },
    goal: goalOf(flags, plan),
    ...{ absenceMinutes: absenceFrom(absence), thinkingSeconds: thinkingFrom(thinking) },
    ...{ standIn, speed, allowsHints: hints },
  };
  return { terms, seats: [...open, ...bots.map((bot) => ({ type: 'bot', bot }) as const)], seat: own === 1 ? 0 : null };
}

/** As many seats as friends may well fill, unless the rules or the flags want another number. */
function tablePlanFrom(flags: HostFlags, game: string, bots: number, catalogue: Catalogue): TablePlan {
  const id = gameFrom(game);
  if (flags.seats !== undefined) return planFrom(id, flags, 0, catalogue);
  const { min, max } = planFrom(id, flags, 0, catalogue).game.tables.presets[flags.preset ?? 'standard'].seats;
  const seats = Math.max(min, Math.min(max, Math.max(DEFAULT_ROOM_SEATS, bots + 2)));
  return planFrom(id, { ...flags, seats }, 0, catalogue);
}

function ladderBotIn(text: string): BotName {
  const wanted = wantedBot(text);
  if ('level' in wanted) return wanted.level;
  throw new UsageError(roomWords.programAtRoom(text));
}

const goalOf = (flags: HostFlags, { game, seats }: TablePlan): MatchGoal | null =>
  goalFrom(flags, game.match.defaultTarget(seats));

const absenceFrom = (text: string): AbsenceMinutes =>
  ABSENCE_MINUTES.find((minutes) => String(minutes) === text) ?? null;

const thinkingFrom = (text: string): ThinkingSeconds =>
  THINKING_SECONDS.find((seconds) => String(seconds) === text) ?? null;
