/** The fish of the house, swimming right, around the origin: 17 wide and 8 high, its eye a hole. */
export const FISH_PATH =
  'M-8.3-3.8C-6.8-2.2-5.8-1.3-4.6-.7-1-5.3 5-5.3 8.3 0 5 5.3-1 5.3-4.6.7c-1.2.6-2.2 1.5-3.7 3.1.7-2.5.7-5.1 0-7.6zM3.8-1.3a.9.9 0 1 0 1.8 0 .9.9 0 1 0-1.8 0z';
