import { ValueStore } from './value-store.ts';

/** Screens that open over any other without leaving it. */
export type Overlay = 'settings' | null;

export const overlay = new ValueStore<Overlay>(null);

export const openSettings = (): void => overlay.set('settings');
export const closeOverlay = (): void => overlay.set(null);
