import { type DailyStatistics, peopleRows, type SharedTables, type Tally } from '@shoal/table-ui';
import { useWords } from '../page/words.ts';
import { NumberTable } from '../plots/number-table.tsx';
import { Panel } from '../plots/panel.tsx';
import style from './other-panels.module.css';

/** Summarizes all games against bots in one figure and a few sentences. */
export function SummaryPanel({ total }: { readonly total: Tally }) {
  const { page, catalogue } = useWords();
  const { statistics: words } = catalogue;
  return (
    <Panel id="summary-title" title={page.statistics.yours}>
      <div class={style.summary}>
        <div class={style.figure}>
          <p>
            <span class={style.share}>{words.percent(total.winShare)}</span> {page.statistics.winShare}
          </p>
          <ShareBar share={total.winShare} fair={total.fairShare} />
        </div>
        <div class={style.prose}>
          {words.summary(total).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </div>
      </div>
    </Panel>
  );
}

/** The share of wins as a bar, with a mark at the fair share. The text beside it says it in words. */
const ShareBar = ({ share, fair }: { readonly share: number; readonly fair: number }) => (
  <span class={style.bar} style={{ '--share': share, '--fair': fair }} aria-hidden="true">
    <span class={style.part} />
    <span class={style.fair} />
  </span>
);

export function DailyPanel({ daily }: { readonly daily: DailyStatistics }) {
  const { page, catalogue } = useWords();
  return (
    <Panel id="daily-title" title={page.statistics.dailyTitle}>
      <div class={style.prose}>
        {catalogue.statistics.daily(daily).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </Panel>
  );
}

export function TogetherPanel({ together }: { readonly together: SharedTables }) {
  const { page, catalogue } = useWords();
  const [head, ...rows] = peopleRows(together, catalogue.statistics, catalogue.screen.you);
  return (
    <Panel id="together-title" title={page.statistics.togetherTitle}>
      <p>{catalogue.statistics.together(together.games)}</p>
      <NumberTable caption={page.statistics.peopleTable} head={head} rows={rows} />
    </Panel>
  );
}
