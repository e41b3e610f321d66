import { useEffect } from 'preact/hooks';
import type { TableDesk } from './table-desk.ts';

/** The game goes on while the page is hidden; whoever comes back sees the present, and is told so. */
export function useAbsence(desk: TableDesk): void {
  useEffect(() => {
    const look = () => (document.hidden ? desk.lookAway() : desk.lookBack());
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [desk]);
}
