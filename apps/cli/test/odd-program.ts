import { Argument, Command, Option } from 'commander';

/** A text with everything in it that a shell could take for something else. */
export const ODD = `a 'quote', "two", [brackets], a \\ and \`ticks\`: $HOME; (100 %) {a,b} #1 *?~ <x> & | !`;
export const ODD_CHOICES = ["it's", 'a b', 'c:d', 'e"f', '$HOME', 'h\\i', '[j]', '*'];

/** A tree of commands unlike ours, with odd texts everywhere. */
export function oddProgram(): Command {
  const odd = new Command('shoal').description(ODD);
  odd.command('keep').description(ODD).argument('<name>', ODD).argument('<file...>', ODD);
  const nested = odd.command('match').alias('m').description(ODD);
  nested.command('new').description(ODD).addOption(new Option('-k, --kind <kind>', ODD).choices(ODD_CHOICES));
  nested.command('list').addArgument(new Argument('[order]').choices(['up', 'down']));
  nested.addOption(new Option('--look [look]', ODD).choices(['plain', 'rich']));
  nested.addOption(new Option('--secret').hideHelp());
  return odd;
}
