import { PICTURES, type Pictures } from '@shoal/room/seal';

/** What stands for each number of a seal. A test keeps the words of each language beside them. */
export const PICTURE_SIGNS: readonly string[] = [
  '🍎',
  '🍌',
  '🍒',
  '🍇',
  '🍋',
  '🍓',
  '🍍',
  '🥕',
  '🌽',
  '🍄',
  '🍞',
  '🧀',
  '🥚',
  '🍕',
  '🍪',
  '🍰',
  '🌵',
  '🌻',
  '🌹',
  '🌲',
  '🍁',
  '🌈',
  '⭐',
  '🌙',
  '🔥',
  '⚡',
  '🌊',
  '🌋',
  '🏠',
  '🏰',
  '⛺',
  '⛵',
  '🚲',
  '🚗',
  '🚂',
  '🚜',
  '🚀',
  '🎈',
  '🎁',
  '🎺',
  '🎸',
  '🥁',
  '🔔',
  '🎩',
  '👑',
  '🧦',
  '👟',
  '🔑',
  '🔒',
  '💡',
  '📖',
  '⏰',
  '🔨',
  '🧲',
  '🔭',
  '🎲',
  '🧩',
  '🎯',
  '⚓',
  '💎',
  '🦋',
  '🐙',
  '🐌',
  '🦉',
];

interface PictureLook {
  /** Can the reader not see signs? */
  readonly ascii: boolean;
  /** The names of all pictures in the language of the reader. */
  readonly names: readonly string[];
}

/** The four pictures that stand for a sealed pack. */
export const picturesOfSeal = (pictures: Pictures, { ascii, names }: PictureLook): string =>
  pictures.map((picture) => (ascii ? names : PICTURE_SIGNS)[picture % PICTURES]).join(ascii ? ', ' : ' ');
