import { settings } from '../page/page-settings.ts';
import { Sounds } from './sounds.ts';

/** The sounds of this page, at the volume of the settings. */
export const sounds = new Sounds(document);

const follow = (): void => {
  sounds.volume = settings.value.volume;
};
follow();
settings.subscribe(follow);
