import { changedFields, type StoredRow } from '../../../core/imports/changed-fields.ts';
import type { TouchedKind } from '../../../core/imports/touched-kinds.ts';
import type { Tx } from '../../db/open-database.ts';
import type { Touched } from '../ingest/touched.ts';
import { readStored } from './stored-rows.ts';

/** What a row was before a write. */
export interface JournalEntry {
  kind: TouchedKind;
  objectId: string;
  partId: string | null;
  title: string;
  /** The members that were changed; null: the write made the row. */
  before: StoredRow | null;
  /** As the write found it, 0 for what it made, and as it left it. */
  fromVersion: number;
  version: number;
}

export interface UndoneEntry extends JournalEntry {
  /** Why it stays as it is, in Persian. */
  keptFor?: string;
}

/** Runs a write and tells what it changed; rows that it left as they were have no entry. */
export async function journalWrite<Saved>(
  tx: Tx,
  touched: Touched,
  write: () => Promise<Saved>,
): Promise<{ saved: Saved; entries: JournalEntry[] }> {
  const before = await readStored(tx, touched);
  const saved = await write();
  const after = await readStored(tx, touched);
  const entries = [...after].flatMap(([key, { kind, id, partId, title, version, row }]): JournalEntry[] => {
    const earlier = before.get(key);
    const about = { kind, objectId: id, partId, title, fromVersion: earlier?.version ?? 0, version };
    if (!earlier) return [{ ...about, before: null }];
    const changed = changedFields(earlier.row, row);
    return Object.keys(changed).length === 0 ? [] : [{ ...about, before: changed }];
  });
  return { saved, entries };
}
