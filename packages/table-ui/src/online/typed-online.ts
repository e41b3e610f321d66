import type { Synonyms } from '@shoal/language';
import { REACTIONS, type Reaction } from '@shoal/room/protocol';
import { plainText, spellingsOf } from '../words/reading/spoken-text.ts';

const COMMANDS = [
  ...([
    'sit',
    'stand',
    'name',
    'bot',
    'free',
    'remove',
    'lock',
    'unlock',
    'yes',
    'no',
    'link',
    'who',
    'start',
  ] as const),
  ...(['review', 'standIn', 'wait', 'organiser', 'reissue', 'move', 'lobby', 'end', 'leave', 'reclaim'] as const),
  ...(['help', 'quit'] as const),
] as const;
/** What somebody may type in a room, beside the game. */
export type OnlineCommand = (typeof COMMANDS)[number];

/** The words for that, in one language. */
export interface TypedOnline {
  readonly commands: Readonly<Record<OnlineCommand, Synonyms>>;
  readonly reactions: Readonly<Record<Reaction, Synonyms>>;
}

/** What a line asks for, with the rest of the line as it was typed. */
export type OnlineLine =
  | { readonly type: 'command'; readonly command: OnlineCommand; readonly rest: string }
  | { readonly type: 'reaction'; readonly reaction: Reaction };

/** Reads a line, or returns null if it says nothing about the room. The longest word that fits counts. */
export function readOnlineLine(line: string, languages: readonly TypedOnline[]): OnlineLine | null {
  const words = line.trim().split(/\s+/);
  for (let count = words.length; count > 0; count--) {
    const told = plainText(words.slice(0, count).join(' '));
    const rest = words.slice(count).join(' ');
    const command = COMMANDS.find((one) => means(told, languages, ({ commands }) => commands[one]));
    if (command !== undefined) return { type: 'command', command, rest };
    const reaction = REACTIONS.find((one) => means(told, languages, ({ reactions }) => reactions[one]));
    if (reaction !== undefined && rest === '') return { type: 'reaction', reaction };
  }
  return null;
}

const means = (told: string, languages: readonly TypedOnline[], words: (typed: TypedOnline) => Synonyms): boolean =>
  told !== '' && languages.some((typed) => words(typed).some((word) => spellingsOf(word).includes(told)));
