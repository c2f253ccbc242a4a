import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { legalAddressBody } from '../../../contract/account/legal-address.ts';
import type { Tx } from '../../db/open-database.ts';
import { assertRelatedPlaces } from '../../places/related-places.ts';
import { command, type EffectContext } from '../../platform/command/command.ts';
import { conflict, unprocessable } from '../../platform/errors/app-error.ts';
import { lockPerson } from '../person/lock-person.ts';
import { type LegalAddressRow, legalAddresses } from './legal-address.table.ts';
import { legalColumnsOf } from './legal-columns.ts';
import { mayKeepAddressesOf } from './policy.ts';
import { legalAddressesOf, presentLegalAddress } from './read.ts';

const ADDRESSES_MAX = 50;

const newAddress = legalAddressBody.extend({ personId: z.uuid() });

/** Saves an address under the id that its client has made; sent again, it is the same address. */
export const addLegalAddress = command({
  name: 'account.addAddress',
  input: newAddress,
  policy: (actor, { personId }) => mayKeepAddressesOf(actor, personId),
  effect: async (context) => {
    const { row, isNew } = await insert(context);
    return { isNew, address: await presentLegalAddress(context.tx, row) };
  },
  audit: ({ isNew, address: { id } }) => (isNew ? { objectType: 'legalAddress', objectId: id } : undefined),
  answer: ({ address }) => address,
  status: 201,
});

async function insert({
  tx,
  input,
  now,
}: EffectContext<z.output<typeof newAddress>>): Promise<{ row: LegalAddressRow; isNew: boolean }> {
  const { clientId: id, personId, ...form } = input;
  const columns = legalColumnsOf(form);
  // One at a time, so that the count is certain.
  await lockPerson(tx, personId);
  const sent = await findSent(tx, personId, id);
  if (sent) return { row: sent, isNew: false };
  await assertRelatedPlaces(tx, columns);
  if ((await tx.$count(legalAddresses, legalAddressesOf(personId))) >= ADDRESSES_MAX)
    throw unprocessable('too_many_addresses', 'شمار نشانی‌ها به سقف رسیده است؛ نخست یکی را پاک کنید.');
  const [made] = await tx
    .insert(legalAddresses)
    .values({ id, personId, ...columns, createdAt: now, updatedAt: now })
    .onConflictDoNothing({ target: legalAddresses.id })
    .returning();
  if (!made) throw idTaken();
  return { row: made, isNew: true };
}

/** The address that an earlier sending has made, whatever became of it since. */
async function findSent(tx: Tx, personId: string, id: string): Promise<LegalAddressRow | undefined> {
  const [row] = await tx.select().from(legalAddresses).where(eq(legalAddresses.id, id));
  if (row && row.personId !== personId) throw idTaken();
  return row;
}

const idTaken = () => conflict('id_taken', 'این شناسه پیش‌تر به کار رفته است.');
