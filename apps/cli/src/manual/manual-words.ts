/** What only the manual says. */
export const manualWords = {
  inGame: (game: string, meaning: string): string => `${game}: ${meaning}`,
  files: [
    ['~/.local/share/shoal/games', 'games in progress, one file each, complete after every action'],
    ['~/.local/share/shoal/finished.jsonl', 'finished games, one a line'],
    ['~/.config/shoal/settings.json', 'what was set up last time'],
    [
      '*.damaged',
      'a file that made no sense and was set aside. On macOS everything is under ~/Library, on Windows under %APPDATA% and %LOCALAPPDATA%',
    ],
  ],
  environment: [
    ['SHOAL_HOME', 'one folder for all of these files'],
    ['XDG_DATA_HOME, XDG_CONFIG_HOME', 'where they are on Linux, if not in the usual places'],
    ['SHOAL_WEB', 'the folder of the built page that shoal web serves, if not that beside the program'],
    ['LC_ALL, LC_MESSAGES, LANG', 'the language, if --lang does not say it: the first that is set counts'],
    ['NO_COLOR', 'no colours'],
    ['FORCE_COLOR', 'colours even where none would be used; 0 is none'],
    ['ACCESSIBLE=1, TERM=dumb', 'line by line, nothing cleared, for screen readers and plain terminals'],
  ],
  exitStatus: [
    ['0', 'done'],
    ['1', 'a fault of the program'],
    ['2', 'a wrong command line'],
    ['3', 'not a file of records, or a file that cannot be read or written'],
    ['4', 'a port or address that cannot be had'],
    ['5', 'a fault in a record'],
    ['130', 'interrupted'],
  ],
} as const;
