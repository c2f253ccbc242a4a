import { deviceAtom } from '../../ui/device/device-atom.ts';
import { deviceValue } from '../../ui/device/device-value.ts';
import type { OutboxRow } from './outbox-row.ts';

/** What of the outbox is not delivered; `stuck` needs the user. */
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

export function noteUnsent(rows: readonly OutboxRow[]): void {
  const stuck = rows.filter(({ state }) => state === 'failed' || state === 'conflict').length;
  const { all, stuck: stuckBefore } = unsentCount.get();
  if (all !== rows.length || stuck !== stuckBefore) unsentCount.set({ all: rows.length, stuck });
}
