import type { TableReport } from '@shoal/room';
import { endRows, indented, titleAfter } from '../full-screen/after-deal.ts';
import { showReview } from '../full-screen/games/show-review.ts';
import { type MenuItem, MenuScene } from '../full-screen/scenes/menu-scene.ts';
import type { Size } from '../full-screen/terminal/painter.ts';
import { EMPTY_ROW, type Row } from '../full-screen/terminal/row.ts';
import { checkSentence } from '../online/fairness-sentences.ts';
import { isOrganiser } from '../online/seat-list.ts';
import { readOf } from '../records/own-games.ts';
import { wrap } from '../text/line-writer.ts';
import type { RoomContext } from './room-context.ts';
import type { RoomErrands } from './room-errands.ts';

type AfterRoomDeal = 'next' | 'review' | 'table' | 'admit' | 'refuse' | 'menu' | 'leave';

const INDENT = 2;
/** Rows above the choices from which on there is room for blank lines. */
const ROOMY = 8;

/** The end of a deal in a room: the result with the check of its cards, and what next, until somebody goes on. */
export async function betweenDeals(context: RoomContext, errands: RoomErrands): Promise<never> {
  const { stage, visit } = context;
  stage.forgetKeys();
  for (let last: AfterRoomDeal | null = null; ; ) {
    const choices = choicesIn(context, errands);
    const hasChanged = visit.until(() => choicesIn(context, errands).join() !== choices.join());
    const menu = menuOf(choices, context, last === null ? 0 : Math.max(0, choices.indexOf(last)));
    const choice = await stage.playUntil<AfterRoomDeal | null | undefined>(menu, hasChanged);
    if (choice === undefined) continue;
    last = choice ?? 'leave';
    await follow(last, context, errands);
  }
}

/** Everybody with a seat may go on; the organiser may change the table instead. */
function choicesIn({ visit: { scene } }: RoomContext, { mayStart }: RoomErrands): readonly AfterRoomDeal[] {
  if (scene === null) return [];
  return [
    ...(mayStart ? (['next'] as const) : []),
    ...(scene.record === null ? [] : (['review'] as const)),
    ...(isOrganiser(scene) ? (['table'] as const) : []),
    ...(scene.room.requests.length > 0 ? (['admit', 'refuse'] as const) : []),
    'menu',
    'leave',
  ];
}

function menuOf(choices: readonly AfterRoomDeal[], context: RoomContext, at: number): MenuScene<AfterRoomDeal> {
  const { visit, words, ascii } = context;
  const report = visit.scene?.table ?? null;
  const items = choices.map((value): MenuItem<AfterRoomDeal> => ({ value, label: labelOf(value, report, context) }));
  return new MenuScene({
    title: report === null ? words.endTitle : titleAfter(report, words),
    above: (room) => (report === null ? [] : resultRows(report, context, room)),
    ...{ items, words, ascii, at, back: words.keys.leave },
  });
}

function labelOf(value: AfterRoomDeal, report: TableReport | null, { visit, words }: RoomContext): string {
  const { actions, terminal } = visit.words;
  const asking = visit.scene?.room.requests[0]?.name ?? '';
  const labels: Readonly<Record<AfterRoomDeal, string>> = {
    next: report !== null && report.goal !== null && report.isOver ? actions.rematch : actions.nextDeal,
    review: words.review,
    table: actions.toLobby,
    admit: actions.admit(asking),
    refuse: actions.refuse(asking),
    menu: terminal.roomMenu,
    leave: actions.leave,
  };
  return labels[value];
}

/** The result, and below it what the check of the cards found: apart from each other where there is room. */
function resultRows(report: TableReport, context: RoomContext, room: Size): Row[] {
  const checked = checkRows(context, room.columns);
  if (checked.length === 0) return endRows(report, context, room);
  const isRoomy = room.rows >= ROOMY;
  const told = endRows(report, context, { ...room, rows: room.rows - checked.length + (isRoomy ? -1 : 1) });
  return isRoomy ? [...told, ...checked, EMPTY_ROW] : [...told.slice(0, -1), ...checked];
}

function checkRows({ visit, catalogue, ascii }: RoomContext, columns: number): Row[] {
  const check = visit.scene === null ? null : checkSentence(visit.scene, { words: visit.words, catalogue, ascii });
  if (check === null) return [];
  const isProved = visit.scene?.fairness.type === 'proved';
  const sentence = isProved && !ascii ? `✓ ${check}` : check;
  return wrap(sentence, columns - 2 * INDENT, 0).map((line) =>
    indented(line.trim(), { tone: isProved ? 'good' : 'bad' }),
  );
}

async function follow(choice: AfterRoomDeal, context: RoomContext, errands: RoomErrands): Promise<void> {
  switch (choice) {
    case 'next':
      return errands.start();
    case 'review': {
      const record = context.visit.scene?.record ?? null;
      if (record !== null) await showReview(context, readOf({ record }));
      return;
    }
    case 'table':
      return errands.do({ key: 'toLobby' });
    case 'admit':
    case 'refuse':
      return errands.answer(choice === 'admit');
    case 'menu':
      return errands.menu();
    case 'leave':
      return errands.leave();
  }
}
