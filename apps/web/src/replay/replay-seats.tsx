import { type ReplayedGame, type SeatModel, seatModels, shownName } from '@shoal/table-ui';
import { useWords } from '../page/words.ts';
import { Avatar } from '../table/seats/avatar.tsx';
import { Books, useSeatFacts } from '../table/seats/seat-panel.tsx';
import { OpenHand } from './open-hand.tsx';
import style from './replay-seats.module.css';

interface ReplaySeatsProps {
  readonly replayed: ReplayedGame;
  readonly at: number;
}

/** Everybody at the table with an open hand: who has just acted, and who is next. */
export function ReplaySeats({ replayed, at }: ReplaySeatsProps) {
  const { page, catalogue } = useWords();
  const { game, options, frames } = replayed;
  const { view, hands, actor } = frames[at];
  const before = frames[at - 1]?.hands ?? hands;
  const { bookSize = 4 } = options as { readonly bookSize?: number };
  return (
    <ul class={style.seats} aria-label={page.replay.players} data-count={hands.length}>
      {seatModels(replayed, view).map((model) => {
        const { seat } = model;
        const shown = { ...model, label: shownName(model.label, catalogue.screen.you) };
        return (
          <li key={seat} class={style.seat} data-acted={seat === actor}>
            <SeatTop seat={shown} bookSize={bookSize} hasActed={seat === actor} />
            <OpenHand game={game} name={shown.label} hand={hands[seat]} before={before[seat]} />
          </li>
        );
      })}
    </ul>
  );
}

interface SeatTopProps {
  readonly seat: SeatModel;
  readonly bookSize: number;
  readonly hasActed: boolean;
}

function SeatTop({ seat, bookSize, hasActed }: SeatTopProps) {
  const { page, catalogue } = useWords();
  const { label, bot, books, place, hasTurn } = seat;
  return (
    <div class={style.top}>
      <div class={style.who} role="group" aria-label={page.table.seatName(label, useSeatFacts(seat, bookSize))}>
        <span class={style.inside} aria-hidden="true">
          <Avatar label={label} seat={seat.seat} hasTurn={hasTurn} />
          <span class={style.name}>{label}</span>
          {bot !== null && <span class={style.muted}>{bot}</span>}
          {place !== null && <span class={style.muted}>{catalogue.screen.outShort(place)}</span>}
          {books !== null && <Books ranks={books} size={bookSize} />}
        </span>
      </div>
      {hasActed && <span class={style.acted}>{page.replay.acted}</span>}
      {hasTurn && <span class={style.turn}>{page.replay.turn}</span>}
    </div>
  );
}
