import { gameNamed } from '@shoal/core';
import { GAME_IDS } from '@shoal/table-ui';
import { columns } from '../columns.ts';
import { EXIT, type ExitCode } from '../exit-code.ts';
import { type LookFlags, lookOf } from '../look.ts';
import { rulesSheet } from '../rules-sheet.ts';
import { Screen } from '../screen.ts';
import { gameFrom, plainSentences, planFrom, type TableFlags } from '../table-plan.ts';
import { words } from '../words.ts';

export type RulesFlags = TableFlags & LookFlags;

/** The rules in force at a table, or which games there are. */
export function showRules(flags: RulesFlags): ExitCode {
  const screen = new Screen(process.stdout, lookOf(flags, process.env, process.stdout));
  if (flags.game === undefined) screen.lines(gameList());
  else screen.prose(rulesSheet(planFrom(gameFrom(flags.game), flags)));
  return EXIT.ok;
}

function gameList(): string[] {
  const rows = GAME_IDS.flatMap((id) => {
    const { presets } = gameNamed(id).tables;
    return Object.keys(presets).map((preset) => [id, preset, plainSentences.presetSummary(id, preset)]);
  });
  return [...columns([words.presetHeads, ...rows], ['left', 'left', 'left']), '', words.rulesHint];
}
