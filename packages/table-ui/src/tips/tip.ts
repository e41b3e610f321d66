import type { View } from '@shoal/core';
import type { Input } from '@shoal/language';
import { isSharedDevice, type TableReport } from '@shoal/room';
import { offersFor } from '../choosing/offers.ts';
import type { ShownGame } from '../game/shown-game.ts';
import type { ScreenWords } from '../words/en/screen.ts';
import { ALL_TIPS, type HadTips } from './had-tips.ts';

/** The tip that comes after those of the game: people can ask the coach. */
const COACH = 'coach';

/** The tip for the person to act, or null. Each person gets each tip once, at a moment that it fits. */
export function tipFor(
  report: TableReport,
  had: HadTips,
  game: ShownGame,
  input: Input,
  words: ScreenWords,
): string | null {
  const tip = nextTip(report, had, game.presentation);
  if (tip === null) return null;
  const { options, players } = report;
  return tip === COACH ? words.coachTip[input] : game.words.tips({ options, seats: players.length, input })[tip];
}

/** Remembers the tip that the person who has just acted was shown. */
export function withTip(report: TableReport, had: HadTips, presentation: ShownGame['presentation']): HadTips {
  const tip = nextTip(report, had, presentation);
  if (tip === null) return had;
  const { game } = report;
  return { ...had, [game]: { ...had[game], [personIn(report)]: [...tipsOf(report, had), tip] } };
}

function nextTip(report: TableReport, had: HadTips, presentation: ShownGame['presentation']): string | null {
  const { view, log, daily } = report;
  const known = tipsOf(report, had);
  if (view.legal.length === 0 || known.includes(ALL_TIPS)) return null;
  const tips = presentation.tips(view, log);
  // A daily deal has no hints, and in a game of chance they make no difference. On phones a tip beside a button hides the
  // prompt: this one does not say what the button is for.
  const isCoached =
    daily === null && presentation.isAllChance !== true && view.legal.length > 1 && !hasButton(view, presentation);
  return [...tips, ...(isCoached ? [COACH] : [])].find((tip) => !known.includes(tip)) ?? null;
}

const hasButton = (view: View, presentation: ShownGame['presentation']): boolean =>
  offersFor({ presentation, view }, { touches: {}, wanted: null }).length > 0;

function tipsOf(report: TableReport, had: HadTips): readonly string[] {
  const byName = had[report.game];
  const name = personIn(report);
  // A person may be called "constructor".
  return Object.hasOwn(byName, name) ? byName[name] : [];
}

/** People who share a device have names. */
function personIn(report: TableReport): string {
  const { seat } = report.view;
  return seat !== null && isSharedDevice(report) ? report.players[seat].name : '';
}
