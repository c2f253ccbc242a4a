import { sql } from 'drizzle-orm';
import type { TouchedKind } from '../../../core/imports/touched-kinds.ts';
import { uuidArray } from '../../db/insert-rows.ts';
import type { Tx } from '../../db/open-database.ts';
import { bumpPublicRevision } from '../../platform/http/cache/data-revision.ts';
import { refreshLists } from '../ingest/write-lists.ts';
import { refreshProductEntries, refreshProductEntriesBelow } from '../ingest/write-product-entries.ts';
import type { JournalEntry, UndoneEntry } from './journal-write.ts';
import { type FindUsed, removeRows } from './remove-rows.ts';
import { restoreRows } from './restore-rows.ts';
import { readStored } from './stored-rows.ts';

const CHANGED = 'پس از این ورود تغییر کرده است.';
/** Offers refer to base products, products to properties and suppliers. */
const removalOrder: readonly TouchedKind[] = ['offer', 'base', 'option', 'property', 'supplier'];
/** An offer's rows in lists have members of its base product. */
const restoreOrder: readonly TouchedKind[] = ['supplier', 'property', 'option', 'base', 'offer'];

/**
 * Puts the rows of one batch back; lists, search entries and cached answers follow in the transaction. What somebody else
 * has changed or uses stays as it is. Returns all entries, those that stay with the reason.
 */
export async function undoEntries(
  tx: Tx,
  entries: readonly JournalEntry[],
  { now, findUsed }: { now: Date; findUsed: FindUsed },
): Promise<UndoneEntry[]> {
  const idsOf = (kind: TouchedKind, from = entries) =>
    from.filter((one) => one.kind === kind).map(({ objectId }) => objectId);
  await tx.execute(
    sql`select id from supplier_products where id = any(${uuidArray(idsOf('offer'))}) order by id for update`,
  );
  const kinds = [...new Set(entries.map(({ kind }) => kind))];
  const stored = await readStored(tx, Object.fromEntries(kinds.map((kind) => [kind, idsOf(kind)])));
  const kept: UndoneEntry[] = [];
  const open = entries.filter((entry) => {
    const { kind, objectId, version } = entry;
    const row = stored.get(`${kind} ${objectId}`);
    if (row && row.version !== version) kept.push({ ...entry, keptFor: CHANGED });
    return row?.version === version;
  });
  const changed = open.filter(({ before }) => before !== null);
  for (const kind of restoreOrder) {
    const ofKind = changed.filter((one) => one.kind === kind);
    await restoreRows(tx, kind, ofKind, stored, now);
  }
  await refresh(tx, idsOf('offer', changed), [...idsOf('base', changed), ...partsOf(open)]);
  for (const kind of removalOrder) {
    const made = open.filter((one) => one.kind === kind && one.before === null);
    kept.push(...(await removeRows(tx, kind, made, findUsed)));
  }
  // What is left of a part after its offers are gone.
  await refresh(tx, [], partsOf(open));
  await refreshProductEntriesBelow(
    tx,
    idsOf('property', changed).flatMap((id) => categoryOf(stored.get(`property ${id}`)?.row)),
  );
  await bumpPublicRevision(tx);
  const keptKeys = new Set(kept.map(({ kind, objectId }) => `${kind} ${objectId}`));
  return [...kept, ...entries.filter(({ kind, objectId }) => !keptKeys.has(`${kind} ${objectId}`))];
}

const partsOf = (entries: readonly JournalEntry[]): string[] => [
  ...new Set(entries.flatMap(({ kind, partId }) => (kind === 'offer' && partId ? [partId] : []))),
];

const categoryOf = (row: Readonly<Record<string, unknown>> | undefined): string[] =>
  typeof row?.category_id === 'string' ? [row.category_id] : [];

async function refresh(tx: Tx, offerIds: readonly string[], partIds: readonly string[]): Promise<void> {
  await refreshLists(tx, offerIds);
  await refreshProductEntries(tx, [...new Set(partIds)]);
}
