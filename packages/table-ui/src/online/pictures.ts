import type { Pictures } from '@shoal/room/seal';

/**
 * What stands for each number of a seal, also said aloud: no animals, which spoken codes are made of, no suits, and no two that are
 * easily taken for each other. A test keeps the words of each language beside them.
 */
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
  '🍩',
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
  '⛄',
  '🌋',
  '🏠',
  '🏰',
  '🚁',
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
  '🚪',
  '👑',
  '🚌',
  '👟',
  '🔑',
  '🔒',
  '💡',
  '📞',
  '🎻',
  '🔨',
  '🧲',
  '🔭',
  '🎲',
  '🧩',
  '🎯',
  '⚓',
  '💍',
  '☔',
  '👻',
  '🤖',
  '🍐',
];

interface PictureLook {
  /** Can the reader not see signs, or hears them? */
  readonly ascii: boolean;
  /** The names of all pictures in the language of the reader. */
  readonly names: readonly string[];
}

/** The four pictures that stand for a sealed pack: "🍎 apple · 🚗 car · 🌙 moon · 🔑 key", or the words alone. */
export function picturesOfSeal(pictures: Pictures, { ascii, names }: PictureLook): string {
  const shown = pictures.map((picture) => (ascii ? names[picture] : `${PICTURE_SIGNS[picture]} ${names[picture]}`));
  return shown.join(ascii ? ', ' : ' · ');
}
