import { test } from 'vitest';
import { expectToldInShort } from '../../../test/bots/told-in-short.ts';
import { tablesAndOddOnes } from '../../../test/tables/odd-tables.ts';

test.each(tablesAndOddOnes('crazy-eights'))('$name: what a seat is told in short is what its log says', (table) =>
  expectToldInShort(table, JSON.stringify),
);
