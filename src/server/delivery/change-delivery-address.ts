import { desc, eq } from 'drizzle-orm';
import { z } from 'zod';
import { type DeliveryAddressForm, deliveryAddressForm } from '../../contract/delivery/delivery-address.ts';
import type { Tx } from '../db/open-database.ts';
import { assertRelatedPlaces } from '../places/related-places.ts';
import { command, type EffectContext } from '../platform/command/command.ts';
import { notFound, preconditionFailed } from '../platform/errors/app-error.ts';
import { columnsOf, erasedColumns } from './address-columns.ts';
import { type DeliveryAddressRow, deliveryAddresses } from './delivery-address.table.ts';
import { lockAddress } from './lock-address.ts';
import { mayWriteAddresses } from './policy.ts';
import { addressesOf, presentAddress } from './read.ts';

const addressId = z.object({ id: z.uuid(), version: z.int() });
type Given = z.infer<typeof addressId>;

/** Replaces what an address says, if nobody has changed it since the version that the caller has seen. */
export const editDeliveryAddress = command({
  name: 'delivery.editAddress',
  input: deliveryAddressForm.safeExtend(addressId.shape),
  policy: mayWriteAddresses,
  effect: async (context) => presentAddress(context.tx, await edit(context)),
  audit: ({ id, version }) => ({ objectType: 'deliveryAddress', objectId: id, details: { version } }),
});

/** Empties an address and keeps its row. The latest changed of the others becomes the default in its place. */
export const deleteDeliveryAddress = command({
  name: 'delivery.deleteAddress',
  input: addressId,
  policy: mayWriteAddresses,
  effect: async (context) => presentAddress(context.tx, await remove(context)),
  audit: ({ id }) => ({ objectType: 'deliveryAddress', objectId: id }),
});

async function edit(context: EffectContext<Given & DeliveryAddressForm>): Promise<DeliveryAddressRow> {
  const { tx, input, now } = context;
  const columns = columnsOf(input);
  const row = await lockAddress(context);
  if (row.deletedAt !== null) throw notFound('نشانی');
  // A device that sends its form again, because the answer was lost, does not conflict with itself.
  if (isSame(row, columns)) return row;
  await assertRelatedPlaces(tx, columns);
  return replace(tx, row, input, { ...columns, updatedAt: now });
}

async function remove(context: EffectContext<Given>): Promise<DeliveryAddressRow> {
  const { tx, input, now } = context;
  const row = await lockAddress(context);
  if (row.deletedAt !== null) return row;
  const removed = await replace(tx, row, input, {
    ...erasedColumns,
    isDefault: false,
    updatedAt: now,
    deletedAt: now,
  });
  if (row.isDefault) await makeLatestDefault(tx, row.personId);
  return removed;
}

const isSame = (row: DeliveryAddressRow, columns: ReturnType<typeof columnsOf>): boolean =>
  Object.entries(columns).every(([name, value]) => row[name as keyof typeof columns] === value);

async function replace(
  tx: Tx,
  row: DeliveryAddressRow,
  { version }: Given,
  changes: Partial<DeliveryAddressRow>,
): Promise<DeliveryAddressRow> {
  if (row.version !== version) throw preconditionFailed();
  const [changed] = await tx
    .update(deliveryAddresses)
    .set({ ...changes, version: version + 1 })
    .where(eq(deliveryAddresses.id, row.id))
    .returning();
  if (!changed) throw new Error('the locked address is gone');
  return changed;
}

async function makeLatestDefault(tx: Tx, personId: string): Promise<void> {
  const [latest] = await tx
    .select({ id: deliveryAddresses.id })
    .from(deliveryAddresses)
    .where(addressesOf(personId))
    .orderBy(desc(deliveryAddresses.updatedAt), desc(deliveryAddresses.id))
    .limit(1);
  if (latest) await tx.update(deliveryAddresses).set({ isDefault: true }).where(eq(deliveryAddresses.id, latest.id));
}
