/** Books are laid down. */
export const isHigherScoreBetter = true;
