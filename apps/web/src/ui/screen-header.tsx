import { useEffect, useRef } from 'preact/hooks';
import { BackIcon, SettingsIcon } from '../icons/icons.tsx';
import { openSettings } from '../page/navigation.ts';
import { HOME, writeRoute } from '../page/route.ts';
import { usePageWords } from '../page/words.ts';
import { IconButton } from './button.tsx';
import style from './screen-header.module.css';

/** The target of the back button: another screen, or another part of this one. */
export type BackTarget =
  | { readonly label: string; readonly href: string }
  | { readonly label: string; readonly onClick: () => void };

interface ScreenHeaderProps {
  readonly title: string;
  readonly tabTitle: string;
  /** The home screen by default. */
  readonly back?: BackTarget;
  /** A small line below the title, which makes the header compact. */
  readonly detail?: string;
}

/** The back button, the title of the screen, and the settings. */
export function ScreenHeader({ title, tabTitle, back, detail }: ScreenHeaderProps) {
  const { common, settings } = usePageWords();
  const heading = useRef<HTMLHeadingElement>(null);
  // So that screen readers announce the screen.
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => {
    document.title = tabTitle;
  }, [tabTitle]);
  return (
    <header class={style.header} data-slim={detail !== undefined}>
      <Back back={back ?? { label: common.home, href: writeRoute(HOME) }} />
      <h1 class={style.title} ref={heading} tabIndex={-1}>
        {detail === undefined ? title : <span>{title}</span>}
        {detail !== undefined && <span class={style.detail}>{detail}</span>}
      </h1>
      <IconButton label={settings.title} onClick={openSettings}>
        <SettingsIcon />
      </IconButton>
    </header>
  );
}

function Back({ back }: { readonly back: BackTarget }) {
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
