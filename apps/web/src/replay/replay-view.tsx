import { youAmong } from '@shoal/room';
import { middleOf, type ReplayedGame, type Sentences, seatOfYou, shownLabels } from '@shoal/table-ui';
import { useMemo } from 'preact/hooks';
import { useSentences, useSpokenSentences, WithGame } from '../game/games.tsx';
import { useWords } from '../page/words.ts';
import { Middle } from '../table/centre/middle.tsx';
import { type BackTarget, ScreenHeader } from '../ui/screen-header.tsx';
import type { ReplayReading } from '../worker/replay-reading.ts';
import { frameLines, logLines } from './frame-lines.ts';
import { GameActions } from './game-actions.tsx';
import { PlaybackBar } from './playback-bar.tsx';
import { ReplayLoading } from './replay-loading.tsx';
import { ReplayLog } from './replay-log.tsx';
import { ReplaySeats } from './replay-seats.tsx';
import style from './replay-view.module.css';
import { useReplayControls } from './use-replay-controls.ts';

/** The source of a replayed game. */
export interface ReplayOrigin {
  readonly back: BackTarget;
  /** When it was played, or its position in the file. */
  readonly detail: string;
  /** The id among the finished games of this browser; null for a game from elsewhere. */
  readonly ownId: string | null;
  /** The file name for saving the record. */
  readonly fileName: string;
}

interface ReplayViewProps {
  readonly reading: Extract<ReplayReading, { readonly ok: true }>;
  readonly origin: ReplayOrigin;
}

/** Replays a recorded game with all cards face up. */
export function ReplayView(props: ReplayViewProps) {
  return (
    <WithGame id={props.reading.replayed.game} meanwhile={<ReplayLoading back={props.origin.back} reading={null} />}>
      <ReplayBody {...props} />
    </WithGame>
  );
}

function ReplayBody({ reading, origin }: ReplayViewProps) {
  const { catalogue, page } = useWords();
  const { replayed, record } = reading;
  const { labels, players, game, options, frames } = replayed;
  // A file does not say whose it is, so only a player without a name is addressed as "you".
  const you = origin.ownId === null ? seatOfYou(labels) : youAmong(players);
  const sentences = useSentences(labels, you);
  const spoken = useSpokenSentences(labels, you);
  const lines = useLogLines(replayed, sentences);
  const spokenLines = useLogLines(replayed, spoken);
  const controls = useReplayControls(frames.length);
  const told = frameLines(replayed, controls.at, { sentences, catalogue, page }).join(' ');
  const spokenNow = frameLines(replayed, controls.at, { sentences: spoken, catalogue, page }).join(' ');
  const middle = middleOf(frames[controls.at].view, options, sentences);
  const { name } = catalogue.games[game];
  const others = shownLabels(labels, catalogue.screen.you).filter((_, seat) => seat !== you);
  return (
    <div class={style.screen}>
      <ScreenHeader
        back={origin.back}
        title={page.games.about(name, others)}
        detail={origin.detail}
        tabTitle={page.replay.tabTitle(name)}
      />
      <main class={style.body}>
        <div class={style.table}>
          <div class={style.middle}>
            <Middle middle={middle} />
          </div>
          <ReplaySeats replayed={replayed} at={controls.at} sentences={sentences} />
          <GameActions record={record} fileName={origin.fileName} ownId={origin.ownId} />
        </div>
        <ReplayLog lines={lines} spoken={spokenLines} at={controls.at} onStep={controls.goTo} />
      </main>
      <PlaybackBar controls={controls} told={told} spoken={spokenNow} />
    </div>
  );
}

function useLogLines(replayed: ReplayedGame, sentences: Sentences): string[][] {
  const { catalogue, page } = useWords();
  return useMemo(() => logLines(replayed, { sentences, catalogue, page }), [replayed, sentences, catalogue, page]);
}
