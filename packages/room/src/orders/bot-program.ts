import type { BotName } from '@shoal/core';

/** A bot that runs as a program of its own. */
export interface BotProgram {
  /** What records call it. */
  readonly name: string;
  readonly command: readonly string[];
  /** The folder that it runs in. */
  readonly folder: string;
  readonly timeLimitMs: number;
}

export const isProgram = (bot: BotName | BotProgram | null): bot is BotProgram =>
  typeof bot === 'object' && bot !== null;
