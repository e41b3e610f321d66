/** A space at which no line is broken. */
export const UNBROKEN = '\u00a0';

/** Wide and narrow ones, as French sets them before its stops. */
const UNBROKEN_SPACES = /[\u00a0\u202f]/g;

/** Replaces unbroken spaces: a terminal shows them as plain ones, and people copy from it. */
export const plainSpaces = (text: string): string => text.replace(UNBROKEN_SPACES, ' ');
