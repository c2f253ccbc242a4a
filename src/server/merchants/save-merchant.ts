import { eq } from 'drizzle-orm';
import type { EffectContext } from '../platform/command/command.ts';
import { bumpPublicRevision } from '../platform/http/cache/data-revision.ts';
import { type MerchantRow, merchants } from './merchant.table.ts';
import { isPublicStatus } from './status-moves.ts';

/** Writes the next version of a locked merchant. */
export async function saveMerchant(
  { tx, now }: Pick<EffectContext<unknown>, 'tx' | 'now'>,
  { id, version }: Pick<MerchantRow, 'id' | 'version'>,
  columns: Partial<MerchantRow>,
): Promise<MerchantRow> {
  const [saved] = await tx
    .update(merchants)
    .set({ ...columns, version: version + 1, updatedAt: now })
    .where(eq(merchants.id, id))
    .returning();
  if (!saved) throw new Error('the locked merchant is gone');
  if (isPublicStatus(saved.status)) await bumpPublicRevision(tx);
  return saved;
}
