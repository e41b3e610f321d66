/** Pairs are laid down; they do not decide who wins. */
export const isHigherScoreBetter = true;
