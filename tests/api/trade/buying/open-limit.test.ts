import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tradeEvents } from '../../../../src/server/trade/event.table.ts';
import { tradeRequests } from '../../../../src/server/trade/request.table.ts';
import { textLine } from '../../../factories/trade.ts';
import { openTestApp, type TestApp } from '../../../setup/test-app.ts';
import { type BuyingWorld, openBuyingWorld } from '../buying-world.ts';

/** 2.5 × 333,335, and a tenth of it as tax. */
const PAYABLE = 916_670;

let app: TestApp;
let buying: BuyingWorld;

beforeAll(async () => {
  app = await openTestApp();
  buying = await openBuyingWorld(app);
});

afterAll(() => app.close());

const month = (rial: number) => ({ rial, period: 'month' as const });

describe('an open request of an agent', () => {
  it('is refused beyond the limit, by published prices and by what is hoped for', async () => {
    const agent = await buying.hire(month(PAYABLE - 1));
    const refused = await buying.openAsk(agent);
    expect([refused.status, refused.body.code, refused.body.field]).toEqual([422, 'beyond_limit', 'buyerMerchantId']);
    const hoped = { ...textLine('شیر برقی', '2'), targetPriceRial: PAYABLE };
    expect((await buying.openAsk(agent, { lines: [hoped] })).body.code).toBe('beyond_limit');
    expect((await buying.openAsk(agent, { lines: [textLine('شیر برقی')] })).status).toBe(201);
    expect((await buying.openAsk(buying.principal)).status).toBe(201);
  });

  it('counts against the limit once a supplier has joined, in the name of the agent', async () => {
    const { calls, world } = buying;
    const agent = await buying.hire(month(PAYABLE));
    const { group } = (await buying.openAsk(agent)).body;
    const { supplierId } = world.shop;
    const joined = await calls.call(world.seller, `POST /traderequests/open/${group.id}/join`, {
      body: { id: randomUUID(), supplierId },
    });
    expect(joined.status).toBe(201);
    const { id } = joined.body;
    const [row] = await app.db.select().from(tradeRequests).where(eq(tradeRequests.id, id));
    expect(row).toMatchObject({ spentAgentId: agent.agentId, submittedRial: PAYABLE });
    const [event] = await app.db.select().from(tradeEvents).where(eq(tradeEvents.requestId, id));
    expect(JSON.parse(event?.body ?? '')).toMatchObject({ actorRole: 'buyer', actorId: agent.userId });
    expect((await buying.asked(agent)).status).toBe(202);
  });
});
