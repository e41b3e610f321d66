import { useEffect, useRef } from 'preact/hooks';
import { openSettings } from '../app/overlays.ts';
import { usePageWords } from '../app/words.ts';
import { BackIcon, SettingsIcon } from '../icons/index.ts';
import { IconButton } from '../ui/icon-button.tsx';
import style from './replay-header.module.css';

/** Where the first button leads: to another screen, or to another part of this one. */
export type WayBack =
  | { readonly label: string; readonly href: string }
  | { readonly label: string; readonly onClick: () => void };

interface ReplayHeaderProps {
  readonly back: WayBack;
  readonly title: string;
  readonly detail: string;
  readonly tabTitle: string;
}

export function ReplayHeader({ back, title, detail, tabTitle }: ReplayHeaderProps) {
  const { home } = usePageWords();
  const heading = useRef<HTMLHeadingElement>(null);
  // Whoever listens should hear where they are now.
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    document.title = tabTitle;
  }, [tabTitle]);
  return (
    <header class={style.header}>
      <Back back={back} />
      <h1 class={style.title} ref={heading} tabIndex={-1}>
        <span class={style.game}>{title}</span>
        <span class={style.detail}>{detail}</span>
      </h1>
      <IconButton label={home.settings} onClick={openSettings}>
        <SettingsIcon />
      </IconButton>
    </header>
  );
}

function Back({ back }: { readonly back: WayBack }) {
  if ('onClick' in back) {
    return (
      <IconButton label={back.label} onClick={back.onClick}>
        <BackIcon />
      </IconButton>
    );
  }
  return (
    <a class={style.back} href={back.href} aria-label={back.label} title={back.label}>
      <BackIcon />
    </a>
  );
}
