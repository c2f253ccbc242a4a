import { eq } from 'drizzle-orm';
import type { OwnSupplierPage, SupplierPageContent } from '../../contract/suppliers/supplier-page.ts';
import type { Executor, Tx } from '../db/open-database.ts';
import { notFound } from '../platform/errors/app-error.ts';
import { type SupplierRow, suppliers } from './supplier.table.ts';
import { type SupplierPageRow, supplierPages } from './supplier-page.table.ts';

/** The supplier's row has what the public reads. */
export interface StoredPage {
  supplier: SupplierRow;
  page: SupplierPageRow | undefined;
}

/** The page among the members of a supplier. */
export const pageOf = (of: SupplierPageContent): SupplierPageContent => ({
  about: of.about,
  address: of.address,
  sections: of.sections,
  contacts: of.contacts,
  licences: of.licences,
});

async function findPage(db: Executor, supplierId: string): Promise<SupplierPageRow | undefined> {
  const [page] = await db.select().from(supplierPages).where(eq(supplierPages.supplierId, supplierId));
  return page;
}

/** @throws 404 for a supplier that does not exist */
export async function getOwnPage(db: Executor, supplierId: string): Promise<OwnSupplierPage> {
  const [supplier] = await db.select().from(suppliers).where(eq(suppliers.id, supplierId));
  if (!supplier) throw notFound('تأمین‌کننده');
  return presentOwnPage({ supplier, page: await findPage(db, supplierId) });
}

/**
 * The same for a change: imports and other people wait until the commit.
 * @throws 404 for a supplier that does not exist
 */
export async function lockPage(tx: Tx, supplierId: string): Promise<StoredPage> {
  const [supplier] = await tx.select().from(suppliers).where(eq(suppliers.id, supplierId)).for('update');
  if (!supplier) throw notFound('تأمین‌کننده');
  return { supplier, page: await findPage(tx, supplierId) };
}

export function presentOwnPage({ supplier, page }: StoredPage): OwnSupplierPage {
  return {
    id: supplier.id,
    version: page?.version ?? 0,
    updatedAt: page?.updatedAt.toISOString() ?? null,
    draft: pageOf(page?.draft ?? supplier),
    published: pageOf(supplier),
    publishedAt: page?.publishedAt?.toISOString() ?? null,
    replacedAt: page?.replacedAt?.toISOString() ?? null,
  };
}
