/** The end of a deal or match. */
export const end = {
  title: 'The end of the deal',
  again: 'Again',
  nextDeal: 'Next deal',
  rematch: 'Play such a match again',
  review: 'Review',
  replay: 'Go through it',
  share: 'Share',
  home: 'First page',
  look: 'Look at the table',
  results: 'Results',
};
