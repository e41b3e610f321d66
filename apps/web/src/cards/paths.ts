/** Spades, hearts, diamonds and clubs in a box of 100 × 100, drawn to look equally large. */
export const SUIT_PATHS = [
  'M50 3C58 21 92 40 92 64c0 12-9 20-20 20-7 0-13-3-17-9 1 10 5 17 13 22H32c8-5 12-12 13-22-4 6-10 9-17 9C17 84 8 76 8 64 8 40 42 21 50 3z',
  'M50 95C43 81 5 60 5 32 5 17 16 7 28 7c10 0 18 6 22 16 4-10 12-16 22-16 12 0 23 10 23 25 0 28-38 49-45 63z',
  'M50 2c9 16 23 33 38 48-15 15-29 32-38 48-9-16-23-33-38-48C27 35 41 18 50 2z',
  'M66 43a22 22 0 1 1-10 32c1 11 4 17 12 22H32c8-5 11-11 12-22a22 22 0 1 1-10-32 22 22 0 1 1 32 0z',
] as const;

/** The fish of the logo, swimming right, centred on the origin: 17 wide and 8 high. Its eye is a hole. */
export const FISH_PATH =
  'M-8.3-3.8C-6.8-2.2-5.8-1.3-4.6-.7-1-5.3 5-5.3 8.3 0 5 5.3-1 5.3-4.6.7c-1.2.6-2.2 1.5-3.7 3.1.7-2.5.7-5.1 0-7.6zM3.8-1.3a.9.9 0 1 0 1.8 0 .9.9 0 1 0-1.8 0z';
