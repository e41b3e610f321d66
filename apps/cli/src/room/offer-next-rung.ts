import { PRESENTATIONS } from '@shoal/games/presentations';
import type { TableReport } from '@shoal/room';
import { isClimbing, type NextRung, rungAfter, withOffer } from '@shoal/table-ui';
import type { SavedSettings } from '../store/settings-file.ts';
import type { Store } from '../store/store.ts';

/** The next rung of the ladder where enough wins lead to it; it is remembered as offered. */
export function offerNextRung(
  report: TableReport,
  { finished }: Pick<Store, 'finished'>,
  settings: SavedSettings,
): NextRung | null {
  const { hadOffers } = settings.current;
  const rung = rungAfter(report, hadOffers, PRESENTATIONS[report.game]);
  if (rung === null || !isClimbing(rung, finished.all())) return null;
  settings.change({ hadOffers: withOffer(hadOffers, rung) });
  return rung;
}
