import { useWords } from '../page/words.ts';
import { Choice } from '../ui/choice.tsx';
import style from './seat-count.module.css';

interface SeatCountProps {
  readonly seats: number;
  readonly range: { readonly min: number; readonly max: number };
  readonly onChoose: (seats: number) => void;
}

/** How many play, as far as the rules leave a choice. */
export function SeatCount({ seats, range: { min, max }, onChoose }: SeatCountProps) {
  const { setup } = useWords().page;
  if (min === max) return <p class={style.only}>{setup.onlySeats(min)}</p>;
  const counts = Array.from({ length: max - min + 1 }, (_, index) => min + index);
  return (
    <Choice
      legend={setup.seats}
      values={counts.map((value) => ({ value, label: String(value), name: setup.seatCount(value) }))}
      isChosen={(value) => value === seats}
      onChoose={onChoose}
    />
  );
}
