import type { Db } from '../../src/server/db/open-database.ts';
import { merchantLegalForms } from '../../src/server/merchants/legal/legal-form.table.ts';
import { cityIdNamed } from '../../src/server/places/place-rows.ts';

/** The legal form of a company in Kashan; needs the seeded places. */
export async function buildLegalForm(
  db: Db,
  merchantId: string,
  overrides: Partial<typeof merchantLegalForms.$inferInsert> = {},
): Promise<void> {
  const now = new Date();
  await db.insert(merchantLegalForms).values({
    merchantId,
    kind: 'company',
    legalName: 'شرکت کاشان صنعت',
    nationalId: '14005893875',
    economicCode: '14005893875',
    cityId: cityIdNamed('کاشان'),
    street: 'خیابان امیرکبیر، پلاک ۱۲',
    postalCode: '8713645817',
    phone: '+983155440000',
    version: 1,
    createdAt: now,
    updatedAt: now,
    ...overrides,
  });
}
