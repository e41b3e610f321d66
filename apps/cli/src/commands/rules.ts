import { GAME_IDS } from '@shoal/games/ids';
import { TABLES } from '@shoal/games/tables';
import type { Catalogue } from '@shoal/table-ui';
import { gameFrom } from '../flags/game-flag.ts';
import { settledFrom, type TableFlags } from '../flags/table-flags.ts';
import { EXIT, type ExitCode } from '../process/exit-code.ts';
import { callOf } from '../process/own-command.ts';
import { columns } from '../text/columns.ts';
import { lastPreset } from '../text/examples.ts';
import { LineWriter } from '../text/line-writer.ts';
import { type LookFlags, lookOf } from '../text/look.ts';
import { rulesSheet, sentencesOf } from '../text/sentence-lines.ts';

export type RulesFlags = TableFlags & LookFlags;

/** The rules in force at a table, or which games there are. */
export function showRules(flags: RulesFlags): ExitCode {
  const writer = new LineWriter(process.stdout, lookOf(flags, process.env, process.stdout));
  const { catalogue } = writer.look;
  if (flags.game === undefined) writer.lines(gameList(catalogue));
  else writer.prose(rulesSheet(settledFrom(gameFrom(flags.game), flags, 0, catalogue), catalogue));
  return EXIT.ok;
}

function gameList(catalogue: Catalogue): string[] {
  const { presetHeads: heads, sheetHint } = catalogue.rules;
  const rows = GAME_IDS.flatMap((id) =>
    Object.keys(TABLES[id].presets).map((preset) => [id, preset, sentencesOf(id, catalogue).presetSummary(preset)]),
  );
  const table = columns([[heads.game, heads.preset, heads.rules], ...rows], ['left', 'left', 'left']);
  const [id] = GAME_IDS;
  const command = callOf(`rules ${id} --preset ${lastPreset(id)}`);
  return [...table, '', sheetHint(command)];
}
