import type { GameId } from '@shoal/core';
import type { ScreenWords } from '@shoal/table-ui';
import { columns } from '../columns.ts';

/** Every key of a table, in two columns. */
export const helpLines = (game: GameId, { helpKeys, helpCommon }: ScreenWords): string[] =>
  columns([...helpKeys[game], ...helpCommon], ['left', 'left']);
