import { allOf, oneOf, plural, whole } from '@shoal/language/en';

/** What is asked line by line before the first card. Questions end where the mark for an answer follows. */
export const lineSetup = {
  // Games that wait.
  gamesWaiting: (games: number, listed: number): string => {
    const rest = listed < games ? `. The newest ${whole(listed)}:` : ':';
    return plural(games, { one: 'A game is waiting:', other: `${whole(games)} games are waiting${rest}` });
  },
  waitingGame: (game: string, others: readonly string[], deal: number, left: string): string =>
    deal === 1
      ? `${game} with ${allOf(others)}, ${left}`
      : `${game} with ${allOf(others)}, deal ${whole(deal)}, ${left}`,
  continueOrNew: (unlisted: number): string =>
    unlisted === 0
      ? 'Enter = continue 1, a number = continue that one, n = new game'
      : `Enter = continue 1, a number = continue that one, m = list ${whole(unlisted)} more, n = new game`,
  continueAnswers: (games: number): string => `Please press Enter, or answer n or a number from 1 to ${whole(games)}.`,

  // The table.
  whichGame: (games: readonly string[]): string => `Which game: ${oneOf(games)}? Enter = ${games[0]}`,
  enterOrSetUp: (bots: number): string =>
    plural(bots, {
      one: 'Enter = you and one bot, s = set up the table',
      other: `Enter = you and ${whole(bots)} bots, s = set up the table`,
    }),
  enterOrS: 'Please press Enter to start, or type s to set up the table.',
  howManyPlayers: (min: number, max: number, suggested: number): string =>
    `How many players, ${whole(min)} to ${whole(max)}? Enter = ${whole(suggested)}`,
  nameOf: (player: number, suggested: string): string => `Name of player ${whole(player)}? Enter = ${suggested}`,
  kindOf: (name: string, bots: readonly string[], suggested: string): string =>
    `Is ${name} a human (h) or a bot: ${oneOf(bots)}? Enter = ${suggested}`,
  yourKind: (bots: readonly string[], suggested: string): string =>
    `Are you a human (h) or a bot: ${oneOf(bots)}? Enter = ${suggested}`,
  human: 'human',
  preset: (presets: readonly string[], suggested: string): string =>
    `Which rules: ${oneOf(presets)}? Enter = ${suggested}`,
  option: (example: string): string => `Change an option, such as ${example}, or ? to list them? Enter = start`,
  noOption: (text: string, example: string): string =>
    `"${text}" is not an option with a value; write one like ${example}.`,
  chooseFrom: (known: readonly string[]): string => `Please answer ${oneOf(known)}.`,
};

export type LineSetupWords = typeof lineSetup;
