/** What every page of the browser may say. */
export const common = {
  appName: 'Shoal',
  close: 'Close',
  cancel: 'Cancel',
  home: 'Home',
  more: 'More',
  loading: 'One moment…',
  notFound: 'This game is not here: it was finished, deleted, or played in another browser.',
  toHome: 'Go to Home',
  failed: 'Something went wrong on this page. Your game is saved: reload the page to continue.',
  failedUnsaved: 'This page stopped working, and this game was not saved. Reload the page to start another.',
  reload: 'Reload',
  updateReady: 'A new version of Shoal is ready.',
  updateNow: 'Update now',
  updateLater: 'Later',
  copied: 'Copied.',
  notCopied: 'The browser did not allow copying: select the text and copy it yourself.',
};

/** The settings, which open over any screen. */
export const settings = {
  title: 'Settings',
  language: 'Language',
  theme: 'Theme',
  themes: { system: 'Same as device', light: 'Light', dark: 'Dark' },
  sound: 'Sound',
  volume: 'Volume',
  volumeOf: (percent: number): string => (percent === 0 ? 'Off' : `${percent}%`),
  testSound: 'Test sound',
  tips: 'Tips',
  tipsHint: 'Your first turns in each game come with a tip.',
  showTips: 'Show tips again',
  tipsShown: 'Tips will appear again from your next turn.',
  about: 'About Shoal',
  version: (version: string): string => `Version ${version}`,
  licence: 'Free software under the MIT licence: use it, change it, pass it on.',
  privacy: 'No account, no cookies, no ads, no tracking: what you do here stays here.',
  saved:
    'This browser stores your settings, your games and the page itself, so that it works offline. Nothing leaves this device.',
  forget: 'Delete everything',
  forgetTitle: 'Delete everything?',
  forgetQuestion:
    'Your settings, games in progress and finished games will be deleted from this browser. This cannot be undone.',
  keepEverything: 'Keep everything',
  notForgotten: 'The browser did not delete everything: close all other windows of Shoal and try again.',
};
