import { spokenCard } from '@shoal/language';
import {
  type CompletedReview,
  holdingsSentence,
  type MarkedAction,
  middleFacts,
  type Sentences,
} from '@shoal/table-ui';
import { CardFace } from '../cards/card-face.tsx';
import { useWords } from '../page/words.ts';
import { Sentence } from '../ui/spoken-text.tsx';
import type { PlayedTable } from './reviewed-words.ts';
import style from './situation.module.css';

interface SituationProps {
  readonly table: PlayedTable;
  readonly reviewed: CompletedReview;
  readonly action: MarkedAction;
}

/** The table as the acting player saw it: the player's cards and everything public. */
export function Situation({ table, reviewed, action }: SituationProps) {
  const { page, catalogue } = useWords();
  const { view } = reviewed.actions[action.number - 1];
  const { options } = reviewed;
  const told = (sentences: Sentences) =>
    [
      ...middleFacts(view, options, sentences),
      holdingsSentence(view, options, table.labels, sentences, catalogue),
    ].join(' ');
  const isYours = table.you === action.seat;
  return (
    <div class={style.situation}>
      <h4 class={style.title}>{page.review.situation}</h4>
      <p>{isYours ? page.review.yourHand : page.review.handOf(action.player)}</p>
      <ul class={style.hand}>
        {table.sentences.game.presentation.inOrder(view.hand).map((card, index) => (
          <li key={index} class={style.card}>
            <CardFace card={card} />
            <span class={style.name}>{spokenCard(card, catalogue.cards)}</span>
          </li>
        ))}
      </ul>
      <p>
        <Sentence seen={told(table.sentences)} spoken={told(table.spoken)} />
      </p>
    </div>
  );
}
