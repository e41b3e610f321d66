const SYSTEM = [
  ...['#000000', '#cd0000', '#00cd00', '#cdcd00', '#0000ee', '#cd00cd', '#00cdcd', '#e5e5e5'],
  ...['#7f7f7f', '#ff0000', '#00ff00', '#ffff00', '#5c5cff', '#ff00ff', '#00ffff', '#ffffff'],
];
const LEVELS = [0, 95, 135, 175, 215, 255];
const GREYS = Array.from({ length: 24 }, (_, step) => 8 + 10 * step);

const hex = (...levels: readonly number[]): string =>
  `#${levels.map((level) => level.toString(16).padStart(2, '0')).join('')}`;

/** The 256 colours of xterm, as it comes. */
export const PALETTE: readonly string[] = [
  ...SYSTEM,
  ...LEVELS.flatMap((red) => LEVELS.flatMap((green) => LEVELS.map((blue) => hex(red, green, blue)))),
  ...GREYS.map((grey) => hex(grey, grey, grey)),
];
