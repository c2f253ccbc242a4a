import { deviceValue } from '../../ui/device/device-value.ts';

/** How many packs the device has; they are in IndexedDB, and from this the app knows at once whether there are any. */
export const takenPacks = deviceValue('rasteh-packs', (stored) => Number(stored) || 0);
