/** One colour of a drawing, with the outline that it fills. */
export type Patch = readonly [fill: string, outline: string];

/** An animal's face in a circle of 40 × 40. */
export interface Animal {
  readonly water: string;
  readonly patches: readonly Patch[];
}

/** An ellipse as an outline. */
const oval = (x: number, y: number, rx: number, ry = rx): string =>
  `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;

const pair = (x: number, y: number, rx: number, ry = rx): string => oval(20 - x, y, rx, ry) + oval(20 + x, y, rx, ry);

const INK = '#1b2a30';

/** Two dark eyes with a glint, at this distance from the middle. */
const eyes = (x: number, y: number, size = 2.4): Patch[] => [
  [INK, pair(x, y, size, size * 1.15)],
  [
    '#ffffff',
    oval(20 - x + size * 0.35, y - size * 0.45, size * 0.36) + oval(20 + x + size * 0.35, y - size * 0.45, size * 0.36),
  ],
];

/** A mouth as a curved band. */
const smile = (y: number, width = 4, depth = 2.6): Patch => [
  INK,
  `M${20 - width} ${y}q${width} ${2 * depth} ${2 * width} 0q${-width} ${2 * depth - 2.2} ${-2 * width} 0z`,
];

const OTTER: Animal = {
  water: '#ffd9a8',
  patches: [
    ['#6b4630', pair(11, 12, 4)],
    ['#8a5d3f', oval(20, 22, 14.5, 13.5)],
    ['#f1dcc3', oval(20, 28, 9.5, 7)],
    ['#3a241a', 'M16.4 23.4h7.2q.8 0 .5.8q-1.6 3-4.1 3t-4.1-3q-.3-.8.5-.8z'],
    smile(28.6, 3.4, 2),
    ...eyes(7, 18.5),
  ],
};

const OCTOPUS: Animal = {
  water: '#fde2b8',
  patches: [
    ['#b0417f', 'M5 40v-7q0-5 3.5-5t3 5v7zM28.5 40v-7q0-5 3-5t3.5 5v7zM12.5 40v-6h6v6zM21.5 40v-6h6v6z'],
    ['#cf5f9b', oval(20, 19, 14, 14.5)],
    ['#cf5f9b', 'M8 25h24v7q-3 5-6 0q-3 5-6 0q-3 5-6 0q-3 5-6 0z'],
    ['#f2b3d2', oval(12.5, 10.5, 2.4, 1.6) + oval(17, 7.5, 1.5, 1)],
    ['#f29cc4', pair(9.5, 25, 2.6, 1.6)],
    ...eyes(5.5, 20, 2.9),
    smile(25.4, 2.8, 1.9),
  ],
};

const CRAB: Animal = {
  water: '#bfe3f2',
  patches: [
    [
      '#c73e2e',
      'M4 12q-3-8 4-10q-1 4 1 5q2-1 3-4q4 5-1 9q-1 6 2 9l-3 2q-6-5-6-11zM36 12q3-8-4-10q1 4-1 5q-2-1-3-4q-4 5 1 9q1 6-2 9l3 2q6-5 6-11z',
    ],
    ['#c73e2e', 'M14 12h2.4v8H14zM23.6 12H26v8h-2.4z'],
    ['#e4573d', oval(20, 26.5, 14.5, 10.5)],
    ['#f6937b', pair(9.5, 28, 2.6, 1.7)],
    ['#ffffff', pair(5, 12.5, 4)],
    ...eyes(5, 12.8, 2.1),
    smile(27.6, 4.2, 2.8),
  ],
};

const TURTLE: Animal = {
  water: '#d9edc0',
  patches: [
    ['#2f6b4f', oval(20, 37, 19, 15)],
    ['#4c8f6c', 'M20 24l7 5l-2.5 9h-9L13 29zM4.5 31l6-3l4 10H3zM35.5 31l-6-3l-4 10H37z'],
    ['#8cc152', oval(20, 18, 12.5, 13)],
    ['#a8d46f', oval(20, 23, 9, 6)],
    ['#6fa23c', oval(18, 20.5, 0.7) + oval(22, 20.5, 0.7) + oval(20, 8.5, 3, 1.4)],
    ...eyes(6.8, 15.5, 2.6),
    smile(24, 4.6, 2.6),
  ],
};

const PENGUIN: Animal = {
  water: '#cfe0ff',
  patches: [
    ['#26323f', oval(20, 24, 15.5, 19)],
    ['#ffffff', pair(5.5, 19.5, 7, 8) + oval(20, 33, 10.5, 11)],
    ['#f5a623', 'M15 22.5q5-3.5 10 0q-2 5.5-5 5.5t-5-5.5z'],
    ['#d98613', 'M15 22.5q5 2.6 10 0q-5 4-10 0z'],
    ['#ffc9c9', pair(9.3, 24.5, 2, 1.3)],
    ...eyes(5.8, 18.5, 2.3),
  ],
};

const FROG: Animal = {
  water: '#f7d9e3',
  patches: [
    ['#4f9e3f', pair(8.5, 12, 6)],
    ['#63b84f', oval(20, 24, 16, 13.5)],
    ['#c9ecb0', oval(20, 31, 11.5, 6.5)],
    ['#ffffff', pair(8.5, 12, 4.4)],
    ['#f2a0a0', pair(11.5, 25, 2.2, 1.5)],
    ...eyes(8.5, 12.2, 2.6),
    smile(25, 7.5, 3.4),
  ],
};

const SEAL: Animal = {
  water: '#b9e4d8',
  patches: [
    ['#8997a6', oval(20, 22, 15, 14.5)],
    ['#6e7c8b', oval(12, 11.5, 2.2, 1.4) + oval(17, 9.5, 1.4, 0.9) + oval(28, 12, 1.8, 1.2)],
    ['#e6ebf0', pair(4.2, 26.5, 5.4, 4.7)],
    ['#e6ebf0', oval(20, 31.5, 3.6, 2.8)],
    [INK, oval(20, 22.8, 3, 2.1)],
    ['#6e7c8b', [14, 16.5, 23.5, 26].flatMap((x) => [oval(x, 26, 0.6), oval(x + 0.3, 28.3, 0.6)]).join('')],
    ...eyes(7.2, 18, 3),
  ],
};

const PUFFER: Animal = {
  water: '#b8d7f5',
  patches: [
    [
      '#d99a1c',
      'M20 3l3 6l5.5-4l.5 6.5l6.5-1.5l-1.5 6.5L40 18l-4 5l4 5l-6 1.5l1 6.5l-6.5-1l-1 5.5l-5.5-3l-2 2.5l-2-2.5l-5.5 3l-1-5.5l-6.5 1l1-6.5L0 28l4-5l-4-5l6-1.5L4.5 10l6.5 1.5l.5-6.5L17 9z',
    ],
    ['#f4bf3c', oval(20, 22, 14.5, 14)],
    ['#fff3cf', oval(20, 29.5, 11, 6.5)],
    ['#f29b6b', pair(10.5, 24, 2, 1.3)],
    ['#ffffff', pair(6.5, 18, 4.3)],
    ...eyes(6.2, 18.3, 2.5),
    [INK, oval(20, 26.5, 2.6, 2.1)],
    ['#f08a7a', oval(20, 27.2, 1.6, 1.1)],
  ],
};

const WHALE: Animal = {
  water: '#ffe0cc',
  patches: [
    ['#7cc4ea', 'M19 11q0-6-5-6q-4 0-3.5 3.5q1.5-2 3.5-1.5t2.5 4zM21 11q0-6 5-6q4 0 3.5 3.5q-1.5-2-3.5-1.5t-2.5 4z'],
    ['#3f7fb8', oval(20, 25.5, 16.5, 15)],
    ['#e8f3fa', 'M4.5 29q15.5 6 31 0q-1 12-15.5 12T4.5 29z'],
    ['#b9d3e6', 'M12 33.5q.5 3 2 5h1.5q-1.5-2-2-5zM19.2 34h1.6v5h-1.6zM28 33.5q-.5 3-2 5h-1.5q1.5-2 2-5z'],
    ['#84b3da', pair(11.5, 26.5, 2, 1.3)],
    ...eyes(8.5, 22, 2.5),
  ],
};

const STAR: Animal = {
  water: '#c8c5ee',
  patches: [
    [
      '#e8752a',
      'M20 1.5q2.5 0 4 4.5l2.2 7q.4 1 1.5 1l7.3.2q4.5.3 5 2.5q.6 2.2-3 4.8l-5.8 4.2q-1 .8-.6 2l2 7q1.2 4.3-.8 5.5q-2 1.2-5.6-1.4l-5.2-3.8q-1-.7-2 0l-5.2 3.8q-3.6 2.6-5.6 1.4q-2-1.2-.8-5.5l2-7q.4-1.2-.6-2L3 21.5q-3.6-2.6-3-4.8q.5-2.2 5-2.5L12.3 14q1.1 0 1.5-1l2.2-7q1.5-4.5 4-4.5z',
    ],
    [
      '#f6a15e',
      oval(20, 6.5, 1.3) +
        oval(20, 10.5, 1) +
        oval(35, 17.8, 1.3) +
        oval(31, 19, 1) +
        oval(5, 17.8, 1.3) +
        oval(9, 19, 1) +
        oval(29.5, 34.5, 1.3) +
        oval(10.5, 34.5, 1.3),
    ],
    ['#f29b6b', pair(7.5, 24.5, 1.9, 1.3)],
    ...eyes(4.6, 19.5, 2.5),
    smile(23.8, 3.4, 2.4),
  ],
};

/** Enough for the largest table, so that no two players share a face. */
export const ANIMALS: readonly Animal[] = [OTTER, OCTOPUS, CRAB, TURTLE, PENGUIN, FROG, SEAL, PUFFER, WHALE, STAR];
