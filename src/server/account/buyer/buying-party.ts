import { eq, inArray } from 'drizzle-orm';
import type { BuyingParty } from '../../../contract/trade/trade-request.ts';
import type { Executor } from '../../db/open-database.ts';
import { persons } from '../person/person.table.ts';
import { buyers } from './buyer.table.ts';

/** Who buys, as a request names them; undefined before the person has registered as a buyer. */
export const findBuyingParty = async (db: Executor, personId: string): Promise<BuyingParty | undefined> =>
  (await findBuyingParties(db, [personId])).get(personId);

/** The same of many persons, by their ids. */
export async function findBuyingParties(db: Executor, personIds: readonly string[]): Promise<Map<string, BuyingParty>> {
  if (personIds.length === 0) return new Map();
  const rows = await db
    .select({ buyer: buyers, phone: persons.phone })
    .from(buyers)
    .innerJoin(persons, eq(persons.id, buyers.personId))
    .where(inArray(buyers.personId, [...personIds]));
  return new Map(
    rows.map(({ buyer, phone }) => {
      const { personId, firstName, lastName, companyName, nationalCode, economicCode } = buyer;
      return [personId, { name: `${firstName} ${lastName}`, companyName, nationalCode, economicCode, phone }];
    }),
  );
}
