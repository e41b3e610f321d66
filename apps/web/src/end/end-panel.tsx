import type { Card, Result } from '@shoal/core';
import { ownSeatOf, type TableReport } from '@shoal/room';
import {
  botTitle,
  namedCounts,
  namesWithLevels,
  type SeatModel,
  type SeatState,
  type Sentences,
  shownLabels,
  wonMatch,
} from '@shoal/table-ui';
import { useEffect, useRef, useState } from 'preact/hooks';
import { CardBack, CardFace } from '../cards/card-face.tsx';
import { useSentences } from '../game/games.tsx';
import { TrophyIcon } from '../icons/icons.tsx';
import { goTo } from '../page/navigation.ts';
import { writeRoute } from '../page/route.ts';
import { usePageWords, useWords } from '../page/words.ts';
import { sounds } from '../sound/page-sounds.ts';
import { Avatar } from '../table/seats/avatar.tsx';
import { Groups } from '../table/seats/seat-panel.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Lazy } from '../ui/loading.tsx';
import { SpokenText } from '../ui/spoken-text.tsx';
import type { BeginOrder } from '../worker/worker-calls.ts';
import { celebrate } from './celebrate.ts';
import style from './end-panel.module.css';
import { RungOffer, useNextRung } from './rung-offer.tsx';

interface EndPanelProps {
  readonly state: SeatState;
  readonly sentences: Sentences;
  readonly seats: readonly SeatModel[];
  /** Null where no other deal can follow. */
  readonly onAgain: (() => void) | null;
  readonly onBegin: (order: BeginOrder) => void;
}

/** Shows the result and what to do next, beside or below the table. It can be put aside to look at the table. */
export function EndPanel({ state, sentences, seats, onAgain, onBegin }: EndPanelProps) {
  const { end } = usePageWords();
  const [isAside, setAside] = useState(false);
  useEndSignals(state);
  const [rung, dismiss] = useNextRung(state.report);
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
      <Outcome state={state} sentences={sentences} seats={seats} />
      {rung !== null && <RungOffer rung={rung} report={state.report} onBegin={onBegin} onStay={dismiss} />}
      <EndActions state={state} onAgain={onAgain} onLook={() => setAside(true)} />
    </section>
  );
}

function Outcome({ state, sentences, seats }: Pick<EndPanelProps, 'state' | 'sentences' | 'seats'>) {
  const { catalogue, page } = useWords();
  const { report } = state;
  const { matchWinners } = report;
  const { result } = report.view;
  if (result === null) return null;
  const unveiled = sentences.game.presentation.unveiled?.(report.view) ?? null;
  const labels = shownLabels(report.labels, catalogue.screen.you);
  const { goal, deals, totals, options } = report;
  const { screen } = catalogue;
  const hasScore = goal !== null || deals > 1;
  const scores = namedCounts(labels, totals, screen);
  const title = matchWinners.length > 0 ? wonMatch(matchWinners, report, screen) : sentences.winners(result);
  return (
    <>
      {unveiled === null ? (
        <span class={style.trophy} data-won={isWonIn(state)}>
          <TrophyIcon size={32} />
        </span>
      ) : (
        <UnveiledCard card={unveiled} />
      )}
      <h2 id="end-title" class={style.title}>
        {title}
      </h2>
      <p class={style.reason}>{sentences.ending(result, options)}</p>
      {hasScore && (
        <p class={style.score}>{(goal?.type === 'target' ? page.end.points : page.end.wins)(deals, scores)}</p>
      )}
      <Standings report={report} result={result} sentences={sentences} seats={seats} />
    </>
  );
}

interface StandingsProps extends Pick<EndPanelProps, 'sentences' | 'seats'> {
  readonly report: TableReport;
  readonly result: Result;
}

/** The players by place, with faces and what they laid down; screen readers hear a sentence each. */
function Standings({ report, result, sentences, seats }: StandingsProps) {
  const { options } = report;
  const { places, scores } = result;
  const names = namesWithLevels(report, sentences, useWords().catalogue.screen.you);
  const lines = useSentences(names, ownSeatOf(report)).standings(result, options);
  const ranked = seats.toSorted((one, other) => places[one.seat] - places[other.seat]);
  // Where the words beside the names tell the order, the numbers do not.
  const isToldInWords = seats.every(({ badge }) => badge !== null);
  return (
    <div class={style.standings} data-told-in-words={isToldInWords}>
      <span class={style.heads} aria-hidden="true">
        {sentences.game.words.score(options)}
      </span>
      <ol>
        {ranked.map(({ seat, label, bot, strength, badge, groups }, index) => (
          <li key={seat} data-first={places[seat] === 1}>
            <SpokenText text={lines[index].trim()} />
            <span class={style.standing} aria-hidden="true">
              <span class={style.place}>{places[seat]}</span>
              <Avatar seat={seat} />
              <span class={style.player}>
                <span class={style.name}>{label}</span>
                {bot !== null && <span class={style.level}>{botTitle(bot, strength)}</span>}
                {badge !== null && <span class={style.badge}>{badge.text}</span>}
                {groups !== null && groups.length > 0 && <Groups groups={groups} />}
              </span>
              <span class={style.points}>{scores[seat]}</span>
            </span>
          </li>
        ))}
      </ol>
    </div>
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

interface EndActionsProps extends Pick<EndPanelProps, 'state' | 'onAgain'> {
  readonly onLook: () => void;
}

function EndActions({ state, onAgain, onLook }: EndActionsProps) {
  const { page, catalogue } = useWords();
  const { end, common } = page;
  const { screen } = catalogue;
  const { report } = state;
  const { isOver, finishedId } = report;
  const isMatchOver = isOver && report.goal !== null;
  return (
    <div class={style.ways}>
      {onAgain !== null && (
        <Button kind="main" onClick={onAgain}>
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
  return result !== null && report.ownSeats.some((seat) => result.places[seat] === 1);
}

/** Plays the final sound, and celebrates if a person here won. */
function useEndSignals(state: SeatState): void {
  const isWon = isWonIn(state);
  useEffect(() => {
    sounds.play(isWon ? 'win' : 'lose');
    if (isWon) celebrate();
  }, [isWon]);
}
