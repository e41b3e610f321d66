import { localDate, type Statistics } from '@shoal/table-ui';
import { useEffect, useState } from 'preact/hooks';
import { client } from '../client/client.ts';
import { WithGames } from '../game/games.tsx';
import { usePageWords } from '../page/words.ts';
import { NoGames } from '../ui/no-games.tsx';
import screen from '../ui/screen.module.css';
import { ScreenHeader } from '../ui/screen-header.tsx';
import type { CountedGames } from '../worker/worker-calls.ts';
import { GamePanel } from './game-panel.tsx';
import { GamesFiles } from './games-files.tsx';
import style from './other-panels.module.css';
import { DailyPanel, SummaryPanel, TogetherPanel } from './other-panels.tsx';

/** Sums up all finished games, and exports or imports them. */
export function StatisticsScreen(_: object) {
  return (
    <WithGames>
      <EveryGame />
    </WithGames>
  );
}

function EveryGame() {
  const { statistics: words } = usePageWords();
  const [counted, countAgain] = useStatistics();
  return (
    <main class={screen.screen}>
      <ScreenHeader title={words.title} tabTitle={words.tabTitle} />
      {counted === null && <p role="status">{words.counting}</p>}
      {counted === 'failed' && <p role="alert">{words.failed}</p>}
      {counted !== null && counted !== 'failed' && <Counted counted={counted} />}
      <GamesFiles canSave={counted !== null && counted !== 'failed' && counted.finished > 0} onAdded={countAgain} />
    </main>
  );
}

const hasGames = ({ total, together }: Statistics): boolean => total.games + together.games > 0;

function Counted({ counted: { statistics, finished } }: { readonly counted: CountedGames }) {
  const { total, games, daily, together } = statistics;
  const { statistics: words } = usePageWords();
  if (!hasGames(statistics)) {
    const hints = [...(finished > 0 ? [words.onlyBots] : []), words.nothingYetHint];
    return <NoGames title={words.nothingYet} hints={hints} />;
  }
  return (
    <>
      {total.games > 0 && <SummaryPanel total={total} games={games} />}
      {games.map((game) => (
        <GamePanel key={game.game} statistics={game} isOnly={games.length === 1} />
      ))}
      <div class={style.pair}>
        {daily.all.dates > 0 && <DailyPanel daily={daily} />}
        {together.games > 0 && <TogetherPanel together={together} />}
      </div>
    </>
  );
}

function useStatistics(): [CountedGames | 'failed' | null, () => void] {
  const [counted, setCounted] = useState<CountedGames | 'failed' | null>(null);
  const count = () => void client.calls.statistics(localDate(new Date())).then(setCounted, () => setCounted('failed'));
  useEffect(count, []);
  return [counted, count];
}
