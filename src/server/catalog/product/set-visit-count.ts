import { eq } from 'drizzle-orm';
import type { Tx } from '../../db/open-database.ts';
import { supplierProducts } from './table.ts';

/** Call it under the lock of the counter that `visitCount` is of, or an older number may win. */
export async function setVisitCount(tx: Tx, productId: string, visitCount: number): Promise<void> {
  await tx.update(supplierProducts).set({ visitCount }).where(eq(supplierProducts.id, productId));
}
