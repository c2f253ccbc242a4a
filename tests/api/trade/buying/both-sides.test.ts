import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from '../../../../src/contract/page.ts';
import type { TradeGroup } from '../../../../src/contract/trade/group.ts';
import type { OpenCard } from '../../../../src/contract/trade/open-request.ts';
import { notices } from '../../../../src/server/notices/notice.table.ts';
import { SYSTEM } from '../../../../src/server/platform/actor.ts';
import { openJobs } from '../../../../src/server/trade/open/open-telling.ts';
import { buildAgents } from '../../../factories/merchant-agents.ts';
import { openTestApp, type TestApp } from '../../../setup/test-app.ts';
import { type BuyingWorld, openBuyingWorld } from '../buying-world.ts';

let app: TestApp;
let buying: BuyingWorld;

beforeAll(async () => {
  app = await openTestApp();
  buying = await openBuyingWorld(app);
});

afterAll(() => app.close());

const tell = ({ id }: TradeGroup) =>
  openJobs[0]?.run({
    payload: { groupId: id },
    deps: app.deps,
    attempt: 1,
    signal: new AbortController().signal,
    isStopping: () => false,
    once: (one, input) => one(app.deps, { actor: SYSTEM, input }).then(({ answer }) => answer as never),
  });

describe('who buys for a merchant and sells as a supplier', () => {
  it('does not begin an open request that the own supplier takes part in', async () => {
    const { world, calls } = buying;
    const { supplierId, merchantId } = world.shop;
    const agent = await buying.hire(null);
    await buildAgents(app.db, merchantId, 1, { personId: agent.userId, permissions: ['quote'], state: 'active' });
    const { group } = (await buying.openAsk(agent)).body;
    const path = `GET /traderequests/open?supplierId=${supplierId}&size=100`;
    const { body } = await calls.call<Page<OpenCard>>(world.seller, path);
    expect(body.items.map(({ id }) => id)).not.toContain(group.id);
    await tell(group);
    const told = and(eq(notices.objectId, group.id), eq(notices.personId, world.seller.userId));
    expect(await app.db.$count(notices, told)).toBe(0);
    const joined = await calls.call(world.seller, `POST /traderequests/open/${group.id}/join`, {
      body: { id: randomUUID(), supplierId },
    });
    expect([joined.status, joined.body.code]).toEqual([422, 'own_supplier']);
  });

  it('answers as the supplier what others ask for the merchant', async () => {
    const { world, calls } = buying;
    await buildAgents(app.db, buying.merchantId, 1, {
      personId: world.seller.userId,
      permissions: ['buyOnBehalf', 'pay'],
      state: 'active',
    });
    const { request } = await buying.asked(buying.principal);
    const seen = await calls.get(request.id, world.seller);
    expect([seen.role, seen.allowedActions.includes('quote')]).toEqual(['seller', true]);
    const cards = await calls.list('size=100', world.seller);
    expect(cards.find(({ id }) => id === request.id)).toMatchObject({ role: 'seller', isMyTurn: true });
    const mine = await calls.list('mine=true&size=100', world.seller);
    expect(mine.map(({ id }) => id)).toContain(request.id);
    const bought = await calls.list('role=buyer&size=100', world.seller);
    expect(bought.map(({ id }) => id)).not.toContain(request.id);
    expect((await buying.quote(request.id)).status).toBe(200);
  });
});
