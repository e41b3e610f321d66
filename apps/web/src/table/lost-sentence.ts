import type { PageWords } from '@shoal/table-ui';

export type LostReason = 'gone' | 'damaged' | 'played-elsewhere';

/** Why a table cannot be shown here. */
export function lostSentence(reason: LostReason, { common, table }: Pick<PageWords, 'common' | 'table'>): string {
  switch (reason) {
    case 'played-elsewhere':
      return table.elsewhere;
    case 'damaged':
      return table.damaged;
    case 'gone':
      return common.notFound;
  }
}
