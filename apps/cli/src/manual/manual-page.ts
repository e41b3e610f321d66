import type { Command } from 'commander';
import { afterHelpOf, type Example } from './after-help.ts';
import { type CalledCommand, commandSection, commandsBelow, optionEntry, usageLine } from './command-section.ts';
import { bold, entry, escapeRoff, prose, section } from './roff.ts';

/** Terms and what they mean, in their order. */
export type Entries = readonly (readonly [string, string])[];

/** What the tree of commands does not know. */
export interface ManualParts {
  /** The day of this version, such as 2026-01-31. */
  readonly date: string;
  /** What can be pressed or typed at the table. */
  readonly keys: Entries;
  readonly files: Entries;
  readonly environment: Entries;
  readonly exitStatus: Entries;
}

/** Games have section 6 of the manual. */
const SECTION = 6;

/** Nothing is stretched or broken in two: what can be typed should be found again as it is typed. */
const LAYOUT = ['.nh', '.ad l'];

const EXAMPLE_WIDTH = 70;
const INDENT = '    ';

/** The manual page of a program, for man and mandoc: every command and option comes from the tree itself. */
export function manualPage(program: Command, parts: ManualParts): string {
  const help = program.createHelp();
  const itself: CalledCommand = { command: program, call: program.name() };
  const all = [itself, ...commandsBelow(itself, help)];
  const options = help.visibleOptions(program);
  const lines = [
    titleLine(program, parts.date),
    ...LAYOUT,
    ...section('NAME', [`${escapeRoff(program.name())} \\- ${escapeRoff(firstSentence(program.description()))}`]),
    ...section('SYNOPSIS', all.flatMap((called) => [usageLine(called), '.br']).slice(0, -1)),
    ...section('DESCRIPTION', prose(program.description())),
    ...section(
      'OPTIONS',
      options.flatMap((option) => optionEntry(option, help)),
    ),
    ...section(
      'COMMANDS',
      all.slice(1).flatMap((called) => commandSection(called, options, help)),
    ),
    ...section('KEYS AT THE TABLE', entries(parts.keys)),
    ...section('FILES', entries(parts.files)),
    ...section('ENVIRONMENT', entries(parts.environment)),
    ...section('EXIT STATUS', entries(parts.exitStatus)),
    ...section('EXAMPLES', all.flatMap(({ command }) => afterHelpOf(command).examples).flatMap(example)),
  ];
  return `${lines.join('\n')}\n`;
}

function titleLine(program: Command, date: string): string {
  const source = `${program.name()} ${program.version() ?? ''}`.trim();
  return `.TH ${escapeRoff(program.name().toUpperCase())} ${SECTION} ${date} "${escapeRoff(source)}" Games`;
}

/** A list of manual pages shows what each is about, without a stop. */
const firstSentence = (text: string): string => text.split(/\.(?:\s|$)/)[0];

const entries = (all: Entries): string[] => all.flatMap(([term, meaning]) => entry(bold(term), meaning));

function example({ line, remark }: Example): string[] {
  const typed = ['.PP', '.nf', ...typedLines(line).map(bold), '.fi'];
  return remark === '' ? typed : [...typed, '.RS 4', ...prose(remark), '.RE'];
}

/** A line to type, continued on further lines before an option where it is too long for a page. */
function typedLines(line: string): string[] {
  const lines: string[] = [];
  for (const part of optionParts(line)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + part.length <= EXAMPLE_WIDTH)
      lines[lines.length - 1] = `${last} ${part}`;
    else lines.push(last === undefined ? part : `${INDENT}${part}`);
  }
  return lines.map((text, index) => (index === lines.length - 1 ? text : `${text} \\`));
}

/** The command, then each option with its values; quoted texts stay whole. */
function optionParts(line: string): string[] {
  const parts: string[] = [];
  for (const [word] of line.matchAll(/(?:"[^"]*"|'[^']*'|\S)+/g)) {
    const last = parts.length - 1;
    if (last < 0 || word.startsWith('--')) parts.push(word);
    else parts[last] += ` ${word}`;
  }
  return parts;
}
