import { useEffect, useState } from 'preact/hooks';

/** From here on the log stands beside the table: so much text, not so many pixels. */
const WIDE = '(min-width: 64rem) and (min-height: 35rem)';

export function useIsWide(): boolean {
  const [isWide, setWide] = useState(() => matchMedia(WIDE).matches);
  useEffect(() => {
    const query = matchMedia(WIDE);
    const look = () => setWide(query.matches);
    query.addEventListener('change', look);
    return () => query.removeEventListener('change', look);
  }, []);
  return isWide;
}
