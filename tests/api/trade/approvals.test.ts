import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GroupBoard } from '../../../src/contract/trade/group.ts';
import { notices } from '../../../src/server/notices/notice.table.ts';
import { tradeApprovals } from '../../../src/server/trade/approvals/approval.table.ts';
import { tradeEvents } from '../../../src/server/trade/event.table.ts';
import { tradeRequests } from '../../../src/server/trade/request.table.ts';
import { textLine } from '../../factories/trade.ts';
import { openTestApp, type TestApp } from '../../setup/test-app.ts';
import { type BuyingWorld, openBuyingWorld } from './buying-world.ts';
import { runLapseJob } from './trade-world.ts';

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
const told = (
  personId: string,
  kind: 'tradeApprovalAsked' | 'tradeApprovalGiven' | 'tradeApprovalRefused',
  id: string,
) => app.db.$count(notices, and(eq(notices.personId, personId), eq(notices.kind, kind), eq(notices.objectId, id)));
const actionsOf = async (id: string, as = buying.principal) =>
  (await buying.calls.get(id, as)).approval?.allowedActions;

describe('the limit of an agent', () => {
  it('adds up what is sent and agreed in its period, and takes back what has ended', async () => {
    const agent = await buying.hire(month(2 * PAYABLE));
    const [first, second] = [await buying.asked(agent), await buying.asked(agent)];
    expect([first.status, second.status]).toEqual([201, 201]);
    // The same request is not counted twice.
    expect((await buying.want(first.request.id, agent)).status).toBe(200);
    const third = await buying.asked(agent);
    expect(third).toMatchObject({
      status: 202,
      request: { state: 'draft', approval: { state: 'open', move: 'submit' } },
    });
    expect(third.request.approval).toMatchObject({ payableRial: PAYABLE, allowedActions: ['withdraw'] });
    await buying.calls.move(second.request.id, 'cancel', agent);
    expect((await buying.asked(agent)).status).toBe(201);
  });

  it('does not count what has no price, and counts what the buyer hopes for', async () => {
    const agent = await buying.hire(month(1_000_000));
    expect((await buying.asked(agent, { lines: [textLine('شیر برقی')] })).status).toBe(201);
    const hoped = { ...textLine('شیر برقی', '2'), targetPriceRial: 500_000 };
    expect((await buying.asked(agent, { lines: [hoped] })).status).toBe(202);
  });

  it('begins anew with its period', async () => {
    const agent = await buying.hire(month(PAYABLE));
    const { request } = await buying.asked(agent);
    expect((await buying.asked(agent)).status).toBe(202);
    const before = new Date(app.deps.now().getTime() - 32 * 24 * 60 * 60_000);
    await app.db.update(tradeRequests).set({ spentAt: before }).where(eq(tradeRequests.id, request.id));
    expect((await buying.asked(agent)).status).toBe(201);
  });

  it('is not the owner’s', async () => {
    expect((await buying.asked(buying.principal)).status).toBe(201);
  });

  it('holds against many at once', async () => {
    const agent = await buying.hire(month(5 * PAYABLE));
    const statuses: number[] = [];
    let waiting: string[] = Array.from({ length: 50 }, () => randomUUID());
    while (waiting.length > 0) {
      const sent = await Promise.all(
        waiting.map(async (id) => ({ id, status: (await buying.buy(agent, { id })).status })),
      );
      // Without a free connection the device sends again.
      waiting = sent.flatMap(({ id, status }) => (status === 503 ? [id] : []));
      statuses.push(...sent.flatMap(({ status }) => (status === 503 ? [] : [status])));
    }
    expect(statuses.toSorted()).toEqual([...Array(5).fill(201), ...Array(45).fill(202)]);
  });
});

describe('what an agent asks the principal for', () => {
  it('is sent once the principal approves it, and its event names both', async () => {
    const agent = await buying.hire(month(0));
    const { request } = await buying.asked(agent);
    expect(await told(buying.principal.userId, 'tradeApprovalAsked', request.id)).toBe(1);
    const [card] = await buying.calls.list('mine=true', buying.principal);
    expect(card).toMatchObject({ isMyTurn: true, approval: { state: 'open', allowedActions: ['approve', 'refuse'] } });
    expect((await buying.calls.list('mine=true&size=100', agent)).map(({ id }) => id)).not.toContain(request.id);
    expect((await buying.answer(agent, request.id, 'approve')).status).toBe(403);
    const { status, body } = await buying.answer(buying.principal, request.id, 'approve');
    expect([status, body.state, body.approval?.state]).toEqual([200, 'registered', 'approved']);
    expect((await buying.answer(buying.principal, request.id, 'approve')).status).toBe(200);
    const [event] = await app.db.select().from(tradeEvents).where(eq(tradeEvents.requestId, request.id));
    expect(JSON.parse(event?.body ?? '').facts).toMatchObject({
      askedBy: agent.userId,
      approvedBy: buying.principal.userId,
    });
    expect(await told(agent.userId, 'tradeApprovalGiven', request.id)).toBe(1);
  });

  it('is a confirmation too, with the numbers that were seen', async () => {
    const agent = await buying.hire(month(0));
    const { request } = await buying.asked(agent, { lines: [textLine('پمپ')] });
    expect((await buying.quote(request.id)).status).toBe(200);
    const waiting = await buying.want(request.id, agent);
    expect([waiting.status, waiting.body.state]).toEqual([202, 'quoted']);
    expect((await buying.want(request.id, agent)).body.approval?.id).toBe(waiting.body.approval?.id);
    const { body } = await buying.answer(buying.principal, request.id, 'approve');
    expect(body).toMatchObject({ state: 'awaitingConfirmation', approval: { state: 'approved' } });
    expect(body.totals?.payableRial).toBe(waiting.body.approval?.payableRial);
  });

  it('is shown on the board of its group', async () => {
    const { calls, world } = buying;
    const agent = await buying.hire(month(10 * PAYABLE));
    const { request } = await buying.asked(agent, { supplierIds: [world.shop.supplierId, world.rivalShop.supplierId] });
    await buying.setLimit(agent.agentId, 0);
    expect((await buying.want(request.id, agent)).status).toBe(202);
    for (const as of [agent, buying.principal]) {
      const { body } = await calls.call<GroupBoard>(as, `GET /traderequests/groups/${request.group?.id}`);
      const states = body.requests.map(({ id, approval }) => [id === request.id, approval?.state]);
      expect(states.toSorted()).toEqual([
        [false, undefined],
        [true, 'open'],
      ]);
    }
  });

  it('is refused with a reason, or taken back', async () => {
    const agent = await buying.hire(month(0));
    const { request } = await buying.asked(agent);
    const refused = await buying.answer(buying.principal, request.id, 'refuse-approval', { reason: 'بودجه نداریم' });
    expect(refused.body).toMatchObject({ state: 'draft', approval: { state: 'refused', reason: 'بودجه نداریم' } });
    expect(await told(agent.userId, 'tradeApprovalRefused', request.id)).toBe(1);
    const over = await buying.answer(buying.principal, request.id, 'approve');
    expect([over.status, over.body.code, over.body.current?.state]).toEqual([409, 'approval_over', 'draft']);
    const { request: other } = await buying.asked(agent);
    expect((await buying.answer(agent, other.id, 'withdraw-approval')).body.approval?.state).toBe('withdrawn');
  });

  it('is void after an edit, a new or withdrawn quote, and when the quote is old', async () => {
    const { calls, principal, world } = buying;
    const agent = await buying.hire(month(0));
    const waiting = async () => {
      const { request } = await buying.asked(agent, { lines: [textLine('پمپ')] });
      await buying.quote(request.id);
      expect((await buying.want(request.id, agent)).status).toBe(202);
      return calls.get(request.id, agent);
    };
    const edited = await waiting();
    const { status } = await calls.call(agent, `PUT /traderequests/direct-order/${edited.id}`, {
      body: { lines: [textLine('پمپ دیگر')], addressId: buying.addressId, submit: false, acceptSupersede: true },
      version: edited.version,
    });
    expect([status, await actionsOf(edited.id)]).toEqual([200, []]);
    const withdrawn = await waiting();
    await calls.call(world.seller, `POST /traderequests/${withdrawn.id}/withdraw`, {
      body: { quoteId: withdrawn.quotes[0]?.id },
    });
    expect((await calls.get(withdrawn.id, principal)).approval?.state).toBe('voided');
    const old = await waiting();
    const past = new Date(app.deps.now().getTime() - 1_000);
    await app.db.update(tradeRequests).set({ quoteValidUntil: past }).where(eq(tradeRequests.id, old.id));
    expect((await calls.get(old.id, principal)).approval).toMatchObject({ state: 'voided', allowedActions: [] });
    expect((await buying.answer(principal, old.id, 'approve')).status).toBe(409);
    await runLapseJob(app);
    const stored = await app.db.select().from(tradeApprovals).where(eq(tradeApprovals.requestId, old.id));
    expect(stored.map(({ state }) => state)).toEqual(['voided']);
  });

  it('has one winner where it is approved, taken back and edited at once', async () => {
    const { calls, principal } = buying;
    const agent = await buying.hire(month(0));
    for (let round = 0; round < 8; round += 1) {
      const { request } = await buying.asked(agent);
      const { approval, version } = await calls.get(request.id, principal);
      const body = { approvalId: approval?.id };
      const sent = await Promise.all([
        calls.call(principal, `POST /traderequests/${request.id}/approve`, { body }),
        calls.call(agent, `POST /traderequests/${request.id}/withdraw-approval`, { body }),
        calls.call(agent, `PUT /traderequests/direct-order/${request.id}`, {
          body: { lines: [textLine('چیز دیگر')], addressId: buying.addressId, submit: false },
          version,
        }),
      ]);
      const statuses = sent.map(({ status }) => status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      for (const { status, body: problem } of sent)
        if (status === 409) expect(problem.current?.state).toBeDefined();
        else expect([200, 412]).toContain(status);
    }
  });
});
