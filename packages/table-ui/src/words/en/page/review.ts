import { allOf, whole } from '@shoal/language/en';

/** What was checked of a game whose every card is right. */
export interface Checked {
  readonly isSeeded: boolean;
  readonly cards: number;
  /** How often chance decided something after the deal. */
  readonly outcomes: number;
  readonly entries: number;
}

function verified({ isSeeded, cards, outcomes, entries }: Checked): string {
  if (!isSeeded) {
    return `Every card and all ${whole(entries)} log entries follow the rules; without a seed, the shuffle itself cannot be checked.`;
  }
  if (outcomes === 0) {
    return `Verified: the order of all ${whole(cards)} cards follows from the seed, and all ${whole(entries)} log entries follow the rules.`;
  }
  return `Verified: the order of all ${whole(cards)} cards and everything chance decided later follow from the seed, and all ${whole(entries)} log entries follow the rules.`;
}

/** The coach's review of a finished game in the browser. */
export const review = {
  title: 'Review',
  tabTitle: (game: string): string => `Review of ${game} – Shoal`,
  about: (game: string, others: readonly string[], date: string): string =>
    others.length === 0 ? `${game} on ${date}` : `${game} with ${allOf(others)} on ${date}`,
  working: 'The coach is going through the game…',
  workingHint: 'This takes a few seconds. You can leave at any time: nothing is lost.',
  faulty: (sentence: string): string => `This game cannot be reviewed. ${sentence}`,
  failed: 'The review failed: reload the page to try again.',

  // What else can be done with the game.
  ways: 'What next',
  replay: 'Replay',
  sameDeal: 'Play this deal again',
  sameDealOfMatch: 'Played again, the deal counts on its own and leaves the match unchanged.',
  sameDealOfDay: 'Played again, it does not count as the daily deal.',
  noSameDeal: 'This deal cannot be played again: its seed is missing, or its rules or players are unknown here.',
  sameDealFailed: 'The table could not be set up: reload the page and try again.',
  verify: 'Verify the shuffle',
  verifying: 'Checking every card…',
  verified,
  notVerified: 'The game could not be checked: reload the page to try again.',

  // The win chances, moment by moment.
  chances: (from: string, to: string): string =>
    `Winning chance: from ${from} before the first action to ${to} at the end.`,
  fairShare: 'fair share',
  moment: 'Moment of the game',
  previous: 'Previous action',
  next: 'Next action',
  before: 'Before the first action',
  after: (number: number, all: number): string => `After action ${whole(number)} of ${whole(all)}`,
  chanceOf: (name: string, chance: string): string => `${name}'s winning chance: ${chance}.`,
  yourChance: (chance: string): string => `Your winning chance: ${chance}.`,
  momentInWords: (when: string, told: readonly string[], chance: string): string =>
    [`${when}.`, ...told, chance].join(' '),
  table: 'Every moment as a table',
  momentHeads: { number: 'action', told: 'what happened' },

  // What went wrong.
  takenBy: (player: string, action: string): string => `${player}: ${action}`,
  actionNumber: (number: number): string => `Action ${whole(number)}`,
  situation: 'The situation',
  yourHand: 'Your hand',
  handOf: (name: string): string => `${name}'s hand`,

  // The small print.
  onlyKnown:
    'Every action is judged only by what the player could know at that moment: nobody is blamed for hidden cards or bad luck.',
};
