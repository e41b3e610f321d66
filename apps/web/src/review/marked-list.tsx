import type { GameReviewed, MarkedAction } from '@shoal/table-ui';
import { useState } from 'preact/hooks';
import { useWords } from '../app/words.ts';
import { MarkSign } from './mark-sign.tsx';
import style from './marked-list.module.css';
import type { PlayedTable } from './reviewed-words.ts';
import { Situation } from './situation.tsx';

interface MarkedListProps {
  readonly table: PlayedTable;
  readonly reviewed: GameReviewed;
  readonly marked: readonly MarkedAction[];
  /** The number of the moment under the cursor. */
  readonly at: number;
  readonly onShow: (number: number) => void;
}

/** What went wrong, in the order of the game; each opens to how the table looked. */
export function MarkedList(props: MarkedListProps) {
  if (props.marked.length === 0) return <p>{props.table.sentences.coach({ key: 'nothing-marked' })}</p>;
  return (
    <ol class={style.list}>
      {props.marked.map((action, index) => (
        <Marked key={action.number} action={action} isFirst={index === 0} {...props} />
      ))}
    </ol>
  );
}

interface MarkedProps extends Omit<MarkedListProps, 'marked'> {
  readonly action: MarkedAction;
  /** It is open from the beginning, to show that all can be opened. */
  readonly isFirst: boolean;
}

function Marked({ action, isFirst, table, reviewed, at, onShow }: MarkedProps) {
  const { page, catalogue } = useWords();
  const [isOpen, setOpen] = useState(isFirst);
  const { review } = page;
  const { number, player, taken, kind, cost, forgotten, better, odds, isOfReviewer } = action;
  const isOwn = isOfReviewer && table.you === reviewed.seat;
  // Whoever taps an open one that the cursor has left wants to come back to it.
  const toggle = () => {
    setOpen(!isOpen || at !== number);
    onShow(number);
  };
  return (
    <li class={style.item} data-current={at === number}>
      <h3 class={style.head}>
        <button type="button" class={style.button} aria-expanded={isOpen} onClick={toggle}>
          <MarkSign kind={kind} />
          <span class={style.name}>
            <span class={style.taken}>{isOwn ? taken : review.takenBy(player, taken)}</span>
            <span class={style.number}>{review.actionNumber(number)}</span>
          </span>
        </button>
      </h3>
      <div class={style.body}>
        <p>{cost}</p>
        {forgotten !== null && <p>{forgotten}</p>}
        <p>
          {catalogue.review.better(better)} <span class={style.odds}>{odds}</span>
        </p>
        {isOpen && <Situation {...{ table, reviewed, action }} />}
      </div>
    </li>
  );
}
