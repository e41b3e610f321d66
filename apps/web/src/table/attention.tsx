import { isSharedDevice } from '@shoal/room';
import type { SeatController, SeatState } from '@shoal/table-ui';
import { useEffect } from 'preact/hooks';
import { useWords } from '../page/words.ts';
import { sounds } from '../sound/page-sounds.ts';

/** Shows the turn in the tab's title, and plays a sound when a person's turn begins. */
export function useTurnSignals({ report, choosing }: SeatState): void {
  const { page, catalogue } = useWords();
  const game = catalogue.games[report.game].name;
  const { turn } = report.view;
  const isPassedOn = isSharedDevice(report);
  const isOwn = turn !== null && report.ownSeats.includes(turn);
  const isYourTurn = choosing !== null;
  const { title, turnOfTitle, yourTurnTitle } = page.table;
  useEffect(() => {
    if (!isOwn) document.title = title(game);
    else document.title = isPassedOn ? turnOfTitle(report.labels[turn], game) : yourTurnTitle(game);
  }, [isOwn, isPassedOn, turn, game, title, turnOfTitle, yourTurnTitle, report.labels]);
  useEffect(() => {
    if (isYourTurn) sounds.play('your-turn');
  }, [isYourTurn]);
}

/** The game continues while the page is hidden; people who return see the current table and a note about it. */
export function useAbsence(seat: SeatController): void {
  useEffect(() => {
    const look = () => (document.hidden ? seat.lookAway() : seat.lookBack());
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [seat]);
}
