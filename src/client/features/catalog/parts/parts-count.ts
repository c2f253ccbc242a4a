import { deviceAtom } from '../../../ui/device/device-atom.ts';
import { deviceValue } from '../../../ui/device/device-value.ts';

/** How many lines the parts list has: the list itself is in IndexedDB, which answers too late for the first paint. */
export const partsCount = deviceValue<number>('rasteh-parts-count', (stored) => Number(stored) || 0);

export const partsCountAtom = deviceAtom(partsCount, 0);
