/** Points are left in hand. */
export const isHigherScoreBetter = false;
