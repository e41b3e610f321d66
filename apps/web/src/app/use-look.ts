import { useLayoutEffect } from 'preact/hooks';
import { settings } from './page-settings.ts';
import { useValue } from './value-store.ts';

/** Puts theme and colours of the suits where the style sheets look for them. */
export function useLook(): void {
  const { theme, suits } = useValue(settings);
  // Before anything is drawn: whoever sits in the dark must not be dazzled for a frame.
  useLayoutEffect(() => {
    document.documentElement.dataset['theme'] = theme;
    document.documentElement.dataset['suits'] = suits;
  }, [theme, suits]);
}
