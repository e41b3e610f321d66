/** Writes numbers, or times, in the manner of one language. */
interface Format {
  format(value: number): string;
}

// The first formatter of `Intl` takes longer to make than a whole language to load, so each is made when it is first used.

export const numberFormat = (language: string, options: Intl.NumberFormatOptions): Format =>
  onFirstUse(() => new Intl.NumberFormat(language, options));

export const dateFormat = (language: string, options: Intl.DateTimeFormatOptions): Format =>
  onFirstUse(() => new Intl.DateTimeFormat(language, options));

function onFirstUse(make: () => Format): Format {
  let made: Format | undefined;
  return {
    format(value) {
      made ??= make();
      return made.format(value);
    },
  };
}

/** Lists items as most languages do, without the tables of `Intl`: "a", "a and b", "a, b and c". */
export const joined = (items: readonly string[], word: string): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${word} ${items[items.length - 1]}`;
