import { test } from 'vitest';
import { aThirdOf } from '../../../../../scripts/depth.mjs';
import { expectExactInformationKeys } from '../../../test/bots/information-key-check.ts';
import { tablesAndOddOnes } from '../../../test/tables/odd-tables.ts';

test.each(aThirdOf(tablesAndOddOnes('crazy-eights')))(
  '$name: the information key of a seat tells exactly what its log says',
  (table) => expectExactInformationKeys(table, JSON.stringify),
);
