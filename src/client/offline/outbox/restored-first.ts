import { deviceJournal } from '../journal/device-journal.ts';
import { isRowKey, type JournalContents, rowKey } from '../journal/entries.ts';
import { settledWithin } from '../settled-within.ts';
import { rowJournal } from './device-row-journal.ts';
import { isOutboxRow } from './outbox-row.ts';
import type { OutboxRows } from './outbox-rows.ts';

/** Longer than the journal waits for its file. */
const PATIENCE_MS = 4_000;

/**
 * A function that resolves once the database and the journal hold the same rows, or after a while.
 * @param onLate runs when they do so later
 */
export function restoredFirst(rows: OutboxRows, onLate: () => void): () => Promise<void> {
  let ready: Promise<void> | undefined;
  const begin = async () => {
    const restoring = restore(rows);
    if (await settledWithin(restoring, PATIENCE_MS)) return;
    // The database is out of order: the journal keeps the rows for the next start.
    restoring.then(onLate, () => {});
  };
  return () => {
    ready ??= begin();
    return ready;
  };
}

async function restore(rows: OutboxRows): Promise<void> {
  const contents = await deviceJournal.contents();
  const unheld = await rows.restore(rowsOf(contents), settledOf(contents));
  void rowJournal.hold(unheld);
  if (rowsOf(contents).length === 0) return;
  // Another tab may have settled a row since the journal was read.
  const now = await deviceJournal.read();
  await rows.restore([], settledOf(now));
}

const rowsOf = ({ held }: JournalContents) => held.flatMap(({ value }) => (isOutboxRow(value) ? [value] : []));

/** Ids of rows that are sent or discarded. */
const settledOf = ({ gone }: JournalContents): ReadonlySet<string> =>
  new Set(gone.filter(isRowKey).map((key) => key.slice(rowKey('').length)));
