import { HintIcon } from '../icons/icons.tsx';
import style from './hint-lamp.module.css';

/** Marks what the coach suggests by its shape, since all that is allowed has the same colour. */
export const HintLamp = () => (
  <span class={style.lamp} aria-hidden="true">
    <HintIcon size={16} />
  </span>
);
