/** The version in the package file; a test keeps the two alike. */
export const VERSION = '0.1.0';
