import { deviceAtom } from '../../ui/device/device-atom.ts';
import { deviceValue } from '../../ui/device/device-value.ts';

export const OUTBOX_DATABASE = 'rasteh-outbox';

/** What the device's user has not delivered of the outbox; `stuck` needs the user. */
export interface UnsentCount {
  all: number;
  stuck: number;
}

const NONE: UnsentCount = { all: 0, stuck: 0 };

/** The outbox itself is in IndexedDB: from this the app knows at once whether there is anything to send or to show. */
export const unsentCount = deviceValue<UnsentCount>('rasteh-outbox-count', (stored) => {
  const { all, stuck } = (stored ?? NONE) as Partial<UnsentCount>;
  return typeof all === 'number' && typeof stuck === 'number' ? { all, stuck } : NONE;
});

export const unsentCountAtom = deviceAtom(unsentCount, NONE);
