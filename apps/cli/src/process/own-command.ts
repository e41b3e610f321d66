/** What people type here to start this program; `npm start` says so by the environment. */
const ownCommand = (): string => process.env['SHOAL_COMMAND'] ?? 'shoal';

/** A line that people can type here as it stands: `shoal --continue`, or `npm start -- --continue` in a clone. */
export function callOf(words = ''): string {
  const command = ownCommand();
  if (words === '') return command;
  // npm keeps for itself whatever does not follow two hyphens.
  return command.startsWith('npm ') ? `${command} -- ${words}` : `${command} ${words}`;
}
