import { BOT_NAMES, type BotName, isBotName } from '@shoal/core';
import { cleanName, DEFAULT_BOT, en, meansSomething, type Player } from '@shoal/table-ui';
import { UsageError } from './exit-code.ts';
import { words } from './words.ts';

/** Reads `Ann`, `Ann:human`, `Bo:minnow` or `Bo:bot`. */
export function readPlayer(text: string): Player {
  const [name = '', kind = 'human', ...rest] = text.split(':');
  const clean = cleanName(name);
  if (clean === null || rest.length > 0) throw new UsageError(words.badPlayer(text));
  if (meansSomething(clean)) throw new UsageError(en.screen.nameTaken);
  const bot = readKind(kind);
  if (bot === undefined) throw new UsageError(words.unknownBot(kind, BOT_NAMES));
  return { name: clean, bot };
}

/** A bot's name, null for a person, undefined for anything else. */
export function readKind(text: string): BotName | null | undefined {
  const kind = text.trim().toLowerCase();
  if (['h', 'human', 'person', 'p'].includes(kind)) return null;
  if (['b', 'bot'].includes(kind)) return DEFAULT_BOT;
  return isBotName(kind) ? kind : undefined;
}
