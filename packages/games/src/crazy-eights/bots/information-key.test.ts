import { test } from 'vitest';
import { expectExactInformationKeys } from '../../../test/bots/information-key-check.ts';
import { tablesAndOddOnes } from '../../../test/tables/odd-tables.ts';

test.each(tablesAndOddOnes('crazy-eights'))('$name: what a seat is told in short is what its log says', (table) =>
  expectExactInformationKeys(table, JSON.stringify),
);
