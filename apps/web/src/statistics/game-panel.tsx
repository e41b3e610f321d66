import type { GameId } from '@shoal/games/ids';
import {
  botTitle,
  CHANGED,
  type GameStatistics,
  groupRows,
  type LevelShare,
  levelShares,
  levelTitle,
  type ShareCurve,
  STATISTICS_COLUMNS,
  type StatisticsColumn,
  shareCurveOf,
  shortBotTitle,
} from '@shoal/table-ui';
import { useGames } from '../game/games.tsx';
import { useWords } from '../page/words.ts';
import { NumberTable } from '../plots/number-table.tsx';
import { Disclosure, Panel } from '../plots/panel.tsx';
import { IntervalPlot, LinePlot } from '../plots/plot.tsx';
import style from './game-panel.module.css';

interface GroupsTableProps {
  readonly statistics: GameStatistics;
}

interface GamePanelProps extends GroupsTableProps {
  /** Whether all games were of this kind, so that the summary has told everything. */
  readonly isOnly: boolean;
}

/** The results of one game: what the summary leaves out, by opponent, over time, and by rules on demand. */
export function GamePanel({ statistics, isOnly }: GamePanelProps) {
  const { catalogue } = useWords();
  const [, ...more] = catalogue.statistics.summary(statistics.total);
  const curve = shareCurveOf(statistics);
  const { name } = catalogue.games[statistics.game];
  return (
    <Panel id={`${statistics.game}-title`} title={name}>
      {!isOnly && <p class={style.prose}>{more.join(' ')}</p>}
      <div class={style.plots}>
        <LevelsFigure name={name} game={statistics.game} levels={levelShares(statistics)} />
        {curve !== null && <CurveFigure name={name} curve={curve} fair={statistics.total.fairShare} />}
      </div>
      <GroupsTable name={name} statistics={statistics} />
    </Panel>
  );
}

interface Named {
  /** The name of the game. */
  readonly name: string;
}

function LevelsFigure({
  name,
  game,
  levels,
}: Named & { readonly game: GameId; readonly levels: readonly LevelShare[] }) {
  const { page, catalogue } = useWords();
  const shown = useGames()[game];
  const { statistics: words } = catalogue;
  const { byLevel, byLevelIn, byLevelHint, asTable, levelRow } = page.statistics;
  const { bots, games, share, range, fair } = words.heads;
  return (
    <figure class={style.figure}>
      <h3 class={style.title}>{byLevel}</h3>
      <IntervalPlot
        label={byLevelIn(name)}
        rows={levels.map(({ level, games: count, winShare: value, interval, fairShare }) => ({
          ...{
            label: levelRow(levelTitle(level, shown, catalogue, shortBotTitle), count),
            value,
            ...interval,
            fair: fairShare,
          },
        }))}
        format={words.percent}
      />
      <figcaption class={style.hint}>{byLevelHint}</figcaption>
      <Disclosure title={asTable}>
        <NumberTable
          caption={byLevelIn(name)}
          head={[bots, games, share, range, fair]}
          rows={levels.map(({ level, games: count, winShare, interval, fairShare }) => [
            levelTitle(level, shown, catalogue, botTitle),
            words.whole(count),
            words.percent(winShare),
            words.range(interval.low, interval.high),
            words.percent(fairShare),
          ])}
        />
      </Disclosure>
    </figure>
  );
}

function CurveFigure({ name, curve, fair }: Named & { readonly curve: ShareCurve; readonly fair: number }) {
  const { page, catalogue } = useWords();
  const { statistics: words } = catalogue;
  const { overTime, overTimeIn, overTimeHint, gameAxis, shareAxis, asTable } = page.statistics;
  const { from, shares, low, high } = curve;
  return (
    <figure class={style.figure}>
      <h3 class={style.title}>{overTime}</h3>
      <LinePlot
        label={overTimeIn(name)}
        xLabel={gameAxis}
        from={from}
        lines={[{ name: shareAxis, values: shares, hue: 'main' }]}
        range={[low, high]}
        format={words.percent}
        count={words.whole}
        reference={fair}
      />
      <figcaption class={style.hint}>{overTimeHint}</figcaption>
      <Disclosure title={asTable}>
        <NumberTable
          caption={overTimeIn(name)}
          head={[gameAxis, shareAxis]}
          rows={shares.map((share, index) => [words.whole(from + index), words.percent(share)])}
        />
      </Disclosure>
    </figure>
  );
}

/** Bars are for terminals; this page has plots. */
const COLUMNS: readonly StatisticsColumn[] = STATISTICS_COLUMNS.filter((column) => column !== 'bar');

function GroupsTable({ name, statistics }: Named & GroupsTableProps) {
  const { page, catalogue } = useWords();
  const { statistics: words } = catalogue;
  const { groups, betterScore } = statistics;
  const game = useGames()[statistics.game];
  const score = game.words.score();
  const botsOf = (level: string) => levelTitle(level, game, catalogue, botTitle);
  const columns = COLUMNS.filter((column) => column !== 'best' || betterScore !== null);
  const [head, ...rows] = groupRows(statistics, { score, botsOf }, words, () => '').map((row) =>
    columns.map((column) => row[column]),
  );
  const isChanged = groups.some(({ preset }) => preset.endsWith(CHANGED));
  const legend = [
    ...(isChanged ? [words.changedRules] : []),
    ...columns.flatMap((column) => words.legend[column] ?? []),
    page.statistics.fairLegend,
    words.scoreLegend(score, betterScore),
  ];
  return (
    <Disclosure title={page.statistics.groups}>
      <NumberTable
        caption={page.statistics.groupsIn(name)}
        head={head}
        rows={rows}
        texts={[1]}
        hasTotal={groups.length > 1}
      />
      <div class={style.legend}>
        {legend.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </Disclosure>
  );
}
