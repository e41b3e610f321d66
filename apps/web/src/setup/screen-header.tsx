import { useEffect, useRef } from 'preact/hooks';
import { openSettings } from '../app/overlays.ts';
import { HOME, writeRoute } from '../app/route.ts';
import { usePageWords } from '../app/words.ts';
import { BackIcon, SettingsIcon } from '../icons/index.ts';
import { IconButton } from '../ui/icon-button.tsx';
import style from './screen-header.module.css';

interface ScreenHeaderProps {
  readonly title: string;
  readonly tabTitle: string;
}

/** The way back, what this screen is, and the settings. */
export function ScreenHeader({ title, tabTitle }: ScreenHeaderProps) {
  const { common, home } = usePageWords();
  const heading = useRef<HTMLHeadingElement>(null);
  // Whoever listens should hear where they are now.
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    document.title = tabTitle;
  }, [tabTitle]);
  return (
    <header class={style.header}>
      <a class={style.back} href={writeRoute(HOME)} aria-label={common.home} title={common.home}>
        <BackIcon />
      </a>
      <h1 class={style.title} ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <IconButton label={home.settings} onClick={openSettings}>
        <SettingsIcon />
      </IconButton>
    </header>
  );
}
