import type { CompletedReview, MarkedAction } from '@shoal/table-ui';
import { useState } from 'preact/hooks';
import { useWords } from '../page/words.ts';
import { Sentence } from '../ui/spoken-text.tsx';
import style from './marked-list.module.css';
import type { PlayedTable, ReviewedWords } from './reviewed-words.ts';
import { Situation } from './situation.tsx';

interface MarkedListProps {
  readonly table: PlayedTable;
  readonly reviewed: CompletedReview;
  readonly words: ReviewedWords;
  /** The index of the moment under the cursor. */
  readonly at: number;
  readonly onShow: (number: number) => void;
}

/** Lists the mistakes in game order. Each opens to show the table at that moment. */
export function MarkedList(props: MarkedListProps) {
  const { marked, spokenMarked } = props.words;
  if (marked.length === 0) return <p>{props.table.sentences.coach({ key: 'nothing-marked' })}</p>;
  return (
    <ol class={style.list}>
      {marked.map((action, index) => (
        <Marked key={action.number} action={action} spoken={spokenMarked[index]} isFirst={index === 0} {...props} />
      ))}
    </ol>
  );
}

interface MarkedProps extends MarkedListProps {
  readonly action: MarkedAction;
  /** The action as screen readers say it. */
  readonly spoken: MarkedAction;
  /** Starts open, to show that items can be opened. */
  readonly isFirst: boolean;
}

function Marked({ action, spoken, isFirst, table, reviewed, at, onShow }: MarkedProps) {
  const { page, catalogue } = useWords();
  const [isOpen, setOpen] = useState(isFirst);
  const { review } = page;
  const { number, kind, cost, forgotten, odds, isOfReviewer } = action;
  const isOwn = isOfReviewer && table.you === reviewed.seat;
  const told = (of: MarkedAction) => (isOwn ? of.taken : review.takenBy(of.player, of.taken));
  const better = (of: MarkedAction) => catalogue.review.better(of.better);
  // A tap on an open item that the cursor has left moves the cursor back.
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
            <span class={style.taken}>
              <Sentence seen={told(action)} spoken={told(spoken)} />
            </span>
            <span class={style.number}>{review.actionNumber(number)}</span>
          </span>
        </button>
      </h3>
      <div class={style.body}>
        <p>{cost}</p>
        {forgotten !== null && (
          <p>
            <Sentence seen={forgotten} spoken={spoken.forgotten ?? forgotten} />
          </p>
        )}
        <p>
          <Sentence seen={better(action)} spoken={better(spoken)} /> <span class={style.odds}>{odds}</span>
        </p>
        {isOpen && <Situation {...{ table, reviewed, action }} />}
      </div>
    </li>
  );
}

/** The mark that the plot uses too. */
export const MarkSign = ({ kind }: Pick<MarkedAction, 'kind'>) => (
  <span class={style.sign} data-kind={kind} aria-hidden="true">
    ▲
  </span>
);
