import type { Command } from 'commander';
import { manualPage } from '../manual/manual-page.ts';
import { manualWords } from '../manual/manual-words.ts';
import { EXIT, type ExitCode } from '../process/exit-code.ts';
import { VERSION_DATE } from '../process/version.ts';
import { ENGLISH } from '../text/language.ts';

/** Prints the manual page, for `man -l -` or a folder of manuals. */
export function printManual(program: Command): ExitCode {
  const { helpKeys, helpCommon } = ENGLISH.screen;
  const { 'go-fish': goFish, 'crazy-eights': crazyEights } = helpKeys;
  const keys = [
    ...goFish.map(([key, meaning]) => [key, manualWords.inGame(ENGLISH.games['go-fish'].name, meaning)] as const),
    ...crazyEights.map(
      ([key, meaning]) => [key, manualWords.inGame(ENGLISH.games['crazy-eights'].name, meaning)] as const,
    ),
    ...helpCommon,
  ];
  const { files, environment, exitStatus } = manualWords;
  process.stdout.write(manualPage(program, { date: VERSION_DATE, keys, files, environment, exitStatus }));
  return EXIT.ok;
}
