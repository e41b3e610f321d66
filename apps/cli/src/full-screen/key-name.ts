import type { ScreenWords } from '@shoal/table-ui';

/** A key as it is written on the keyboard. */
export const keyName = (key: string, { keyNames }: ScreenWords): string => keyNames[key] ?? key.toUpperCase();
