import { asc, inArray } from 'drizzle-orm';
import { listOwnedMerchantIds } from '../merchants/own-read.ts';
import type { PersonalData } from '../platform/personal-data.ts';
import { memberships } from './membership.table.ts';
import { presentMembership } from './read.ts';

/** The periods of a person's merchants. They stay with a merchant that stays, and name no person. */
export const membershipsOfPerson: PersonalData = {
  name: 'memberships',
  columns: [],
  rows: async function* rows(db, personId) {
    const ids = await listOwnedMerchantIds(db, personId);
    const found = await db
      .select()
      .from(memberships)
      .where(inArray(memberships.merchantId, ids))
      .orderBy(asc(memberships.merchantId), asc(memberships.no));
    const now = new Date();
    for (const row of found) yield { merchantId: row.merchantId, ...presentMembership(row, now) };
  },
  erase: async () => {},
};
