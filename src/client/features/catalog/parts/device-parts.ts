import { PARTS_CHANGED } from '../../../../core/worker/outbox-wake.ts';
import { connectDatabase } from '../../../offline/saved-reads/idb-connection.ts';
import { useStore } from '../../../ui/store.ts';
import { partsCount } from './parts-count.ts';
import { PARTS_DATABASE, PARTS_STORE, partsRows } from './parts-rows.ts';
import { createPartsStore, type PartsSignal, type PartsState, unreadParts } from './parts-store.ts';

/** Undefined where the browser has no channel: other tabs then read the list when they open it. */
const channel =
  typeof BroadcastChannel === 'undefined' || typeof document === 'undefined'
    ? undefined
    : new BroadcastChannel(PARTS_DATABASE);

const signal: PartsSignal = {
  send() {
    channel?.postMessage(null);
    dispatchEvent(new Event(PARTS_CHANGED));
  },
  listen(onChange) {
    channel?.addEventListener('message', onChange);
    return () => channel?.removeEventListener('message', onChange);
  },
};

/** The parts list of this device; nobody else sees it. */
export const deviceParts = createPartsStore(
  partsRows(connectDatabase(PARTS_DATABASE, [PARTS_STORE]).store(PARTS_STORE)),
  signal,
  (count) => partsCount.set(count),
);

export const useParts = (): PartsState => useStore(deviceParts, unreadParts);
