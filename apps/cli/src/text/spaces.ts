/** A space at which no line is broken. */
export const UNBROKEN = '\u00a0';

/** Wide and narrow ones, as French sets them before its stops. */
const UNBROKEN_SPACES = /[\u00a0\u202f]/g;

/** A terminal shows one kind of space, and whoever copies from it wants no other. */
export const plainSpaces = (text: string): string => text.replace(UNBROKEN_SPACES, ' ');
