import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from '../../../src/contract/page.ts';
import type { DisputeCard } from '../../../src/contract/trade/fulfilment.ts';
import { tehranDate } from '../../../src/core/time/jalali-date.ts';
import { persons } from '../../../src/server/account/person/person.table.ts';
import { tradeRequests } from '../../../src/server/trade/request.table.ts';
import { buildFiles } from '../../factories/files.ts';
import type { SignedIn } from '../../setup/sign-in.ts';
import type { TestApp } from '../../setup/test-app.ts';
import { DAY_MS, type fulfilmentCalls, openFulfilmentWorld, runClosingJob } from './fulfilment-world.ts';
import type { TradeWorld } from './trade-world.ts';

const REASON = { comment: 'دو عدد شکسته بود' };
const DECISION = { outcome: 'release', words: 'رسید درست است' };

let app: TestApp;
let world: TradeWorld;
let calls: ReturnType<typeof fulfilmentCalls>;

beforeAll(async () => {
  ({ app, world, calls } = await openFulfilmentWorld());
});

afterAll(() => app.close());

const codeOf = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];
const IMPOSSIBLE_NOW = [409, 'request_state'];
const IMPOSSIBLE = [409, 'not_possible'];

describe('a request', () => {
  it('is closed by the buyer once all is paid and received', async () => {
    const { id, totals } = await calls.published();
    expect(codeOf(await calls.post(id, 'close', world.buyer))).toEqual(IMPOSSIBLE);
    await calls.pay(id, totals?.payableRial ?? 0);
    await calls.confirm(id);
    await calls.ship(id, [{ qty: '2.5' }]);
    expect(codeOf(await calls.post(id, 'close', world.buyer))).toEqual(IMPOSSIBLE);
    await calls.receive(id);
    await calls.addPapers(id);
    expect((await calls.get(id)).allowedActions).toContain('close');
    expect((await calls.post(id, 'close', world.seller)).status).toBe(403);
    expect((await calls.post(id, 'close', world.stranger)).status).toBe(404);
    const closed = await Promise.all(Array.from({ length: 4 }, () => calls.post(id, 'close', world.buyer)));
    expect(closed.map(({ status, body }) => [status, body.state])).toEqual(
      Array.from({ length: 4 }, () => [200, 'closed']),
    );
    expect((await calls.types(id)).filter((type) => type === 'closed')).toHaveLength(1);
    expect((await calls.get(id)).allowedActions).toEqual([]);
  });

  it('closes by itself seven days after the last receipt, and not before', async () => {
    const [early, due, unpaid] = [await calls.finished(), await calls.finished(), (await calls.published()).id];
    expect((await calls.get(due)).closesAt).not.toBeNull();
    await calls.ship(unpaid, [{ qty: '2.5' }]);
    await calls.receive(unpaid);
    expect((await calls.get(unpaid)).closesAt).toBeNull();
    await calls.setReceivedAt(due, 7 * DAY_MS);
    await calls.setReceivedAt(unpaid, 8 * DAY_MS);
    await calls.setReceivedAt(early, 7 * DAY_MS - 60_000);
    await runClosingJob(app);
    await runClosingJob(app);
    const states = await Promise.all([early, due, unpaid].map(async (id) => (await calls.get(id)).state));
    expect(states).toEqual(['published', 'closed', 'published']);
    expect((await calls.types(due)).filter((type) => type === 'closed')).toHaveLength(1);
  });
});

describe('papers', () => {
  it('that the state requires are named, are the seller’s turn, and keep the request open', async () => {
    const { id, totals } = await calls.published();
    await calls.pay(id, totals?.payableRial ?? 0);
    await calls.confirm(id);
    await calls.ship(id, [{ qty: '2.5' }]);
    await calls.receive(id);
    const held = await calls.get(id);
    expect(held).toMatchObject({ missingPapers: ['officialInvoice', 'waybill'], turn: 'supplier' });
    expect(held.allowedActions).not.toContain('close');
    const refused = await calls.post(id, 'close', world.buyer);
    expect([...codeOf(refused), refused.body.message]).toEqual([
      ...[409, 'papers_missing'],
      'پیش از بستن، این مدارک لازم است: صورتحساب رسمی، بارنامه یا حوالهٔ خروج.',
    ]);
    expect((await calls.invoice(id)).status).toBe(200);
    expect(await calls.get(id)).toMatchObject({ missingPapers: ['waybill'], turn: 'supplier' });
    expect(codeOf(await calls.post(id, 'close', world.buyer))).toEqual([409, 'papers_missing']);
    const [fileId = ''] = await buildFiles(app, world.seller.userId, { count: 1, scope: 'attachment' });
    await calls.post(id, 'documents', world.seller, { typeId: 'waybill', fileId });
    expect(await calls.get(id)).toMatchObject({ missingPapers: [], turn: 'buyer' });
    expect((await calls.post(id, 'close', world.buyer)).body).toMatchObject({ state: 'closed', missingPapers: [] });
  });

  it('that came make the request close a week after the receipt; without them it closes after a month', async () => {
    const { id: late, totals } = await calls.published();
    const { id: papered } = await calls.published();
    for (const id of [late, papered]) {
      await calls.pay(id, totals?.payableRial ?? 0);
      await calls.confirm(id);
      await calls.ship(id, [{ qty: '2.5' }]);
      await calls.receive(id);
    }
    const daysOf = async (id: string) => {
      const { closesAt, deliveries } = await calls.get(id);
      return (Date.parse(closesAt ?? '') - Date.parse(deliveries[0]?.receivedAt ?? '')) / DAY_MS;
    };
    expect(await daysOf(papered)).toBe(30);
    await calls.addPaper(papered, 'waybill');
    await calls.invoice(papered);
    expect(await daysOf(papered)).toBe(7);
    await calls.setReceivedAt(late, 8 * DAY_MS);
    await runClosingJob(app);
    expect(await calls.get(late)).toMatchObject({ state: 'published' });
    // A time that was computed by other rules is computed again.
    expect(await daysOf(late)).toBe(30);
    expect((await calls.get(late)).allowedActions).toContain('dispute');
    await calls.setReceivedAt(late, 30 * DAY_MS);
    await runClosingJob(app);
    expect(await calls.get(late)).toMatchObject({ state: 'closed' });
  });
});

describe('a published request is cancelled', () => {
  it('when one party asks and the other agrees', async () => {
    const { id } = await calls.published();
    expect((await calls.post(id, 'ask-cancel', world.buyer)).status).toBe(400);
    const { body: asked } = await calls.post(id, 'ask-cancel', world.buyer, REASON);
    expect(asked).toMatchObject({ state: 'published', cancelAskedBy: 'buyer', turn: 'supplier' });
    expect((await calls.post(id, 'ask-cancel', world.buyer, REASON)).status).toBe(200);
    expect(codeOf(await calls.post(id, 'ask-cancel', world.seller, REASON))).toEqual(IMPOSSIBLE);
    // Nobody agrees with themselves.
    expect(codeOf(await calls.post(id, 'agree-cancel', world.buyer))).toEqual(IMPOSSIBLE);
    const { body: agreed } = await calls.post(id, 'agree-cancel', world.seller);
    expect(agreed).toMatchObject({ state: 'cancelled', turn: 'none' });
    expect((await calls.post(id, 'agree-cancel', world.seller)).status).toBe(200);
    expect((await calls.types(id)).slice(3)).toEqual(['cancelAsked', 'cancelAgreed']);
  });

  it('not against the other party, who may refuse', async () => {
    const { id } = await calls.published();
    await calls.post(id, 'ask-cancel', world.seller, REASON);
    expect((await calls.get(id)).allowedActions).toEqual(expect.arrayContaining(['agreeCancel', 'refuseCancel']));
    expect((await calls.post(id, 'refuse-cancel', world.buyer)).body).toMatchObject({
      state: 'published',
      cancelAskedBy: null,
    });
    expect(codeOf(await calls.post(id, 'agree-cancel', world.buyer))).toEqual(IMPOSSIBLE);
    expect(codeOf(await calls.post(id, 'cancel', world.buyer))).toEqual([409, 'request_state']);
  });

  it('not once something is shipped; of both at the same time one wins', async () => {
    const shipped = await calls.published();
    await calls.ship(shipped.id, [{ qty: '1' }]);
    expect(codeOf(await calls.post(shipped.id, 'ask-cancel', world.buyer, REASON))).toEqual(IMPOSSIBLE);
    const { id } = await calls.published();
    await calls.post(id, 'ask-cancel', world.buyer, REASON);
    const results = await Promise.all([
      ...Array.from({ length: 3 }, () => calls.ship(id, [{ qty: '2.5' }])),
      ...Array.from({ length: 3 }, () => calls.post(id, 'agree-cancel', world.seller)),
    ]);
    for (const { status } of results) expect([200, 409, 422]).toContain(status);
    const told = (await calls.types(id)).slice(4);
    expect([['shipped'], ['cancelAgreed']]).toContainEqual(told);
    const { state, deliveries } = await calls.get(id);
    expect([state, deliveries.length]).toEqual(told[0] === 'shipped' ? ['published', 1] : ['cancelled', 0]);
  });

  it('by the seller alone when nothing was paid for seven days', async () => {
    const { id } = await calls.published();
    expect(codeOf(await calls.post(id, 'cancel-unpaid', world.seller))).toEqual(IMPOSSIBLE);
    await calls.setPublishedAt(id, 7 * DAY_MS + 60_000);
    expect((await calls.get(id, world.seller)).allowedActions).toContain('cancelUnpaid');
    expect((await calls.post(id, 'cancel-unpaid', world.buyer)).status).toBe(403);
    await calls.pay(id, 1);
    expect(codeOf(await calls.post(id, 'cancel-unpaid', world.seller))).toEqual(IMPOSSIBLE);
    await calls.refuse(id);
    expect((await calls.post(id, 'cancel-unpaid', world.seller)).body).toMatchObject({ state: 'cancelled' });
    const shipped = await calls.published();
    await calls.ship(shipped.id, [{ qty: '1' }]);
    await calls.setPublishedAt(shipped.id, 8 * DAY_MS);
    expect(codeOf(await calls.post(shipped.id, 'cancel-unpaid', world.seller))).toEqual(IMPOSSIBLE);
  });
});

describe('a dispute', () => {
  it('is opened within seven days of a receipt, stops the closing, and is withdrawn by its opener', async () => {
    const id = await calls.finished();
    expect((await calls.post(id, 'dispute', world.buyer)).status).toBe(400);
    const { body: disputed } = await calls.post(id, 'dispute', world.buyer, REASON);
    expect(disputed).toMatchObject({
      state: 'disputed',
      turn: 'none',
      closesAt: null,
      dispute: { openedBy: 'buyer', reason: REASON.comment, endedAt: null },
    });
    expect((await calls.post(id, 'dispute', world.buyer, REASON)).status).toBe(200);
    expect((await calls.post(id, 'dispute', world.seller, REASON)).status).toBe(409);
    expect(codeOf(await calls.post(id, 'close', world.buyer))).toEqual([409, 'request_state']);
    expect(codeOf(await calls.post(id, 'withdraw-dispute', world.seller))).toEqual(IMPOSSIBLE);
    const { body: withdrawn } = await calls.post(id, 'withdraw-dispute', world.buyer);
    expect(withdrawn).toMatchObject({ state: 'published', turn: 'buyer', dispute: { outcome: 'withdrawn' } });
    expect(withdrawn.closesAt).not.toBeNull();
    expect((await calls.post(id, 'dispute', world.seller, REASON)).body).toMatchObject({
      state: 'disputed',
      dispute: { openedBy: 'supplier' },
    });
  });

  it('is not opened later, nor before the agreed day has passed undelivered', async () => {
    const late = await calls.finished();
    await calls.setReceivedAt(late, 7 * DAY_MS + 60_000);
    expect(codeOf(await calls.post(late, 'dispute', world.buyer, REASON))).toEqual(IMPOSSIBLE);
    const today = tehranDate(app.deps.now());
    const { id } = await calls.published({ neededBy: today });
    expect(codeOf(await calls.post(id, 'dispute', world.buyer, REASON))).toEqual(IMPOSSIBLE);
    const neededBy = tehranDate(new Date(app.deps.now().getTime() - DAY_MS));
    await app.db.update(tradeRequests).set({ neededBy }).where(eq(tradeRequests.id, id));
    expect((await calls.post(id, 'dispute', world.buyer, REASON)).body.state).toBe('disputed');
    const other = await calls.post(id, 'dispute', world.buyer, { comment: 'دلیل دیگر' });
    expect(codeOf(other)).toEqual(IMPOSSIBLE_NOW);
  });

  it('is opened a month after the publication where no day was agreed, and what was paid counts although unanswered', async () => {
    const { id } = await calls.published();
    await calls.pay(id, 500_000);
    await calls.setPublishedAt(id, 30 * DAY_MS);
    expect(codeOf(await calls.post(id, 'dispute', world.buyer, REASON))).toEqual(IMPOSSIBLE);
    await calls.setPublishedAt(id, 32 * DAY_MS);
    expect((await calls.post(id, 'dispute', world.buyer, REASON)).body.state).toBe('disputed');
    const part = { outcome: 'part', refundRial: 400_000, words: 'بازگردانده شود' };
    expect((await calls.post(id, 'decide-dispute', world.operator, part)).body.dispute?.refundRial).toBe(400_000);
    const corrected = await calls.post(id, 'decide-dispute', world.operator, { ...part, refundRial: 40_000 });
    expect(corrected.status).toBe(409);
  });

  it('is not decided by an operator who acts for the supplier', async () => {
    const id = await calls.finished();
    await calls.post(id, 'dispute', world.buyer, REASON);
    const operator = await calls.join('messages');
    await app.db
      .update(persons)
      .set({ roles: ['operator'] })
      .where(eq(persons.id, operator.userId));
    expect((await calls.post(id, 'decide-dispute', operator, DECISION)).status).toBe(404);
  });

  it('is decided by an operator, whose words both parties read', async () => {
    const id = await calls.finished();
    expect((await calls.post(id, 'decide-dispute', world.operator, DECISION)).status).toBe(404);
    await calls.post(id, 'dispute', world.buyer, REASON);
    const listed = async (as: SignedIn) => calls.call<Page<DisputeCard>>(as, 'GET /traderequests/disputes?size=100');
    expect((await listed(world.buyer)).status).toBe(403);
    expect((await listed(world.operator)).body.items).toContainEqual(
      expect.objectContaining({ requestId: id, openedBy: 'buyer', reason: REASON.comment, buyerName: 'صنایع آذر' }),
    );
    for (const as of [world.buyer, world.seller, world.stranger])
      expect((await calls.post(id, 'decide-dispute', as, DECISION)).status).toBe(403);
    expect((await calls.get(id, world.operator)).allowedActions).toEqual(['decideDispute']);
    for (const [field, status, body] of [
      ['refundRial', 400, { ...DECISION, outcome: 'part' }],
      ['refundRial', 400, { ...DECISION, refundRial: 5 }],
      ['refundRial', 422, { ...DECISION, outcome: 'part', refundRial: 916_670 }],
      ['words', 400, { ...DECISION, words: '' }],
    ] as const) {
      const refused = await calls.post(id, 'decide-dispute', world.operator, body);
      expect([refused.status, refused.body.field]).toEqual([status, field]);
    }
    const part = { outcome: 'part', refundRial: 100_000, words: 'دو عدد بازگردانده شود' };
    const { body } = await calls.post(id, 'decide-dispute', world.operator, part);
    expect(body).toMatchObject({
      state: 'closed',
      role: 'operator',
      dispute: { outcome: 'part', refundRial: 100_000 },
    });
    expect(await calls.get(id, world.seller)).toMatchObject({ reason: part.words, dispute: { words: part.words } });
    expect((await calls.post(id, 'decide-dispute', world.operator, part)).status).toBe(200);
    expect((await calls.post(id, 'decide-dispute', world.operator, DECISION)).status).toBe(409);
    expect((await listed(world.operator)).body.items.map(({ requestId }) => requestId)).not.toContain(id);
    expect((await calls.events(id)).items.at(-1)).toMatchObject({
      type: 'disputeDecided',
      actorRole: 'operator',
      actorName: null,
    });
  });

  it('of which all is refunded is told so', async () => {
    const id = await calls.finished();
    await calls.post(id, 'dispute', world.buyer, REASON);
    const decided = { outcome: 'refund', words: 'کالا نرسیده است' };
    const { body } = await calls.post(id, 'decide-dispute', world.operator, decided);
    expect(body).toMatchObject({ paymentState: 'refunded', dispute: { refundRial: 916_670 } });
  });

  it('is decided by nobody who is a party, and ends once', async () => {
    const id = await calls.finished();
    await calls.post(id, 'dispute', world.seller, REASON);
    const results = await Promise.all([
      ...Array.from({ length: 3 }, () => calls.post(id, 'withdraw-dispute', world.seller)),
      ...(['release', 'refund'] as const).map((outcome) =>
        calls.post(id, 'decide-dispute', world.operator, { ...DECISION, outcome }),
      ),
    ]);
    for (const { status } of results) expect([200, 404, 409]).toContain(status);
    const ends = (await calls.types(id)).filter((type) => ['disputeWithdrawn', 'disputeDecided'].includes(type));
    expect(ends).toHaveLength(1);
  });

  it('of a request that is not published is refused', async () => {
    const { id } = await calls.send();
    expect(codeOf(await calls.post(id, 'dispute', world.buyer, REASON))).toEqual([409, 'request_state']);
    expect((await calls.post(randomUUID(), 'dispute', world.buyer, REASON)).status).toBe(404);
  });
});
