/** So many games of a file are listed, and every faulty one after them; the others are checked and counted. */
export const MOST_LISTED = 20_000;
