import type { Reaction } from '@shoal/room/protocol';

/** Reactions as they are shown, next to a word for those who hear the screen. */
export const REACTION_SIGNS: Readonly<Record<Reaction, string>> = {
  wave: '👋',
  laugh: '😄',
  clap: '👏',
  surprise: '😮',
  heart: '💛',
  hurry: '⏰',
};
