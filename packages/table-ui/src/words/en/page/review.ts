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
    return `Every card and all ${whole(entries)} entries of the log keep to the rules; the record has no seed, so the shuffle itself cannot be checked.`;
  }
  if (outcomes === 0) {
    return `Verified: the order of all ${whole(cards)} cards follows from the seed, and all ${whole(entries)} entries of the log keep to the rules.`;
  }
  return `Verified: the order of all ${whole(cards)} cards and all that chance decided later follow from the seed, and all ${whole(entries)} entries of the log keep to the rules.`;
}

/** The coach's review of a finished game in the browser. */
export const review = {
  title: 'Review',
  tabTitle: (game: string): string => `Review of ${game} – Shoal`,
  about: (game: string, others: readonly string[], date: string): string =>
    others.length === 0 ? `${game} on ${date}` : `${game} with ${allOf(others)} on ${date}`,
  working: 'The coach goes through the game.',
  workingHint: 'This takes a few seconds. Leave whenever you like: nothing is lost.',
  faulty: (sentence: string): string => `This game cannot be reviewed. ${sentence}`,
  failed: 'The review could not be worked out: load the page again to try once more.',

  // What else can be done with the game.
  ways: 'What next',
  replay: 'Go through it',
  sameDeal: 'The same deal again',
  sameDealOfMatch: 'Played again, the deal stands by itself and leaves the match as it is.',
  sameDealOfDay: 'Played again, it does not count as the daily deal.',
  noSameDeal:
    'This deal cannot be played again: its seed is missing, or it has rules or players that are unknown here.',
  sameDealFailed: 'The table could not be set up: load the page again and try once more.',
  verify: 'Verify the shuffle',
  verifying: 'Every card is checked.',
  verified,
  notVerified: 'The game could not be checked: load the page again to try once more.',

  // The win chances, moment by moment.
  chances: (from: string, to: string): string =>
    `Win chance: from ${from} before the first action to ${to} at the end.`,
  fairShare: 'fair share',
  moment: 'Moment of the game',
  previous: 'Previous action',
  next: 'Next action',
  before: 'Before the first action',
  after: (number: number, all: number): string => `After action ${whole(number)} of ${whole(all)}`,
  chanceOf: (name: string, chance: string): string => `Win chance of ${name}: ${chance}.`,
  yourChance: (chance: string): string => `Your win chance: ${chance}.`,
  momentInWords: (when: string, told: readonly string[], chance: string): string =>
    [`${when}.`, ...told, chance].join(' '),
  table: 'Every moment as a table',
  momentHeads: { number: 'action', told: 'what happened' },

  // What went wrong.
  takenBy: (player: string, action: string): string => `${player}: ${action}`,
  actionNumber: (number: number): string => `Action ${whole(number)}`,
  situation: 'How it looked',
  yourHand: 'Your hand',
  handOf: (name: string): string => `The hand of ${name}`,

  // The small print.
  onlyKnown:
    'Everything here is judged only by what a player could know at that moment: nobody is blamed for hidden cards or bad luck.',
};
