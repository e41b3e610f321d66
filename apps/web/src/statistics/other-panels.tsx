import { type DailyStatistics, type GameStatistics, peopleRows, type SharedTables, type Tally } from '@shoal/table-ui';
import { usePageWords, useWords } from '../page/words.ts';
import { NumberTable } from '../plots/number-table.tsx';
import { Panel } from '../plots/panel.tsx';
import style from './other-panels.module.css';

interface SummaryPanelProps {
  readonly total: Tally;
  readonly games: readonly GameStatistics[];
}

/** Opens the statistics: how many games were won, in all and of each game, as large as it is plain. */
export function SummaryPanel({ total, games }: SummaryPanelProps) {
  const { page, catalogue } = useWords();
  const [won, ...more] = catalogue.statistics.summary(total);
  return (
    <Panel id="summary-title" title={page.statistics.yours}>
      <p class={style.won}>{won}</p>
      {games.length > 1 && (
        <ul class={style.figures}>
          {games.map((one) => (
            <GameFigure key={one.game} name={catalogue.games[one.game].name} tally={one.total} />
          ))}
        </ul>
      )}
      <div class={style.prose}>
        {more.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </Panel>
  );
}

function GameFigure({ name, tally }: { readonly name: string; readonly tally: Tally }) {
  const { statistics } = usePageWords();
  return (
    <li class={style.figure}>
      <span class={style.share}>{statistics.wonOf(tally.wins, tally.games)}</span> <span>{name}</span>
      <ShareBar share={tally.winShare} fair={tally.fairShare} />
    </li>
  );
}

/** The share of wins as a bar, with a mark at the fair share. The sentences below say it in words. */
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
