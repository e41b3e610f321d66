import { BOT_NAMES, type BotName, isBotName } from '@shoal/core';
import { cleanName, DEFAULT_BOT, excerpt, isLongName, type LadderPlayer } from '@shoal/room';
import { type Catalogue, isTyped, meansSomething } from '@shoal/table-ui';
import { UsageError } from '../process/exit-code.ts';
import { understood } from '../text/language.ts';
import { words } from '../text/words.ts';

/** Reads `Ann`, `Ann:human`, `Bo:minnow`, `Bo:bot`, `Bo:ai` or `Bo:computer`. */
export function readPlayer(text: string, catalogue: Catalogue): LadderPlayer {
  const [name = '', kind = 'human', ...rest] = text.split(':');
  const clean = cleanName(name);
  if (clean === null || rest.length > 0) throw new UsageError(words.badPlayer(text));
  if (isLongName(name)) throw new UsageError(words.longName(excerpt(name.trim())));
  if (isNameTaken(clean, catalogue)) throw new UsageError(words.nameTaken(clean));
  const bot = readKind(kind, catalogue);
  if (bot === undefined) throw new UsageError(words.unknownKind(clean, kind, BOT_NAMES));
  return { name: clean, bot };
}

/** Does a name mean something else when it is typed at the table, such as a card? */
export const isNameTaken = (name: string, catalogue: Catalogue): boolean =>
  meansSomething(
    name,
    understood(catalogue).map(({ cards }) => cards),
  );

/** A bot's name, null for a person, undefined for anything else. */
export function readKind(text: string, catalogue: Catalogue): BotName | null | undefined {
  const kind = text.trim().toLowerCase();
  const languages = understood(catalogue);
  if (isTyped(kind, languages, ({ person }) => person)) return null;
  if (isTyped(kind, languages, ({ bot }) => bot)) return DEFAULT_BOT;
  return isBotName(kind) ? kind : undefined;
}
