/** The version in the package file; a test keeps the two alike. */
export const VERSION = '1.0.0';

/** The day of the last change to what the manual tells. */
export const VERSION_DATE = '2026-11-16';
