/** What only the terminal says of statistics; the rest lives in the shared words. */
export const statisticsWords = {
  noGames: 'No game has been finished yet: play one with shoal play, and it is counted here.',
} as const;
