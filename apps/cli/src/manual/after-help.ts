import type { Command } from 'commander';

/** What a command says below its options. */
export interface AfterHelp {
  readonly examples: readonly Example[];
  readonly paragraphs: readonly string[];
}

/** A line to type, and what it is for; an empty remark says nothing. */
export interface Example {
  readonly line: string;
  readonly remark: string;
}

const EXAMPLES = 'Examples:';

export function afterHelpOf(command: Command): AfterHelp {
  const blocks = textAfterHelp(command)
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter((block) => block !== '');
  return {
    examples: blocks.filter((block) => block.startsWith(EXAMPLES)).flatMap(examplesIn),
    paragraphs: blocks.filter((block) => !block.startsWith(EXAMPLES)),
  };
}

const examplesIn = (block: string): Example[] =>
  block
    .slice(EXAMPLES.length)
    .split('\n')
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .map((text) => {
      const [line, ...remark] = text.split(/\s{2,}/);
      return { line, remark: remark.join(' ') };
    });

/** Commander gives out the added text only as part of the help that it prints. */
function textAfterHelp(command: Command): string {
  const original = command.configureOutput();
  let printed = '';
  command.configureOutput({
    ...original,
    writeOut: (text) => {
      printed += text;
    },
  });
  command.outputHelp();
  command.configureOutput(original);
  const help = command.helpInformation();
  return printed.slice(printed.indexOf(help) + help.length);
}
