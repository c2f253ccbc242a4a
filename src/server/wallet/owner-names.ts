import { findPersonNames } from '../account/person/read.ts';
import type { Executor } from '../db/open-database.ts';
import { findMerchantNames } from '../merchants/speaking-parties.ts';

interface Owned {
  ownerPersonId: string | null;
  merchantId: string | null;
}

/** Whose wallets these are, as operators read it. */
export async function findOwnerNames(db: Executor, rows: readonly Owned[]): Promise<(row: Owned) => string> {
  const persons = await findPersonNames(
    db,
    rows.flatMap(({ ownerPersonId }) => ownerPersonId ?? []),
  );
  const merchants = await findMerchantNames(
    db,
    rows.flatMap(({ merchantId }) => merchantId ?? []),
  );
  return ({ ownerPersonId, merchantId }) =>
    persons.get(ownerPersonId ?? '') ?? merchants.get(merchantId ?? '') ?? 'کاربر راسته';
}
