import { isKeptFromScreen, LEAST_SCREEN } from '../text/look.ts';
import type { LineContext } from './line-context.ts';

/** A window that is too small for the table is the only reason for lines that people do not know. */
export function tellWhyLines({ flags, writer, isTalking }: LineContext): void {
  const { columns = 0, rows = 0 } = process.stdout;
  if (!isTalking || !isKeptFromScreen(flags, process)) return;
  writer.prose([writer.look.catalogue.lineMode.tooSmall({ columns, rows }, LEAST_SCREEN)]);
}
