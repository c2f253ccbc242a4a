import type { Db } from '../../src/server/db/open-database.ts';
import { BASE_PLAN } from '../../src/server/membership/base-plan.ts';
import { memberships } from '../../src/server/membership/membership.table.ts';

const DAY_MS = 86_400_000;

/** A first period of the base plan that has begun a day ago; needs the seeded plans. */
export async function buildMembership(
  db: Db,
  merchantId: string,
  overrides: Partial<typeof memberships.$inferInsert> = {},
): Promise<void> {
  const { code, version, title, priceRial, limits, periodDays } = BASE_PLAN;
  const validFrom = new Date(Date.now() - DAY_MS);
  await db.insert(memberships).values({
    merchantId,
    no: 1,
    planCode: code,
    planVersion: version,
    title,
    priceRial,
    limits,
    validFrom,
    validTo: new Date(validFrom.getTime() + periodDays * DAY_MS),
    createdAt: validFrom,
    ...overrides,
  });
}
