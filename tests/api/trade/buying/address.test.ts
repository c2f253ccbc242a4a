import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TradeRequest } from '../../../../src/contract/trade/trade-request.ts';
import { deliveryAddresses } from '../../../../src/server/delivery/delivery-address.table.ts';
import { buildDeliveryAddresses, exampleForm } from '../../../factories/delivery-addresses.ts';
import { textLine } from '../../../factories/trade.ts';
import type { SignedIn } from '../../../setup/sign-in.ts';
import { openTestApp, type TestApp } from '../../../setup/test-app.ts';
import { type BuyingWorld, openBuyingWorld } from '../buying-world.ts';

let app: TestApp;
let buying: BuyingWorld;

beforeAll(async () => {
  app = await openTestApp();
  buying = await openBuyingWorld(app);
});

afterAll(() => app.close());

const addressOf = async ({ userId }: SignedIn) => (await buildDeliveryAddresses(app.db, userId, 1))[0] ?? '';
const edit = (as: SignedIn, { id, version }: TradeRequest, addressId: string | null) =>
  buying.calls.call(as, `PUT /traderequests/direct-order/${id}`, {
    body: { lines: [textLine('پمپ دیگر')], addressId, submit: false },
    version,
  });

const sameLine = ({ lineId, offer, qty, unit }: TradeRequest['lines'][number]) => ({
  ...{ lineId, offerId: offer?.id, qty, unitId: unit.id },
});

describe('the address of a request of a merchant', () => {
  it('stays whoever of the merchant edits it, and an agent may choose one of their own', async () => {
    const [agent, colleague] = [await buying.hire(null), await buying.hire(null)];
    const addressId = await addressOf(agent);
    const { request } = await buying.asked(agent, { addressId });
    const byOwner = await edit(buying.principal, request, addressId);
    expect([byOwner.status, byOwner.body.addressId]).toEqual([200, addressId]);
    const byColleague = await edit(colleague, byOwner.body, addressId);
    expect([byColleague.status, byColleague.body.addressId]).toEqual([200, addressId]);
    const own = await addressOf(colleague);
    const moved = await edit(colleague, byColleague.body, own);
    expect([moved.status, moved.body.addressId]).toEqual([200, own]);
    const stranger = await edit(agent, moved.body, await addressOf(buying.world.stranger));
    expect([stranger.status, stranger.body.code]).toEqual([422, 'address_required']);
  });

  it('is read by who buys before it is sent, and is none once it is deleted', async () => {
    const { calls, principal } = buying;
    const agent = await buying.hire(null);
    const addressId = await addressOf(agent);
    const { request } = await buying.asked(agent, { addressId, submit: false });
    expect(await calls.get(request.id, principal)).toMatchObject({
      state: 'draft',
      addressId,
      address: { receiverName: 'مریم احمدی' },
    });
    await calls.call(agent, `DELETE /deliveryaddresses/${addressId}`, { version: 1 });
    expect(await calls.get(request.id, principal)).toMatchObject({ addressId: null, address: null });
  });

  it('that was changed after the principal was asked is not the one that is approved', async () => {
    const { calls, principal } = buying;
    const agent = await buying.hire({ rial: 0, period: 'month' });
    const addressId = await addressOf(agent);
    const { request } = await buying.asked(agent, { addressId });
    const seen = await calls.get(request.id, principal);
    expect(seen).toMatchObject({ address: { street: exampleForm.street }, approval: { state: 'open' } });
    const [changed] = await app.db.select().from(deliveryAddresses).where(eq(deliveryAddresses.id, addressId));
    await calls.call(agent, `PUT /deliveryaddresses/${addressId}`, {
      body: { ...exampleForm, street: 'خیابان دیگر' },
      version: changed?.version ?? 0,
    });
    const body = { approvalId: seen.approval?.id };
    const { status, body: problem } = await calls.call(principal, `POST /traderequests/${request.id}/approve`, {
      body,
    });
    expect([status, problem.code, problem.current?.state]).toEqual([409, 'approval_over', 'draft']);
    const after = await calls.get(request.id, principal);
    expect(after).toMatchObject({
      state: 'draft',
      address: { street: 'خیابان دیگر' },
      approval: { state: 'voided', allowedActions: [] },
    });
    // The agent asks again, for what is there now.
    const again = await calls.call(agent, `PUT /traderequests/direct-order/${request.id}`, {
      body: { lines: request.lines.map(sameLine), addressId, submit: true },
      version: after.version,
    });
    expect([again.status, again.body.approval?.state]).toEqual([202, 'open']);
    const approved = await buying.answer(principal, request.id, 'approve');
    expect(approved.body).toMatchObject({ state: 'registered', address: { street: 'خیابان دیگر' } });
  });
});
