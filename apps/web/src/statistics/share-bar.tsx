import style from './share-bar.module.css';

/** From none to all of the wins, with a mark at the fair share. What it shows stands beside it in words. */
export const ShareBar = ({ share, fair }: { readonly share: number; readonly fair: number }) => (
  <span class={style.bar} style={{ '--share': share, '--fair': fair }} aria-hidden="true">
    <span class={style.part} />
    <span class={style.fair} />
  </span>
);
