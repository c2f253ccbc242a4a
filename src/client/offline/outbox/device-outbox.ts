import type { UseStore } from 'idb-keyval';
import { OUTBOX_WAKE } from '../../../core/worker/outbox-wake.ts';
import { useStore } from '../../ui/store.ts';
import { deviceUser } from '../device-user.ts';
import { connectDatabase } from '../saved-reads/idb-connection.ts';
import { setBadgeCount } from '../updates/app-badge.ts';
import { rowJournal } from './device-row-journal.ts';
import { askToKeepStorage } from './kept-storage.ts';
import { createOutbox, type OutboxSignal, type OutboxState, unreadOutbox } from './outbox.ts';
import { OUTBOX_DATABASE, unsentCount } from './outbox-count.ts';
import { isOwnRow, type OutboxRow } from './outbox-row.ts';
import { outboxRows } from './outbox-rows.ts';
import { restoredFirst } from './restored-first.ts';
import type { SettledRow } from './settled-row.ts';

const STORE = 'rows';

const channel =
  typeof BroadcastChannel === 'undefined' || typeof document === 'undefined'
    ? undefined
    : new BroadcastChannel(OUTBOX_DATABASE);

const signal: OutboxSignal = {
  send: (settled) => channel?.postMessage(settled ?? null),
  listen(onChange) {
    const hear = ({ data }: MessageEvent<SettledRow | null>) => onChange(data ?? undefined);
    channel?.addEventListener('message', hear);
    return () => channel?.removeEventListener('message', hear);
  },
};

function noteUnsent(rows: readonly OutboxRow[]): void {
  const sub = deviceUser() ?? null;
  const own = rows.filter((row) => isOwnRow(row, sub));
  const stuck = own.filter(({ state }) => state === 'failed' || state === 'conflict').length;
  setBadgeCount('outbox', own.length);
  const { all, stuck: stuckBefore } = unsentCount.get();
  if (all !== own.length || stuck !== stuckBefore) unsentCount.set({ all: own.length, stuck });
}

const database = connectDatabase(OUTBOX_DATABASE, [STORE], { durability: 'strict' });
const found = database.store(STORE);
const restored = restoredFirst(outboxRows(found, __BUILD_ID__, rowJournal), () => deviceOutbox.wake());

/** No row is read or written before those that the database has lost are back. */
const store: UseStore = async (mode, work) => {
  await restored();
  return found(mode, work);
};

/** The outbox of this device, for all its users and tabs. */
export const deviceOutbox = createOutbox(outboxRows(store, __BUILD_ID__, rowJournal), {
  signal,
  onRows: noteUnsent,
  onStored: () => void askForHelp(),
  freeSpace: async () => (await import('./free-space.ts')).freeSpace(),
});

export const useOutbox = (): OutboxState => useStore(deviceOutbox, unreadOutbox);

/** Asks the browser to keep the storage, and to wake the app when the network is back. Both may be refused. */
async function askForHelp(): Promise<void> {
  await askToKeepStorage();
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  const { sync } = (registration ?? {}) as { sync?: { register(tag: string): Promise<void> } };
  await sync?.register(OUTBOX_WAKE).catch(() => {});
}
