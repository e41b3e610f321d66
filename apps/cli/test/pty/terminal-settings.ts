/** The number of a message (OSC) that no terminal knows. */
export const SETTINGS_MESSAGE = 7770;

/**
 * Runs a line and reports how the terminal is set before and after it, unseen.
 * Jobs are on, because a program can only be stopped by Ctrl-Z where a shell is there to take over.
 */
export const scriptAround = (line: string): string => `set -m
report() { printf '\\033]${SETTINGS_MESSAGE};%s\\007' "$(stty -a | tr '\\n' ' ')"; }
report
${line}
code=$?
report
exit $code`;

const SETTING = /[\w-]+ = [^;]+|-?[a-z]\w*/g;
const SIZE = /rows \d+; columns \d+;|\d+ rows; \d+ columns;/;

/** What `stty -a` says after that it did not say before; the size is the person's business. */
export function changedSettings(before: string, after: string): string[] {
  const known = new Set(settingsIn(before));
  return settingsIn(after).filter((setting) => !known.has(setting));
}

const settingsIn = (text: string): string[] => text.replace(SIZE, '').match(SETTING) ?? [];
