import { eq } from 'drizzle-orm';
import { idParam } from '../../contract/page.ts';
import { type SupplierLink, supplierLink } from '../../contract/suppliers/own-supplier.ts';
import { command, type EffectContext } from '../platform/command/command.ts';
import { forOperator } from '../platform/command/policy.ts';
import { conflict, unprocessable } from '../platform/errors/app-error.ts';
import { bumpPublicRevision } from '../platform/http/cache/data-revision.ts';
import { findSupplierCards } from '../suppliers/read.ts';
import { lockMerchant } from './lock-merchant.ts';
import { type MerchantRow, merchants } from './merchant.table.ts';
import { presentOwnMerchant } from './own-read.ts';

/** Makes a confirmed merchant a supplier's own shop, so that its people may change the supplier's page and offers. */
export const linkSupplier = command({
  name: 'merchants.linkSupplier',
  input: supplierLink.extend(idParam.shape),
  policy: forOperator,
  effect: async (context) => {
    const { row, from } = await link(context);
    return { from, merchant: await presentOwnMerchant(context.tx, row) };
  },
  audit: ({ from, merchant: { id, supplierId } }) =>
    from === supplierId ? undefined : { objectType: 'merchant', objectId: id, details: { from, to: supplierId } },
  answer: ({ merchant }) => merchant,
});

async function link(
  context: EffectContext<SupplierLink & { id: string }>,
): Promise<{ row: MerchantRow; from: string | null }> {
  const { tx, input, now } = context;
  const { supplierId } = input;
  const row = await lockMerchant(context, input.id, forOperator);
  const from = row.supplierId;
  if (from === supplierId) return { row, from };
  if (supplierId !== null) {
    if (row.status !== 'confirmed')
      throw conflict('merchant_not_confirmed', 'تنها بازرگان تأییدشده به یک تأمین‌کننده پیوند می‌خورد.');
    if (!(await findSupplierCards(tx, [supplierId])).has(supplierId))
      throw unprocessable('supplier_unknown', 'تأمین‌کننده‌ای با این نشانی نیست.', 'supplierId');
  }
  const [changed] = await tx
    .update(merchants)
    .set({ supplierId, version: row.version + 1, updatedAt: now })
    .where(eq(merchants.id, row.id))
    .returning();
  if (!changed) throw new Error('the locked merchant is gone');
  await bumpPublicRevision(tx);
  return { row: changed, from };
}
