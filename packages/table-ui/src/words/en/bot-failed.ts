import type { BotFailureCode } from '@shoal/room';

/** What is said when a bot fails, with the reason where it is known. */
export function botFailed(name: string, failure: BotFailureCode | null): string {
  switch (failure) {
    case null:
      return `${name} failed, so a simple bot takes over.`;
    case 'not-started':
      return `${name} could not be started, so a simple bot takes over.`;
    case 'ended':
      return `${name}'s program stopped, so a simple bot takes over.`;
    case 'no-answer':
      return `${name} took too long to answer, so a simple bot takes over.`;
    case 'not-understood':
      return `${name} gave an answer that makes no sense, so a simple bot takes over.`;
    case 'illegal':
      return `${name} tried something illegal, so a simple bot takes over.`;
  }
}
