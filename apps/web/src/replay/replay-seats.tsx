import { botTitle, type ReplayedGame, type SeatModel, type Sentences, seatModels, shownName } from '@shoal/table-ui';
import { useWords } from '../page/words.ts';
import { Avatar } from '../table/seats/avatar.tsx';
import { Groups, useSeatFacts } from '../table/seats/seat-panel.tsx';
import { OpenHand } from './open-hand.tsx';
import style from './replay-seats.module.css';

interface ReplaySeatsProps {
  readonly replayed: ReplayedGame;
  readonly at: number;
  readonly sentences: Sentences;
}

/** Shows all players with open hands, who has just acted, and who is next. */
export function ReplaySeats({ replayed, at, sentences }: ReplaySeatsProps) {
  const { page, catalogue } = useWords();
  const { frames } = replayed;
  const { view, hands, actor } = frames[at];
  const before = frames[at - 1]?.hands ?? hands;
  return (
    <ul class={style.seats} aria-label={page.replay.players} data-count={hands.length}>
      {seatModels(replayed, view, sentences).map((model) => {
        const { seat } = model;
        const shown = { ...model, label: shownName(model.label, catalogue.screen.you) };
        return (
          <li key={seat} class={style.seat} data-acted={seat === actor}>
            <SeatTop seat={shown} hasActed={seat === actor} />
            <OpenHand name={shown.label} hand={hands[seat]} before={before[seat]} />
          </li>
        );
      })}
    </ul>
  );
}

interface SeatTopProps {
  readonly seat: SeatModel;
  readonly hasActed: boolean;
}

function SeatTop({ seat, hasActed }: SeatTopProps) {
  const { page } = useWords();
  const { label, bot, strength, groups, badge, hasTurn } = seat;
  return (
    <div class={style.top}>
      <div class={style.who} role="group" aria-label={page.table.seatName(label, useSeatFacts(seat))}>
        <span class={style.inside} aria-hidden="true">
          <Avatar seat={seat.seat} hasTurn={hasTurn} />
          <span class={style.name}>{label}</span>
          {bot !== null && <span class={style.muted}>{botTitle(bot, strength)}</span>}
          {badge !== null && <span class={style.muted}>{badge.text}</span>}
          {groups !== null && <Groups groups={groups} />}
        </span>
      </div>
      {hasActed && <span class={style.acted}>{page.replay.acted}</span>}
      {hasTurn && <span class={style.turn}>{page.replay.turn}</span>}
    </div>
  );
}
