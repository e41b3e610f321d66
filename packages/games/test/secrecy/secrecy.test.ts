import { LADDER } from '@shoal/core';
import { describe, expect, test } from 'vitest';
import { atDepth } from '../../../../scripts/depth.mjs';
import { testedTables } from '../tables/every-table.ts';
import { peekOf } from './secrecy.ts';

const SEED = 'secrecy';
const POSITIONS = atDepth({ test: 1, check: 8 });

describe(`no bot peeks, seed ${SEED}`, () => {
  test.each(LADDER)('%s chooses alike whatever the hidden cards are', (level) => {
    const peeks = testedTables().map((table) => peekOf(table, level, POSITIONS, SEED));
    expect(peeks.filter((peek) => peek !== null)).toEqual([]);
  });
});
