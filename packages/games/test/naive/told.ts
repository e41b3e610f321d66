import { naiveNamed } from '../test-games.ts';
import type { Known, NaiveGame, NaiveRecord } from './naive-game.ts';

/** A record as one seat may know it, without its seed. */
export type ToldRecord = Omit<NaiveRecord<object, never, Known>, 'log' | 'seed'> & { log: object[] };

/** The record as one seat, or a spectator (null), may know it. Unknown cards are null. */
export function told(record: NaiveRecord, viewer: number | null): ToldRecord {
  const game = naiveNamed(record.game);
  if (game === undefined) throw new Error(`no such game: ${record.game}`);
  const { seed: _secret, ...rest } = record;
  return { ...rest, pack: toldPack(game, record, viewer), log: game.toldLog(record, viewer) };
}

/** Of the pack, a viewer knows only the cards dealt to it, even if others became public later. */
function toldPack(game: NaiveGame, record: NaiveRecord, viewer: number | null): Known[] {
  const seats = record.seats.length;
  const dealt = game.dealtCards(record.rules, seats);
  return record.pack.map((card, index) => {
    const isDealtToViewer = index < dealt && (record.firstSeat + index) % seats === viewer;
    return isDealtToViewer ? card : null;
  });
}
