import { seatsOfPeople } from '@shoal/room';
import { seatRange, type TableSetup, withSeats } from '@shoal/table-ui';
import { useRef } from 'preact/hooks';
import { useWords } from '../page/words.ts';
import { SeatCount } from '../rules/table-choices.tsx';
import field from '../ui/field.module.css';
import style from './seat-row.module.css';
import { SeatRow } from './seat-row.tsx';

interface PlayersSectionProps {
  readonly setup: TableSetup;
  readonly onChange: (setup: TableSetup) => void;
  /** Called after the last name was entered. */
  readonly onNamed: () => void;
}

/** The number of players, and who sits at each seat. */
export function PlayersSection({ setup, onChange, onNamed }: PlayersSectionProps) {
  const { page, catalogue } = useWords();
  const seats = useRef<HTMLUListElement>(null);
  const people = seatsOfPeople(setup.players);
  const toNextName = (seat: number) => {
    const names = [...(seats.current?.querySelectorAll<HTMLInputElement>('[data-name]') ?? [])];
    const next = names[people.indexOf(seat) + 1];
    if (next === undefined) onNamed();
    else next.focus();
  };
  return (
    <section class={style.players} aria-labelledby="players-title">
      <h2 id="players-title">{catalogue.screen.players}</h2>
      <SeatCount
        seats={setup.players.length}
        range={seatRange(setup)}
        onChoose={(count) => onChange(withSeats(setup, count))}
      />
      <ul class={style.seats} ref={seats}>
        {setup.players.map((_, seat) => (
          <SeatRow key={seat} setup={setup} seat={seat} onChange={onChange} onNamed={() => toNextName(seat)} />
        ))}
      </ul>
      {people.length > 1 && <p class={field.hint}>{catalogue.screen.passAndPlay}</p>}
      {people.length === 0 && <p class={field.hint}>{page.setup.nobody}</p>}
    </section>
  );
}
