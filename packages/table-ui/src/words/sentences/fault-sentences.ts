import { isTableRefusal, type OptionRefusal, type RecordFault, type VerifyFault } from '@shoal/core';
import type { GameId } from '@shoal/games/ids';
import { type GameWords, lookUp, type Pen, say } from '@shoal/language';
import type { ShownGames } from '../../game/shown-game.ts';
import type { Catalogue } from '../catalogue.ts';
import { asRecorded } from '../messages/fault-words.ts';
import { penOf } from './table-pen.ts';

/** Says why a record of any game cannot be read. */
export const recordFaultSentence = (fault: RecordFault, catalogue: Catalogue, games: ShownGames): string =>
  sayRecordFault(fault, catalogue, (id) => games[id].words);

/** Says how a record of any game breaks the rules. */
export const verifyFaultSentence = (fault: VerifyFault, catalogue: Catalogue, games: ShownGames): string =>
  sayVerifyFault(fault, catalogue, (id) => games[id].words);

type WordsOf = (id: GameId) => GameWords;

export function sayRecordFault(fault: RecordFault, catalogue: Catalogue, wordsOf: WordsOf): string {
  const pen = penOf({ catalogue, names: [], ascii: false });
  if (fault.key !== 'bad-rules') return say(catalogue.recordFaults, fault, pen);
  const why = sayOptionRefusal(asRecorded(fault.refusal), catalogue, wordsOf(fault.game as GameId), pen);
  return say(catalogue.recordFaults, { ...fault, why }, pen);
}

/** The catalogue has the refusals that all games share; the game has the rest. */
export const sayOptionRefusal = (
  refusal: OptionRefusal,
  catalogue: Catalogue,
  { impossible }: GameWords,
  pen: Pen,
): string =>
  refusal.key === 'impossible-options'
    ? say(impossible, refusal.reason, pen)
    : say(catalogue.optionRefusals, refusal, pen);

export function sayVerifyFault(fault: VerifyFault, catalogue: Catalogue, wordsOf: WordsOf): string {
  const pen = penOf({ catalogue, names: [], ascii: false });
  if (fault.key !== 'illegal-action') return say(catalogue.verifyFaults, fault, pen);
  const { game, refusal } = fault;
  const why = lookUp(isTableRefusal(refusal) ? catalogue.illegalAtTable : wordsOf(game as GameId).illegal, refusal);
  return say(catalogue.verifyFaults, { ...fault, why }, pen);
}
