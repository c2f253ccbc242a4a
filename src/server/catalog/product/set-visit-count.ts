import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/open-database.ts';
import { supplierProducts } from './product.table.ts';

/** Call it while holding the lock on the counter that `visitCount` comes from; otherwise an older number may win. */
export async function setVisitCount(tx: Tx, productId: string, visitCount: number): Promise<void> {
  await tx.update(supplierProducts).set({ visitCount }).where(eq(supplierProducts.id, productId));
}
