import type { FinishedGame, Sentences } from '@shoal/table-ui';
import { useState } from 'preact/hooks';
import { settings } from '../app/page-settings.ts';
import { writeRoute } from '../app/route.ts';
import { goTo } from '../app/use-route.ts';
import { usePageWords } from '../app/words.ts';
import { study } from '../desk/coach.ts';
import { desk } from '../desk/desk.ts';
import { CheckIcon, ClockwiseIcon, PlayIcon } from '../icons/index.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import style from './game-ways.module.css';

interface GameWaysProps {
  readonly game: FinishedGame;
  readonly sentences: Sentences;
}

/** What else can be done with a finished game. */
export function GameWays({ game, sentences }: GameWaysProps) {
  const { review } = usePageWords();
  const [told, setTold] = useState('');
  const { goal, daily, id } = game;
  const verify = async () => {
    setTold(review.verifying);
    const check = await study((calls) => calls.checkShuffle(game)).answer;
    setTold(check.fault === null ? review.verified(check) : sentences.verifyFault(check.fault));
  };
  const playAgain = async () => {
    const key = await dealAgain(game);
    if (key !== null) setTold(review[key]);
  };
  const failing = (failure: string) => () => setTold(failure);
  return (
    <section class={style.ways} aria-label={review.ways}>
      <div class={style.buttons}>
        <ButtonLink href={writeRoute({ screen: 'replay', id })}>
          <PlayIcon />
          {review.replay}
        </ButtonLink>
        <Button onClick={() => void playAgain().catch(failing(review.sameDealFailed))}>
          <ClockwiseIcon />
          {review.sameDeal}
        </Button>
        <Button onClick={() => void verify().catch(failing(review.notVerified))}>
          <CheckIcon />
          {review.verify}
        </Button>
      </div>
      {goal !== null && <p class={style.hint}>{review.sameDealOfMatch}</p>}
      {daily !== null && <p class={style.hint}>{review.sameDealOfDay}</p>}
      <p class={style.told} role="status">
        {told}
      </p>
    </section>
  );
}

/** Deals the same cards and sits down; or which sentence says why not. */
async function dealAgain(game: FinishedGame): Promise<'noSameDeal' | 'sameDealFailed' | null> {
  const same = await study((calls) => calls.sameDeal(game)).answer;
  if (same === null) return 'noSameDeal';
  const { setup, seed } = same;
  const opening = await desk.begin({ key: 'setup', game: setup.game, setup, seed }, settings.value.speed);
  if (opening.key !== 'open') return 'sameDealFailed';
  goTo({ screen: 'table', id: opening.id });
  return null;
}
