import { cardOf, rankNamed, SUITS } from '@shoal/core';
import { CardFace } from '../cards/card-face.tsx';
import { changeSettings, SUITS_SHOWN, type SuitsShown, settings } from '../page/page-settings.ts';
import { useValue } from '../page/use-value.ts';
import { useWords } from '../page/words.ts';
import { Choice } from '../ui/choice.tsx';
import style from './suits-choice.module.css';

/** Four suit colours or two, shown on example cards. */
export function SuitsChoice() {
  const { screen } = useWords().catalogue;
  const { suits } = useValue(settings);
  return (
    <Choice
      legend={screen.setupSuits}
      values={SUITS_SHOWN.map((value) => ({ value, label: <Example suits={value} text={screen.suits[value]} /> }))}
      isChosen={(value) => value === suits}
      onChoose={(value) => changeSettings({ suits: value })}
      shape="cards"
    />
  );
}

const SEVEN = rankNamed('7');

function Example({ suits, text }: { readonly suits: SuitsShown; readonly text: string }) {
  return (
    <span class={style.example}>
      <span class={style.text}>{text}</span>
      <span class={style.cards} data-suits={suits}>
        {SUITS.map((suit) => (
          <span key={suit} class={style.card}>
            <CardFace card={cardOf(SEVEN, suit)} />
          </span>
        ))}
      </span>
    </span>
  );
}
