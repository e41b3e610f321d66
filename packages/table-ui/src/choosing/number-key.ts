const NUMBER_KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'];

/** Number `1` to `9`, then `0`: seats and options alike. */
export const numberKey = (index: number): string | null => NUMBER_KEYS[index] ?? null;
