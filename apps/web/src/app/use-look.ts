import { useEffect } from 'preact/hooks';
import { settings } from './page-settings.ts';
import { useValue } from './value-store.ts';

/** Puts theme and colours of the suits where the style sheets look for them. */
export function useLook(): void {
  const { theme, suits } = useValue(settings);
  useEffect(() => {
    document.documentElement.dataset['theme'] = theme;
    document.documentElement.dataset['suits'] = suits;
  }, [theme, suits]);
}
