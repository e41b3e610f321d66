import type { SeatModel } from '@shoal/table-ui';
import { usePageWords } from '../page/words.ts';
import style from './own-line.module.css';
import { Books, useSeatFacts } from './seat-panel.tsx';

interface OwnLineProps {
  readonly seat: SeatModel;
  readonly bookSize: number;
  /** Is the name told, because several people share the device? */
  readonly isNamed: boolean;
}

/** What everybody may see of whoever looks: a name, and what was laid down. */
export function OwnLine({ seat, bookSize, isNamed }: OwnLineProps) {
  const { table } = usePageWords();
  const facts = useSeatFacts(seat, bookSize);
  return (
    <div
      class={style.line}
      role="group"
      aria-label={table.seatName(seat.label, facts)}
      data-anchor={`seat-${seat.seat}`}
    >
      <span aria-hidden="true" class={style.inside}>
        {isNamed && <b>{seat.label}</b>}
        {seat.books !== null && seat.books.length > 0 && <Books ranks={seat.books} size={bookSize} />}
      </span>
    </div>
  );
}
