import { settings } from '../page/page-settings.ts';
import { Sounds } from './sounds.ts';

/** The sounds of this page, as loud as its settings say. */
export const sounds = new Sounds(document);

const follow = (): void => {
  sounds.volume = settings.value.volume;
};
follow();
settings.subscribe(follow);
