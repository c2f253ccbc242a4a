import { and, eq } from 'drizzle-orm';
import { idParam } from '../../contract/page.ts';
import { command, type EffectContext } from '../platform/command/command.ts';
import { notFound } from '../platform/errors/app-error.ts';
import { type DeliveryAddressRow, deliveryAddresses } from './delivery-address.table.ts';
import { lockAddress } from './lock-address.ts';
import { mayWriteAddresses } from './policy.ts';
import { presentAddress } from './read.ts';

/** Makes an address the only default of its person. */
export const selectDeliveryAddress = command({
  name: 'delivery.selectAddress',
  input: idParam,
  policy: mayWriteAddresses,
  effect: async (context) => {
    const { row, isChanged } = await select(context);
    return { isChanged, address: await presentAddress(context.tx, row) };
  },
  audit: ({ isChanged, address: { id } }) => (isChanged ? { objectType: 'deliveryAddress', objectId: id } : undefined),
  answer: ({ address }) => address,
});

async function select(
  context: EffectContext<{ id: string }>,
): Promise<{ row: DeliveryAddressRow; isChanged: boolean }> {
  const { tx } = context;
  const row = await lockAddress(context);
  if (row.deletedAt !== null) throw notFound('نشانی');
  if (row.isDefault) return { row, isChanged: false };
  // In two statements: the unique index refuses a second default even within one.
  await tx
    .update(deliveryAddresses)
    .set({ isDefault: false })
    .where(and(eq(deliveryAddresses.personId, row.personId), eq(deliveryAddresses.isDefault, true)));
  await tx.update(deliveryAddresses).set({ isDefault: true }).where(eq(deliveryAddresses.id, row.id));
  return { row: { ...row, isDefault: true }, isChanged: true };
}
