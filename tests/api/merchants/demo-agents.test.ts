import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MerchantAgent } from '../../../src/contract/merchants/merchant-agent.ts';
import type { Page } from '../../../src/contract/page.ts';
import { agentPermissions } from '../../../src/core/people/agent-permissions.ts';
import { persons } from '../../../src/server/account/person/person.table.ts';
import { stableId } from '../../../src/server/catalog/ingest/stable-id.ts';
import { keepDemoPeople } from '../../../src/server/cli/demo-people.ts';
import { merchantAgents } from '../../../src/server/merchants/agent.table.ts';
import { agentPermission } from '../../../src/server/merchants/agents/agent-permission.ts';
import { seedPlaces } from '../../../src/server/places/seed-places.ts';
import { buildMerchant } from '../../factories/merchants.ts';
import { callAs } from '../../setup/call-as.ts';
import { signIn } from '../../setup/sign-in.ts';
import { openTestApp, type TestApp } from '../../setup/test-app.ts';

const AGENT = '09120000006';

let app: TestApp;

beforeAll(async () => {
  app = await openTestApp();
  await seedPlaces(app.db);
});

afterAll(() => app.close());

const start = () => keepDemoPeople(app.db, { SMS_PROVIDER: 'log' });

describe('the merchant agent of the demo', () => {
  it('acts for the merchant of another of its people, and stays as the owner left it', async () => {
    await start();
    expect(await app.db.$count(merchantAgents)).toBe(0);
    const [owner] = await app.db.select().from(persons).where(eq(persons.phone, '+989120000005'));
    const id = stableId('demo', 'merchant sanatyar');
    await buildMerchant(app.db, 'صنعت‌یار', { id, ownerPersonId: owner?.id ?? null });
    await buildMerchant(app.db, 'دیگری', { ownerPersonId: owner?.id ?? null });
    await start();
    const agent = await signIn(app, AGENT);
    for (const permission of agentPermissions)
      expect(await agentPermission(app.db, agent.userId, id, permission, new Date())).toBe(true);
    const path = 'GET /customers/profile/merchant-agents';
    expect((await callAs<Page<MerchantAgent>>(app, agent, path)).body.items).toMatchObject([
      { merchant: { id }, name: 'نگار فرهمند', state: 'active', allowedActions: ['leave'] },
    ]);
    await app.db.update(merchantAgents).set({ state: 'ended' });
    await start();
    expect(await agentPermission(app.db, agent.userId, id, 'quote', new Date())).toBe(false);
  });
});
