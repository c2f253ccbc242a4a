import type { Store } from '../store.ts';
import { deviceValue } from './device-value.ts';

/** The user's own choice on this device. */
export const dataSaver = deviceValue<boolean>('rasteh-data-saver', (stored) => stored === true);

/** Whether the browser asks every site to save data. */
export const isSaverOfBrowser = (): boolean =>
  'connection' in navigator && (navigator.connection as { saveData?: boolean } | undefined)?.saveData === true;

/** Whether to load only what the user asks for. */
export const savesData = (): boolean => dataSaver.get() || isSaverOfBrowser();

export const dataSaving: Store<boolean> = { subscribe: dataSaver.subscribe, get: savesData };
