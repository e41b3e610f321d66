import type { ComponentChildren } from 'preact';
import style from './way-tile.module.css';

interface WayTileProps {
  readonly href: string;
  readonly icon: ComponentChildren;
  readonly title: string;
  readonly text: string;
}

/** Another way to play. */
export function WayTile({ href, icon, title, text }: WayTileProps) {
  return (
    <a class={style.tile} href={href}>
      <span class={style.icon}>{icon}</span>
      <span class={style.words}>
        <span class={style.title}>{title}</span>
        <span class={style.text}>{text}</span>
      </span>
    </a>
  );
}
