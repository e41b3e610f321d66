import { ARROWS, COMMAND_KEYS, isEnter, type SeatController, type SeatState, type TableCommand } from '@shoal/table-ui';
import type { Aside } from './asides/table-asides.tsx';

/** Carries out a key; returns false if the key has no use now. */
export function handleKey(key: string, seat: SeatController, state: SeatState, open: (aside: Aside) => void): boolean {
  const { choosing, curtain } = state;
  if (curtain !== null) return curtain.stage === 'hide' && isEnter(key) && lift(seat);
  if (choosing === null) return handleKeyWhileWaiting(key, seat, state, open);
  if (choosing.wanted === null && showsCursor(key, state)) return true;
  const command = seat.press(key);
  if (command !== null) carryOut(command, seat, state, open);
  return true;
}

function lift(seat: SeatController): true {
  void seat.liftCurtain();
  return true;
}

/** While others act, people can still move the cursor and use every command except acting. */
function handleKeyWhileWaiting(
  key: string,
  seat: SeatController,
  state: SeatState,
  open: (aside: Aside) => void,
): boolean {
  if (isEnter(key)) {
    seat.skip('turn');
    return true;
  }
  if (Object.hasOwn(ARROWS, key)) {
    cardAtCursor()?.focus();
    seat.pointAt(Math.max(0, state.cursor + ARROWS[key]));
    return true;
  }
  const command = key === 'escape' ? 'leave' : (COMMAND_KEYS as Readonly<Record<string, TableCommand>>)[key];
  // The coach advises only the person to act.
  if (command === undefined || command === 'hint') return false;
  carryOut(command, seat, state, open);
  return true;
}

function carryOut(
  command: TableCommand,
  seat: SeatController,
  { report }: SeatState,
  open: (aside: Aside) => void,
): void {
  if (command === 'undo') void seat.undo();
  else if (command === 'hint' && report.daily !== null) seat.hint();
  else open(command);
}

/** The back under the cursor, or else the card of the hand. */
const cardAtCursor = (): HTMLElement | null =>
  document.querySelector('[data-fan] button[tabindex="0"]') ??
  document.querySelector('[data-anchor=hand] button[tabindex="0"]');

/** A key for the marked card first reveals the cursor; returns true if that was all. */
function showsCursor(key: string, { report }: SeatState): boolean {
  const card = cardAtCursor();
  if (card === null || card === document.activeElement) return false;
  if (!isEnter(key) && !Object.hasOwn(ARROWS, key)) return false;
  card.focus();
  // The only legal action needs no card.
  return isEnter(key) && report.view.legal.length > 1;
}
