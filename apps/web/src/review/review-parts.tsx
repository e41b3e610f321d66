import { type CompletedReview, totalColumns } from '@shoal/table-ui';
import { useState } from 'preact/hooks';
import { useWords } from '../page/words.ts';
import { NumberTable } from '../plots/number-table.tsx';
import { Panel } from '../plots/panel.tsx';
import { ChancePanel } from './chance-panel.tsx';
import { MarkedList } from './marked-list.tsx';
import style from './review-parts.module.css';
import { type PlayedTable, useReviewedWords } from './reviewed-words.ts';

interface ReviewPartsProps {
  readonly table: PlayedTable;
  readonly reviewed: CompletedReview;
}

/** Shows the win chances, the mistakes and the totals of a review. */
export function ReviewParts({ table, reviewed }: ReviewPartsProps) {
  const { page, catalogue } = useWords();
  const words = useReviewedWords(table, reviewed);
  const [at, setAt] = useState(words.marked[0]?.number ?? words.moments.length - 1);
  return (
    <>
      <div class={style.columns}>
        <ChancePanel {...{ table, reviewed, words, at }} onMove={setAt} />
        <div class={style.side}>
          <Panel id="marked-title" title={catalogue.review.marked}>
            <MarkedList {...{ table, reviewed, words, at }} onShow={setAt} />
          </Panel>
          <Panel id="totals-title" title={catalogue.review.totals}>
            {/* One column per player, because a phone has more room below than beside. */}
            <NumberTable
              caption={catalogue.review.totals}
              {...totalColumns(reviewed.actions, table.labels, catalogue.review)}
            />
          </Panel>
        </div>
      </div>
      <div class={style.print}>
        <p>{page.review.onlyKnown}</p>
        <p>{catalogue.review.howMeasured(reviewed.rollouts)}</p>
      </div>
    </>
  );
}
