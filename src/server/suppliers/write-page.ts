import { isDeepStrictEqual } from 'node:util';
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { SupplierPageContent } from '../../contract/suppliers/supplier-page.ts';
import type { Tx } from '../db/open-database.ts';
import { bumpPublicRevision } from '../platform/http/cache/data-revision.ts';
import { pageOf, type StoredPage } from './own-page.ts';
import { type SupplierInsert, suppliers } from './supplier.table.ts';
import { type SupplierPageRow, supplierPages } from './supplier-page.table.ts';

/** Stores the draft of a locked page under the next version. */
export async function writeDraft(
  tx: Tx,
  { supplier, page }: StoredPage,
  draft: SupplierPageContent,
  now: Date,
): Promise<StoredPage> {
  const changes = { version: (page?.version ?? 0) + 1, updatedAt: now, draft };
  const [written] = await tx
    .insert(supplierPages)
    .values({ supplierId: supplier.id, ...changes })
    .onConflictDoUpdate({ target: supplierPages.supplierId, set: changes })
    .returning();
  return { supplier, page: written };
}

/** Makes the draft of a locked page what the public reads. Cached public answers follow in the transaction. */
export async function publishDraft(
  tx: Tx,
  { supplier, page }: StoredPage & { page: SupplierPageRow },
  now: Date,
): Promise<StoredPage> {
  const { draft, published, imported } = page;
  const [shown] = await tx
    .update(suppliers)
    .set({ ...pageOf(draft), version: supplier.version + 1, updatedAt: now })
    .where(eq(suppliers.id, supplier.id))
    .returning();
  const [written] = await tx
    .update(supplierPages)
    // Until people publish, the row has what the import said.
    .set({ published: draft, imported: published ? imported : pageOf(supplier), publishedAt: now, replacedAt: null })
    .where(eq(supplierPages.supplierId, supplier.id))
    .returning();
  await bumpPublicRevision(tx);
  return { supplier: shown ?? supplier, page: written };
}

/**
 * Keeps what people have published where an import has written the suppliers' rows anew, unless it says something else about
 * the page than before: then the import's page stays, and the people are told.
 */
export async function keepPublishedPages(tx: Tx, written: readonly SupplierInsert[], now: Date): Promise<void> {
  if (written.length === 0) return;
  const rows = new Map(written.map((row) => [row.id, row]));
  const pages = await tx
    .select()
    .from(supplierPages)
    .where(and(inArray(supplierPages.supplierId, [...rows.keys()]), isNotNull(supplierPages.published)));
  for (const { supplierId, published, imported } of pages) {
    const row = rows.get(supplierId);
    if (!row || !published) continue;
    const brought = asStored(pageOf({ ...row, about: row.about ?? null, address: row.address ?? null }));
    if (isDeepStrictEqual(brought, asStored(imported)))
      await tx.update(suppliers).set(pageOf(published)).where(eq(suppliers.id, supplierId));
    else
      await tx
        .update(supplierPages)
        .set({ published: null, imported: null, replacedAt: now })
        .where(eq(supplierPages.supplierId, supplierId));
  }
}

/** Without members that are undefined, as JSON keeps it. */
const asStored = (content: SupplierPageContent | null): unknown => JSON.parse(JSON.stringify(content));
