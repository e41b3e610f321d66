/** What only the manual says. */
export const manualWords = {
  inGame: (game: string, meaning: string): string => `${game}: ${meaning}`,
  files: [
    ['~/.local/share/shoal/games', 'games in progress, one file each, saved after every action'],
    ['~/.local/share/shoal/finished.jsonl', 'finished games, one per line'],
    [
      '~/.config/shoal/settings.json',
      'your settings and the last table you set up. Invalid values fall back to defaults',
    ],
    ['~/.local/share/shoal/seats', 'your seats in rooms, so that shoal join leads back to them, for 30 days'],
    [
      '~/.local/share/shoal/server/rooms.db',
      'the rooms of shoal serve, shoal host and shoal web, unless --data is given',
    ],
    [
      '*.damaged',
      'a damaged file that was set aside. On macOS everything is under ~/Library, on Windows under %APPDATA% and %LOCALAPPDATA%',
    ],
  ],
  environment: [
    ['SHOAL_HOME', 'one folder for all of these files'],
    ['XDG_DATA_HOME, XDG_CONFIG_HOME', 'where they are on Linux, if not in the default places'],
    ['SHOAL_COMMAND', 'what people type to start shoal, for the advice it prints; npm start sets it'],
    ['SHOAL_WEB', 'the folder of the page that shoal web and shoal serve show, if not the one beside the program'],
    ['LC_ALL, LC_MESSAGES, LANG', 'the language, unless --lang is given; the first that is set counts'],
    ['NO_COLOR', 'no colours'],
    ['FORCE_COLOR', 'colours even where there would be none; 0 turns them off'],
    ['ACCESSIBLE=1, TERM=dumb', 'plain lines, for screen readers and simple terminals'],
  ],
  exitStatus: [
    ['0', 'success'],
    ['1', 'a bug in shoal'],
    ['2', 'a wrong command line'],
    ['3', 'a file that is not a record or cannot be read or written'],
    ['4', 'a port, address, server or room that is not available'],
    ['5', 'a fault in a record'],
    ['130', 'interrupted'],
  ],
} as const;
