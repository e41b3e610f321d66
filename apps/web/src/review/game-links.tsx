import type { FinishedGame } from '@shoal/room';
import type { Sentences } from '@shoal/table-ui';
import { useState } from 'preact/hooks';
import { runJob } from '../client/worker-job.ts';
import { CheckIcon, ClockwiseIcon, PlayIcon } from '../icons/icons.tsx';
import { writeRoute } from '../page/route.ts';
import { usePageWords } from '../page/words.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import style from './game-links.module.css';
import { useSameDeal } from './use-same-deal.ts';

interface GameLinksProps {
  readonly game: FinishedGame;
  readonly sentences: Sentences;
}

/** Links to what else can be done with a finished game. */
export function GameLinks({ game, sentences }: GameLinksProps) {
  const { review } = usePageWords();
  const [told, setTold] = useState('');
  const { goal, daily, id } = game;
  const sameDeal = useSameDeal(game, (key) => setTold(review[key]));
  const verify = async () => {
    setTold(review.verifying);
    const check = await runJob((calls) => calls.checkShuffle(game)).answer;
    setTold(check.fault === null ? review.verified(check) : sentences.verifyFault(check.fault));
  };
  return (
    <section class={style.ways} aria-label={review.ways}>
      <div class={style.buttons}>
        <ButtonLink href={writeRoute({ screen: 'replay', id })}>
          <PlayIcon />
          {review.replay}
        </ButtonLink>
        <Button disabled={sameDeal.isBusy} onClick={sameDeal.play}>
          <ClockwiseIcon />
          {review.sameDeal}
        </Button>
        <Button onClick={() => void verify().catch(() => setTold(review.notVerified))}>
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
