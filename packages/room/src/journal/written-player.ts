import { isBotName, isCount, isObject, isText, type JsonObject, type SeatEntry } from '@shoal/core';
import { cleanName, knownPlayer, type Player, playerIn, seatEntryOf } from '../match/players.ts';
import { type BotProgram, isProgram } from '../orders/bot-program.ts';
import { isName } from './json.ts';

type WrittenPlayer = SeatEntry & { readonly program?: Omit<BotProgram, 'name'> };

/** A seat as a record has it, with what it takes to start a bot that is a program. */
export function writePlayer(player: Player): WrittenPlayer {
  const entry = seatEntryOf(knownPlayer(player));
  if (!isProgram(player.bot)) return entry;
  const { name: _, ...program } = player.bot;
  return { ...entry, program };
}

/** Parses a seat, or returns null. */
export function readPlayer(json: unknown): Player | null {
  if (!isObject(json) || !isText(json['name']) || !isText(json['player'])) return null;
  const name = cleanName(json['name']);
  if (name === null) return null;
  if (json['player'] === 'human') return { name, bot: null };
  const { bot } = playerIn({ name, player: json['player'] });
  if (bot === null) return null;
  if (isObject(json['program'])) return programAt(name, bot, json['program']);
  return isBotName(bot) ? { name, bot } : null;
}

function programAt(name: string, bot: string, { command, folder, timeLimitMs }: JsonObject): Player | null {
  const isCommand = Array.isArray(command) && command.length > 0 && command.every(isText);
  if (!isCommand || !isName(bot) || !isText(folder) || !isCount(timeLimitMs)) return null;
  return { name, bot: { name: bot, command, folder, timeLimitMs } };
}
