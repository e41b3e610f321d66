import { type Card, rankOf } from '@shoal/core';
import { test } from 'vitest';
import { expectExactInformationKeys } from '../../../test/bots/information-key-check.ts';
import { tablesAndOddOnes } from '../../../test/tables/odd-tables.ts';

/** Drops suits, and with them the difference between twins. */
const withoutSuits = (events: readonly object[]): string =>
  JSON.stringify(events, (key, value) =>
    key === 'cards' ? value.map((card: Card | null) => (card === null ? null : rankOf(card))) : value,
  );

test.each(tablesAndOddOnes('go-fish'))(
  '$name: the information key of a seat tells exactly what its log says, but for suits',
  (table) => expectExactInformationKeys(table, withoutSuits),
);
