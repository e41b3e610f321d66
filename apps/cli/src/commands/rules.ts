import { gameNamed } from '@shoal/core';
import { type Catalogue, GAME_IDS } from '@shoal/table-ui';
import { columns } from '../columns.ts';
import { EXIT, type ExitCode } from '../exit-code.ts';
import { type LookFlags, lookOf } from '../look.ts';
import { rulesSheet } from '../rules-sheet.ts';
import { Screen } from '../screen.ts';
import { gameFrom, planFrom, sentencesIn, type TableFlags } from '../table-plan.ts';

export type RulesFlags = TableFlags & LookFlags;

/** The rules in force at a table, or which games there are. */
export function showRules(flags: RulesFlags): ExitCode {
  const screen = new Screen(process.stdout, lookOf(flags, process.env, process.stdout));
  const { catalogue } = screen.look;
  if (flags.game === undefined) screen.lines(gameList(catalogue));
  else screen.prose(rulesSheet(planFrom(gameFrom(flags.game), flags, 0, sentencesIn(catalogue)), catalogue));
  return EXIT.ok;
}

function gameList(catalogue: Catalogue): string[] {
  const { presetHeads: heads, sheetHint } = catalogue.rules;
  const rows = GAME_IDS.flatMap((id) => {
    const { presets } = gameNamed(id).tables;
    return Object.keys(presets).map((preset) => [id, preset, sentencesIn(catalogue).presetSummary(id, preset)]);
  });
  const table = columns([[heads.game, heads.preset, heads.rules], ...rows], ['left', 'left', 'left']);
  return [...table, '', sheetHint];
}
