import { eq } from 'drizzle-orm';
import { z } from 'zod';
import {
  type LegalAddressForm,
  legalAddressChange,
  legalAddressRemoval,
} from '../../../contract/account/legal-address.ts';
import type { Tx } from '../../db/open-database.ts';
import { assertRelatedPlaces } from '../../places/related-places.ts';
import { command, type EffectContext } from '../../platform/command/command.ts';
import { assertAllowed } from '../../platform/command/policy.ts';
import { notFound, preconditionFailed } from '../../platform/errors/app-error.ts';
import { type LegalAddressRow, legalAddresses } from './legal-address.table.ts';
import { erasedLegal, legalColumnsOf } from './legal-columns.ts';
import { mayChangeLegalAddress, mayKeepAddressesOf } from './policy.ts';
import { presentLegalAddress } from './read.ts';

const seen = z.object({ personId: z.uuid(), addressId: z.uuid(), version: z.int() });
type Seen = z.infer<typeof seen>;

/** Replaces what an address says, if nobody has changed it since the version that the caller has seen. */
export const editLegalAddress = command({
  name: 'account.editAddress',
  input: legalAddressChange.extend(seen.shape),
  policy: (actor, { personId }) => mayKeepAddressesOf(actor, personId),
  effect: async (context) => presentLegalAddress(context.tx, await edit(context)),
  audit: ({ id, version }) => ({ objectType: 'legalAddress', objectId: id, details: { version } }),
});

/** Empties an address and keeps its row. */
export const deleteLegalAddress = command({
  name: 'account.deleteAddress',
  input: legalAddressRemoval.extend(seen.shape),
  policy: (actor, { personId }) => mayKeepAddressesOf(actor, personId),
  effect: async (context) => presentLegalAddress(context.tx, await remove(context)),
  audit: ({ id }) => ({ objectType: 'legalAddress', objectId: id }),
});

async function edit(context: EffectContext<Seen & LegalAddressForm>): Promise<LegalAddressRow> {
  const { tx, input, now } = context;
  const columns = legalColumnsOf(input);
  const row = await lockAddress(context);
  if (row.deletedAt !== null) throw notFound('نشانی');
  // A device that sends its form again, because the answer was lost, does not conflict with itself.
  if (Object.entries(columns).every(([name, value]) => row[name as keyof typeof columns] === value)) return row;
  await assertRelatedPlaces(tx, columns);
  return replace(tx, row, input, { ...columns, updatedAt: now });
}

async function remove(context: EffectContext<Seen>): Promise<LegalAddressRow> {
  const { tx, input, now } = context;
  const row = await lockAddress(context);
  if (row.deletedAt !== null) return row;
  return replace(tx, row, input, { ...erasedLegal, updatedAt: now, deletedAt: now });
}

/** Another change of the same address waits until the commit. */
async function lockAddress({ tx, actor, input }: EffectContext<Seen>): Promise<LegalAddressRow> {
  const [row] = await tx.select().from(legalAddresses).where(eq(legalAddresses.id, input.addressId)).for('update');
  assertAllowed(mayChangeLegalAddress(actor, row));
  if (!row) throw notFound('نشانی');
  return row;
}

async function replace(
  tx: Tx,
  row: LegalAddressRow,
  { version }: Seen,
  changes: Partial<LegalAddressRow>,
): Promise<LegalAddressRow> {
  if (row.version !== version) throw preconditionFailed();
  const [changed] = await tx
    .update(legalAddresses)
    .set({ ...changes, version: version + 1 })
    .where(eq(legalAddresses.id, row.id))
    .returning();
  if (!changed) throw new Error('the locked address is gone');
  return changed;
}
