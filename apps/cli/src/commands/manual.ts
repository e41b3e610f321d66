import { GAME_IDS, type GameId } from '@shoal/games/ids';
import type { Command } from 'commander';
import { manualPage } from '../manual/manual-page.ts';
import { manualWords } from '../manual/manual-words.ts';
import { EXIT, type ExitCode } from '../process/exit-code.ts';
import { VERSION_DATE } from '../process/version.ts';
import { ENGLISH, gamesIn } from '../text/language.ts';

/** Prints the manual page, for `man -l -` or a folder of manuals. */
export function printManual(program: Command): ExitCode {
  const { helpCommon } = ENGLISH.screen;
  const keysOf = (id: GameId) =>
    gamesIn(ENGLISH)[id].words.keys.map(
      ([key, meaning]) => [key, manualWords.inGame(ENGLISH.games[id].name, meaning)] as const,
    );
  const keys = [...GAME_IDS.flatMap(keysOf), ...helpCommon];
  const { files, environment, exitStatus } = manualWords;
  process.stdout.write(manualPage(program, { date: VERSION_DATE, keys, files, environment, exitStatus }));
  return EXIT.ok;
}
