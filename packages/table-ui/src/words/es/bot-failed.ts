import type { BotFailureCode } from '@shoal/room';

/** What is said when a bot fails, with the reason where it is known. */
export function botFailed(name: string, failure: BotFailureCode | null): string {
  switch (failure) {
    case null:
      return `${name} ha fallado; un bot sencillo juega en su lugar.`;
    case 'not-started':
      return `No se ha podido iniciar ${name}; un bot sencillo juega en su lugar.`;
    case 'ended':
      return `El programa de ${name} se ha cerrado; un bot sencillo juega en su lugar.`;
    case 'no-answer':
      return `${name} ha tardado demasiado; un bot sencillo juega en su lugar.`;
    case 'not-understood':
      return `La respuesta de ${name} no se entiende; un bot sencillo juega en su lugar.`;
    case 'illegal':
      return `${name} ha intentado algo que no está permitido; un bot sencillo juega en su lugar.`;
  }
}
