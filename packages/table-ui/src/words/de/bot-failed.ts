import type { BotFailureCode } from '@shoal/room';

/** What is said when a bot fails, with the reason where it is known. */
export function botFailed(name: string, failure: BotFailureCode | null): string {
  switch (failure) {
    case null:
      return `${name} ist ausgefallen; ein einfacher Bot spielt weiter.`;
    case 'not-started':
      return `${name} ließ sich nicht starten; ein einfacher Bot spielt weiter.`;
    case 'ended':
      return `Das Programm von ${name} ist abgebrochen; ein einfacher Bot spielt weiter.`;
    case 'no-answer':
      return `${name} hat zu lange gebraucht; ein einfacher Bot spielt weiter.`;
    case 'not-understood':
      return `${name} hat etwas Unverständliches geantwortet; ein einfacher Bot spielt weiter.`;
    case 'illegal':
      return `${name} wollte etwas Unerlaubtes tun; ein einfacher Bot spielt weiter.`;
  }
}
