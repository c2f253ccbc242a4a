import { z } from 'zod';
import { legalAddressBody } from '../../src/contract/account/legal-address.ts';
import { uuidv7 } from '../../src/core/ids/uuidv7.ts';
import { legalAddresses } from '../../src/server/account/address/legal-address.table.ts';
import { legalColumnsOf } from '../../src/server/account/address/legal-columns.ts';
import type { Db } from '../../src/server/db/open-database.ts';

const [{ clientId: _, ...form }] = z.tuple([legalAddressBody]).parse(legalAddressBody.meta()?.examples);

/** The example of the API's document. */
export const legalForm = form;

/** Addresses that say what the example says. Needs the places. Returns their ids. */
export async function buildLegalAddresses(db: Db, personId: string, count: number): Promise<string[]> {
  const rows = Array.from({ length: count }, () => ({ id: uuidv7(), personId, ...legalColumnsOf(legalForm) }));
  await db.insert(legalAddresses).values(rows);
  return rows.map(({ id }) => id);
}
