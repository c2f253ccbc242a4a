import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readLegalNumbers } from '../../../src/core/people/legal-form.ts';
import { demoLegalForms } from '../../../src/demo/merchants/demo-legal-forms.ts';
import { demoMerchants } from '../../../src/demo/merchants/demo-merchants-table.ts';
import { persons } from '../../../src/server/account/person/person.table.ts';
import { stableId } from '../../../src/server/catalog/ingest/stable-id.ts';
import { keepDemoPeople } from '../../../src/server/cli/demo-people.ts';
import { memberships } from '../../../src/server/membership/membership.table.ts';
import { readMembershipState } from '../../../src/server/membership/read.ts';
import { seedMembershipPlans } from '../../../src/server/membership/seed-membership-plans.ts';
import { merchantLegalForms } from '../../../src/server/merchants/legal/legal-form.table.ts';
import { findLegalForm } from '../../../src/server/merchants/legal/read.ts';
import { merchants } from '../../../src/server/merchants/merchant.table.ts';
import { seedPlaces } from '../../../src/server/places/seed-places.ts';
import { buildMerchant } from '../../factories/merchants.ts';
import { openTestApp, type TestApp } from '../../setup/test-app.ts';

let app: TestApp;

beforeAll(async () => {
  app = await openTestApp();
  await seedPlaces(app.db);
  await seedMembershipPlans(app.db);
});

afterAll(() => app.close());

const start = () => keepDemoPeople(app.db, { SMS_PROVIDER: 'log' });
const ids = demoLegalForms.map(({ merchant }) => stableId('demo', `merchant ${merchant}`));

describe('the merchants of the demo’s people', () => {
  it('have a legal form with right numbers each', () => {
    const owned = demoMerchants.filter(({ owner }) => owner !== '-').map(({ key }) => key);
    expect(demoLegalForms.map(({ merchant }) => merchant).toSorted()).toEqual(owned.toSorted());
    for (const { nationalId } of demoLegalForms)
      expect(readLegalNumbers({ kind: 'company', nationalId }).faults).toEqual({});
  });

  it('may publish from the first start on, and keep what their owners change', async () => {
    for (const id of ids) await buildMerchant(app.db, `بازرگانی ${id}`, { id });
    await start();
    const owned = await app.db.select().from(merchants).where(inArray(merchants.id, ids));
    const people = await app.db.select().from(persons);
    for (const { id, ownerPersonId } of owned) {
      expect(people.find((person) => person.id === ownerPersonId)?.phone).toMatch(/[345]$/);
      expect(await findLegalForm(app.db, id)).toMatchObject({ kind: 'company' });
      expect(await readMembershipState(app.db, id, new Date())).toMatchObject({ no: 1, state: 'active' });
    }
    const [first = ''] = ids;
    await app.db
      .update(merchantLegalForms)
      .set({ legalName: 'نام دیگر' })
      .where(eq(merchantLegalForms.merchantId, first));
    await start();
    expect((await findLegalForm(app.db, first))?.legalName).toBe('نام دیگر');
    expect(await app.db.$count(memberships)).toBe(ids.length);
  });
});
