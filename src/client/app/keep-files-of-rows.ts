import { BLOBS_DATABASE } from '../offline/blobs/blobs-database.ts';
import { hasDatabase } from '../offline/has-database.ts';
import { deviceOutbox } from '../offline/outbox/device-outbox.ts';
import type { Operations } from '../offline/outbox/operation.ts';
import type { OutboxRow } from '../offline/outbox/outbox-row.ts';
import { readStored, storedKeys } from '../ui/device/device-storage.ts';

/** A form that is open in a tab may name a file nowhere else. */
const UNNAMED_MS = 24 * 60 * 60_000;

/** Drops the files of rows that are gone, however they went. Returns a function that stops it. */
export function keepFilesOfRows(operations: Operations): () => void {
  let named: ReadonlySet<string> | undefined;
  const look = () => {
    const { rows, isRead } = deviceOutbox.get();
    if (!isRead) return;
    const now = new Set(rows.flatMap((row) => filesOf(operations, row)));
    const gone = [...(named ?? [])].filter((id) => !now.has(id));
    const isFirst = named === undefined;
    named = now;
    if (isFirst || gone.length > 0) void tidy(gone, isFirst ? now : undefined);
  };
  look();
  return deviceOutbox.subscribe(look);
}

function filesOf(operations: Operations, { operation: name, payload }: OutboxRow): readonly string[] {
  const operation = operations.get(name);
  return operation?.keptFiles && operation.accepts(payload) ? operation.keptFiles(payload) : [];
}

/** @param named by rows: what neither they nor a draft names goes too */
async function tidy(gone: readonly string[], named: ReadonlySet<string> | undefined): Promise<void> {
  if (gone.length === 0 && !(await hasDatabase(BLOBS_DATABASE, true))) return;
  try {
    const { deviceBlobs } = await import('../offline/blobs/device-blobs.ts');
    await deviceBlobs.drop(gone);
    if (!named) return;
    const typed = storedKeys('local', '').map((key) => readStored('local', key) ?? '');
    const isNamed = (id: string) => named.has(id) || typed.some((text) => text.includes(id));
    await deviceBlobs.sweep(Date.now() - UNNAMED_MS, isNamed);
  } catch {
    // The next start tries again.
  }
}
