export const isHigherScoreBetter = true;
