import type { Executor } from '../../db/open-database.ts';
import { getMerchantRow } from '../../merchants/read.ts';
import { getSupplierCard } from '../../suppliers/read.ts';
import { hasPages } from './list.ts';

/** @throws AppError 404 for a supplier or merchant that is not confirmed */
export async function hasContent(
  db: Executor,
  of: { supplierId?: string | undefined; merchantId?: string | undefined },
): Promise<boolean> {
  if (of.supplierId) return hasPages(db, (await getSupplierCard(db, of.supplierId)).id);
  const { supplierId } = await getMerchantRow(db, of.merchantId ?? '');
  return supplierId !== null && hasPages(db, supplierId);
}
