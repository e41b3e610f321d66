import type { Card } from '@shoal/core';
import { seatsOfPeople, youAmong } from '@shoal/room';
import { type SeatController, type SeatState, type Sentences, shownLabels, wonMatch } from '@shoal/table-ui';
import { useEffect, useRef, useState } from 'preact/hooks';
import { CardBack, CardFace } from '../cards/card-face.tsx';
import { TrophyIcon } from '../icons/icons.tsx';
import { goTo } from '../page/navigation.ts';
import { writeRoute } from '../page/route.ts';
import { usePageWords, useWords } from '../page/words.ts';
import { sounds } from '../sound/page-sounds.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Lazy } from '../ui/loading.tsx';
import { celebrate } from './celebrate.ts';
import style from './end-panel.module.css';

interface EndPanelProps {
  readonly seat: SeatController;
  readonly state: SeatState;
  readonly sentences: Sentences;
  readonly onRematch: () => void;
}

/** Shows the result and what to do next. It can be put aside to look at the table. */
export function EndPanel({ seat, state, sentences, onRematch }: EndPanelProps) {
  const { end } = usePageWords();
  const [isAside, setAside] = useState(false);
  useEndSignals(state);
  const panel = useRef<HTMLElement>(null);
  // The focused card is gone, so keyboard and screen reader need a new starting point.
  useEffect(() => panel.current?.focus(), [isAside]);
  if (isAside) {
    return (
      <div class={style.aside}>
        <Button kind="main" onClick={() => setAside(false)}>
          {end.results}
        </Button>
      </div>
    );
  }
  return (
    <section ref={panel} class={style.panel} aria-labelledby="end-title" tabIndex={-1}>
      <Outcome state={state} sentences={sentences} />
      <EndActions seat={seat} state={state} onRematch={onRematch} onLook={() => setAside(true)} />
    </section>
  );
}

function Outcome({ state, sentences }: Pick<EndPanelProps, 'state' | 'sentences'>) {
  const { catalogue } = useWords();
  const { report } = state;
  const { matchWinners } = report;
  const { result } = report.view;
  if (result === null) return null;
  const unveiled = sentences.game.presentation.unveiled?.(report.view) ?? null;
  const labels = shownLabels(report.labels, catalogue.screen.you);
  const { goal, deals, totals, options } = report;
  const { screen } = catalogue;
  const hasScore = goal !== null || deals > 1;
  const title = matchWinners.length > 0 ? wonMatch(matchWinners, report, screen) : sentences.winners(result);
  return (
    <>
      {unveiled === null ? (
        <span class={style.trophy} data-won={isWonIn(state)}>
          <TrophyIcon size={40} />
        </span>
      ) : (
        <UnveiledCard card={unveiled} />
      )}
      <h2 id="end-title" class={style.title}>
        {title}
      </h2>
      <p class={style.reason}>{sentences.ending(result, options)}</p>
      <ol class={style.standings}>
        {sentences.standings(result, options).map((line) => (
          <li key={line}>{line.trim()}</li>
        ))}
      </ol>
      {hasScore && (
        <p class={style.score}>
          {screen.scoreAfter(
            deals,
            labels.map((label, seat) => screen.score(label, totals[seat], goal)),
          )}
        </p>
      )}
    </>
  );
}

/** Shows its back for a moment, then turns over. */
function UnveiledCard({ card }: { readonly card: Card }) {
  const { cards } = useWords().catalogue;
  return (
    <div class={style.unveiled} role="img" aria-label={cards.spoken(card)} data-unveiled={card}>
      <div class={style.turning}>
        <CardBack />
        <CardFace card={card} detail="large" />
      </div>
    </div>
  );
}

/** Loaded on demand, because only daily deals are shared. */
const loadShareButton = () => import('./share-button.tsx').then(({ ShareButton }) => ShareButton);

interface EndActionsProps {
  readonly seat: SeatController;
  readonly state: SeatState;
  readonly onRematch: () => void;
  readonly onLook: () => void;
}

function EndActions({ seat, state, onRematch, onLook }: EndActionsProps) {
  const { page, catalogue } = useWords();
  const { end, common } = page;
  const { screen } = catalogue;
  const { report } = state;
  const { isOver, finishedId } = report;
  const isMatchOver = isOver && report.goal !== null;
  return (
    <div class={style.ways}>
      {report.daily === null && (
        <Button kind="main" onClick={() => (isMatchOver ? onRematch() : void seat.nextDeal())}>
          {isMatchOver ? screen.rematch : report.goal === null ? end.again : screen.nextDeal}
        </Button>
      )}
      {finishedId !== null && report.daily !== null && <Lazy load={loadShareButton} props={{ id: finishedId }} />}
      {finishedId !== null && (
        <ButtonLink href={writeRoute({ screen: 'review', id: finishedId })}>{end.review}</ButtonLink>
      )}
      {finishedId !== null && (
        <ButtonLink href={writeRoute({ screen: 'replay', id: finishedId })}>{end.replay}</ButtonLink>
      )}
      <Button kind="quiet" onClick={onLook}>
        {end.look}
      </Button>
      <Button kind="quiet" onClick={() => goTo({ screen: 'home' })}>
        {common.home}
      </Button>
    </div>
  );
}

/** Whether a person at this device has won. */
function isWonIn({ report }: SeatState): boolean {
  const { result } = report.view;
  const you = youAmong(report.players);
  return (
    result !== null && seatsOfPeople(report.players).some((seat) => result.places[seat] === 1 && (you ?? seat) === seat)
  );
}

/** Plays the final sound, and celebrates if a person here won. */
function useEndSignals(state: SeatState): void {
  const isWon = isWonIn(state);
  useEffect(() => {
    sounds.play(isWon ? 'win' : 'lose');
    if (isWon) celebrate();
  }, [isWon]);
}
