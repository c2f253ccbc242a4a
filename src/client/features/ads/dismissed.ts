import { deviceValue } from '../../ui/device-value.ts';
import { useStore } from '../../ui/store.ts';

const KEPT_MAX = 50;
const NONE: readonly string[] = [];

/** Read by the script of `index.html` too, which hides what was dismissed before the first paint. */
const dismissed = deviceValue('rasteh-dismissed', (stored) =>
  Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : NONE,
);

/** Ids of announcements that this device wants to see no more. */
export const dismissedIds = (): readonly string[] => dismissed.get();

export const dismiss = (id: string): void => void dismissed.set([id, ...dismissed.get()].slice(0, KEPT_MAX));

export const useDismissed = (): readonly string[] => useStore(dismissed, NONE);
