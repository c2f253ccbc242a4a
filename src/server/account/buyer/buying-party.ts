import { eq } from 'drizzle-orm';
import type { BuyingParty } from '../../../contract/trade/trade-request.ts';
import type { Executor } from '../../db/open-database.ts';
import { persons } from '../person/person.table.ts';
import { buyers } from './buyer.table.ts';

/** Who buys, as a request names them; undefined before the person has registered as a buyer. */
export async function findBuyingParty(db: Executor, personId: string): Promise<BuyingParty | undefined> {
  const [row] = await db
    .select({ buyer: buyers, phone: persons.phone })
    .from(buyers)
    .innerJoin(persons, eq(persons.id, buyers.personId))
    .where(eq(buyers.personId, personId));
  if (!row) return undefined;
  const { firstName, lastName, companyName, nationalCode, economicCode } = row.buyer;
  return { name: `${firstName} ${lastName}`, companyName, nationalCode, economicCode, phone: row.phone };
}
