import { textBar } from '@shoal/table-ui';

/** A bar from none to all of the wins, with a mark at the fair share. */
export function shareBar(share: number, fair: number, width: number, ascii: boolean): string {
  const [track, mark] = ascii ? ['.', '|'] : ['·', '│'];
  const letters = [...textBar(share, 1, width, ascii).padEnd(width, track)];
  // A mean of thirds may fall short of a third.
  letters[Math.min(width - 1, Math.floor(fair * width + 1e-6))] = mark;
  return letters.join('');
}
