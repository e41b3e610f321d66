import { seatsOfPeople } from '@shoal/table-ui';
import { useEffect } from 'preact/hooks';
import { useWords } from '../page/words.ts';
import { sounds } from '../sound/page-sounds.ts';
import type { DeskState } from './desk-state.ts';
import type { TableView } from './table-view.ts';

/** Tab title and sound; the bar and the hand are signals by themselves. */
export function useTurnSignals({ table: { report } }: DeskState, { isYourTurn }: TableView): void {
  const { page, catalogue } = useWords();
  const game = catalogue.games[report.game].name;
  const { turn } = report.view;
  const isShared = seatsOfPeople(report.players).length > 1;
  const isPersons = turn !== null && report.players[turn].bot === null;
  const { title, turnOfTitle, yourTurnTitle } = page.table;
  useEffect(() => {
    if (!isPersons) document.title = title(game);
    else document.title = isShared ? turnOfTitle(report.labels[turn], game) : yourTurnTitle(game);
  }, [isPersons, isShared, turn, game, title, turnOfTitle, yourTurnTitle, report.labels]);
  useEffect(() => {
    if (isYourTurn) sounds.play('your-turn');
  }, [isYourTurn]);
}
