import { say } from '@shoal/language';
import type { FinishedFault, SealFault } from '@shoal/room/seal';
import type { ShownGames } from '../game/shown-game.ts';
import { recordFaultSentence, verifyFaultSentence } from '../words/sentences/fault-sentences.ts';
import { penOf, type SentenceSettings } from '../words/sentences/table-pen.ts';
import { isOfFinishedDeal, type SealFaultMessage } from './seal/fault-message.ts';
import type { OnlineWords } from './words/en.ts';

/** Says what did not fit, at which card, and what to do now. */
export function sealFaultSentence(
  fault: SealFault | FinishedFault,
  { seal }: OnlineWords,
  settings: SentenceSettings,
  games: ShownGames,
): string {
  const advice = isOfFinishedDeal(fault) ? seal.brokenAtEnd : seal.broken;
  return `${say(seal.faults, explained(fault, settings, games), penOf(settings))} ${advice}`;
}

function explained(
  fault: SealFault | FinishedFault,
  { catalogue }: SentenceSettings,
  games: ShownGames,
): SealFaultMessage {
  switch (fault.key) {
    case 'bad-record':
      return { key: fault.key, why: recordFaultSentence(fault.fault, catalogue, games) };
    case 'faulty-record':
      return { key: fault.key, why: verifyFaultSentence(fault.fault, catalogue, games) };
    default:
      return fault;
  }
}
