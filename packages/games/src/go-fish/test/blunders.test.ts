import { test } from 'vitest';
import { IS_CHECK } from '../../../../../scripts/depth.mjs';
import { expectBlundersFound } from '../../../test/bots/blunders.ts';
import { tableCase } from '../../../test/tables/every-table.ts';
import { gameNamed } from '../../index.ts';

test.runIf(IS_CHECK)('planted blunders are found', () => {
  expectBlundersFound(tableCase(gameNamed('go-fish'), 'classic', 2), 'blunders:16');
});
