import type { BotFailureCode } from '@shoal/room';

/** What is said when a bot fails, with the reason where it is known. */
export function botFailed(name: string, failure: BotFailureCode | null): string {
  switch (failure) {
    case null:
      return `${name} est en panne ; un bot simple joue à sa place.`;
    case 'not-started':
      return `${name} n’a pas pu démarrer ; un bot simple joue à sa place.`;
    case 'ended':
      return `Le programme de ${name} s’est arrêté ; un bot simple joue à sa place.`;
    case 'no-answer':
      return `${name} a mis trop de temps à répondre ; un bot simple joue à sa place.`;
    case 'not-understood':
      return `La réponse de ${name} est incompréhensible ; un bot simple joue à sa place.`;
    case 'illegal':
      return `${name} a tenté un coup interdit ; un bot simple joue à sa place.`;
  }
}
