import { findBuyingParties } from '../../account/buyer/buying-party.ts';
import type { Executor } from '../../db/open-database.ts';
import { findMerchantNames } from '../../merchants/speaking-parties.ts';
import type { TradeGroupRow } from '../groups/group.table.ts';

/** What suppliers call who asks, by the ids of the groups. */
export async function findBuyerNames(db: Executor, groups: readonly TradeGroupRow[]): Promise<Map<string, string>> {
  const merchants = await findMerchantNames(
    db,
    groups.flatMap(({ buyerMerchantId }) => buyerMerchantId ?? []),
  );
  const persons = await findBuyingParties(
    db,
    groups.flatMap(({ buyerMerchantId, buyerPersonId }) => (buyerMerchantId === null ? buyerPersonId : [])),
  );
  return new Map(
    groups.flatMap(({ id, buyerMerchantId, buyerPersonId }) => {
      const person = persons.get(buyerPersonId);
      const name = buyerMerchantId === null ? (person?.companyName ?? person?.name) : merchants.get(buyerMerchantId);
      return name === undefined ? [] : [[id, name] as const];
    }),
  );
}
