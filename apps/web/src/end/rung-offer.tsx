import type { TableReport } from '@shoal/room';
import { type NextRung, rungAfter, rungWords, setupOnRung, withOffer } from '@shoal/table-ui';
import { useEffect, useState } from 'preact/hooks';
import { client } from '../client/client.ts';
import { useGame } from '../game/games.tsx';
import { changeSettings, settings } from '../page/page-settings.ts';
import { useWords } from '../page/words.ts';
import { Button } from '../ui/button.tsx';
import type { BeginOrder } from '../worker/worker-calls.ts';
import style from './rung-offer.module.css';

/** The next rung of the ladder where enough wins lead to it, until it is dismissed; it is remembered as offered. */
export function useNextRung(report: TableReport): [NextRung | null, () => void] {
  const { presentation } = useGame();
  const [rung, setRung] = useState<NextRung | null>(null);
  useEffect(() => {
    let isWanted = true;
    const offer = (due: NextRung) => {
      changeSettings({ hadOffers: withOffer(settings.value.hadOffers, due) });
      setRung(due);
    };
    const due = rungAfter(report, settings.value.hadOffers, presentation);
    // Without an answer there is no offer, and nothing is missed.
    if (due !== null)
      client.calls.isClimbing(due).then(
        (isDue) => isDue && isWanted && offer(due),
        () => undefined,
      );
    return () => {
      isWanted = false;
    };
  }, [report.finishedId]);
  return [rung, () => setRung(null)];
}

interface RungOfferProps {
  readonly rung: NextRung;
  readonly report: TableReport;
  readonly onBegin: (order: BeginOrder) => void;
  readonly onStay: () => void;
}

/** Offers stronger bots, who then sit at the table of this game from now on. */
export function RungOffer({ rung, report, onBegin, onStay }: RungOfferProps) {
  const { offer, climb, stay } = rungWords(rung, useWords().catalogue.screen);
  const begin = () => {
    const { game } = rung;
    const setup = setupOnRung(report, rung);
    changeSettings({ tables: { ...settings.value.tables, [game]: setup } });
    onBegin({ key: 'setup', game, setup, seed: null });
  };
  return (
    <div class={style.offer} role="group" aria-label={offer}>
      <p role="status">{offer}</p>
      <Button onClick={begin}>{climb}</Button>
      <Button kind="quiet" onClick={onStay}>
        {stay}
      </Button>
    </div>
  );
}
