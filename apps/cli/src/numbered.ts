/** Something to choose, with the number that chooses it: `2 Bo`. */
export const numbered = (number: number, name: string): string => `${number} ${name}`;

/** One line of a numbered list. */
export const numberedLine = (number: number, text: string): string => `  ${number}. ${text}`;
