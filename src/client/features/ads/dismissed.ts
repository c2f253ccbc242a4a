import { deviceValue } from '../../ui/device/device-value.ts';
import { useStore } from '../../ui/store.ts';

const KEPT_MAX = 50;
const NONE: readonly string[] = [];

/** The script of `index.html` reads it too and hides dismissed announcements before the first paint. */
const dismissed = deviceValue('rasteh-dismissed', (stored) =>
  Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : NONE,
);

/** Ids of the announcements that the user dismissed on this device. */
export const dismissedIds = (): readonly string[] => dismissed.get();

export const dismiss = (id: string): void => void dismissed.set([id, ...dismissed.get()].slice(0, KEPT_MAX));

export const useDismissed = (): readonly string[] => useStore(dismissed, NONE);
