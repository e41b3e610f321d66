import type { PicturePart } from '@shoal/core';
import { CardFan, DrawnCard } from '../cards/card-fan.tsx';
import { SuitSign } from '../cards/suit-sign.tsx';
import { useSentences } from '../game/games.tsx';
import { NextIcon } from '../icons/icons.tsx';
import style from './rule-pictures.module.css';

interface RulePicturesProps {
  readonly options: object;
  readonly seats: number;
}

/** The game in a few pictures, each with one plain sentence. Screen readers get the sentences alone. */
export function RulePictures({ options, seats }: RulePicturesProps) {
  const sentences = useSentences([]);
  const pictures = sentences.game.presentation.pictures(options, seats);
  return (
    <div class={style.frame}>
      <ol class={style.pictures} data-in-threes={pictures.length % 3 === 0}>
        {pictures.map(({ message, parts, speech }, index) => (
          <li key={index} class={style.picture}>
            <span class={style.scene} aria-hidden="true">
              {speech !== undefined && <span class={style.speech}>{sentences.picture(speech)}</span>}
              <span class={style.row}>
                {parts.map((part, place) => (
                  <Part key={place} part={part} />
                ))}
              </span>
            </span>
            <p>{sentences.picture(message)}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Part({ part }: { readonly part: PicturePart }) {
  switch (part.type) {
    case 'cards':
      return <CardFan {...part} />;
    case 'pile':
      return (
        <span class={style.pile}>
          <DrawnCard card={part.card} />
        </span>
      );
    case 'suits':
      return (
        <span class={style.suits} data-paper={true}>
          {part.suits.map((suit) => (
            <SuitSign key={suit} suit={suit} />
          ))}
        </span>
      );
    default:
      return (
        <span class={style.arrow}>
          <NextIcon />
        </span>
      );
  }
}
