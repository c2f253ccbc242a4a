import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { MerchantAgent } from '../../../src/contract/merchants/merchant-agent.ts';
import { agentPermissions } from '../../../src/core/people/agent-permissions.ts';
import { merchantAgents } from '../../../src/server/merchants/agent.table.ts';
import { agentPermission } from '../../../src/server/merchants/agents/agent-permission.ts';
import { merchants } from '../../../src/server/merchants/merchant.table.ts';
import { seedPlaces } from '../../../src/server/places/seed-places.ts';
import { agentTerms } from '../../factories/merchant-agents.ts';
import { dayFromNow } from '../../factories/merchants.ts';
import { newPhone, type SignedIn, signIn } from '../../setup/sign-in.ts';
import { openTestApp, type TestApp } from '../../setup/test-app.ts';
import { openMerchant } from './agent-calls.ts';

const DAY_MS = 86_400_000;

let app: TestApp;
let shop: Awaited<ReturnType<typeof openMerchant>>;

beforeAll(async () => {
  app = await openTestApp();
  await seedPlaces(app.db);
});

beforeEach(async () => {
  shop = await openMerchant(app);
});

afterAll(() => app.close());

const may = (permission: (typeof agentPermissions)[number], ahead = 0, person: SignedIn = shop.agent) =>
  agentPermission(app.db, person.userId, shop.merchantId, permission, new Date(Date.now() + ahead));

/** An agent in each state, as its owner sees it. */
const states = {
  invited: () => shop.invited(),
  active: () => shop.activated(),
  declined: async () => (await shop.change(shop.agent, await shop.invited(), { state: 'declined' })).body,
  ended: async () => (await shop.end(shop.owner, await shop.activated())).body,
  expired: async () => {
    const made = await shop.activated();
    await app.db.update(merchantAgents).set({ validTo: '2026-01-01' }).where(eq(merchantAgents.id, made.id));
    return made;
  },
};
type State = keyof typeof states;

const moves = {
  accept: (as: SignedIn, one: MerchantAgent) => shop.change(as, one, { state: 'active' }),
  decline: (as: SignedIn, one: MerchantAgent) => shop.change(as, one, { state: 'declined' }),
  edit: (as: SignedIn, one: MerchantAgent) => shop.change(as, one, { ...agentTerms, role: 'مدیر' }),
  delete: (as: SignedIn, one: MerchantAgent) => shop.end(as, one),
};
type MoveName = keyof typeof moves;

describe('the moves of an agent', () => {
  /** Statuses by state: invited, active, declined, ended, expired. A repeated move answers 200 and changes nothing. */
  const table: [who: 'owner' | 'agent', move: MoveName, statuses: number[]][] = [
    ['owner', 'accept', [403, 403, 403, 403, 403]],
    ['owner', 'decline', [403, 403, 403, 403, 403]],
    ['owner', 'edit', [200, 200, 409, 409, 409]],
    ['owner', 'delete', [200, 200, 409, 200, 200]],
    ['agent', 'accept', [200, 200, 409, 409, 200]],
    ['agent', 'decline', [200, 409, 200, 409, 409]],
    ['agent', 'edit', [403, 403, 403, 403, 403]],
    ['agent', 'delete', [409, 200, 409, 200, 409]],
  ];
  const cases = table.flatMap(([who, move, statuses]) =>
    (Object.keys(states) as State[]).map((state, at) => ({ who, move, state, status: statuses[at] })),
  );

  it.each(cases)('$move by the $who of one who is $state: $status', async ({ who, move, state, status }) => {
    const one = await states[state]();
    expect((await moves[move](shop[who], one)).status).toBe(status);
  });

  it.each(Object.keys(moves) as MoveName[])('%s by somebody else answers like an absent agent', async (move) => {
    const one = await shop.invited();
    const other = await signIn(app, newPhone());
    const theirs = await moves[move](other, one);
    const none = await moves[move](other, { ...one, id: randomUUID() });
    expect(theirs.status).toBe(404);
    expect({ ...theirs.body, traceId: '' }).toEqual({ ...none.body, traceId: '' });
  });

  it('leaves an invitation that has expired to the owner', async () => {
    const one = await shop.invited();
    await app.db.update(merchantAgents).set({ validTo: '2026-01-01' }).where(eq(merchantAgents.id, one.id));
    expect((await shop.listOf(shop.agent)).body.items).toMatchObject([{ state: 'expired', allowedActions: [] }]);
    for (const move of ['accept', 'decline', 'delete'] as const)
      expect(await moves[move](shop.agent, one)).toMatchObject({ status: 409, body: { code: 'agent_state' } });
    expect((await shop.end(shop.owner, one)).body).toMatchObject({ state: 'ended', allowedActions: ['invite'] });
  });

  it('tells each party what it may do', async () => {
    const seenBy = async (as: SignedIn, query = '') => (await shop.listOf(as, query)).body.items[0]?.allowedActions;
    const ofMerchant = `merchantId=${shop.merchantId}`;
    const invited = await shop.invited();
    expect([await seenBy(shop.owner, ofMerchant), await seenBy(shop.agent)]).toEqual([
      ['edit', 'end'],
      ['accept', 'decline'],
    ]);
    const { body: active } = await shop.change(shop.agent, invited, { state: 'active' });
    expect([await seenBy(shop.owner, ofMerchant), active.allowedActions]).toEqual([['edit', 'end'], ['leave']]);
    const { body: left } = await shop.end(shop.agent, active);
    expect([await seenBy(shop.owner, ofMerchant), left.allowedActions]).toEqual([['invite'], []]);
  });
});

describe('PUT /customers/profile/merchant-agents', () => {
  it('accepts the terms that were seen, and no others', async () => {
    const invited = await shop.invited();
    const edited = (await shop.change(shop.owner, invited, { permissions: [...agentPermissions] })).body;
    expect(edited).toMatchObject({ version: 2, role: agentTerms.role, validTo: null });
    expect((await shop.change(shop.agent, invited, { state: 'active' })).status).toBe(412);
    expect(await shop.change(shop.agent, edited, { state: 'active' })).toMatchObject({
      status: 200,
      body: { version: 3, state: 'active', permissions: [...agentPermissions].toSorted() },
    });
  });

  it('is one acceptance however often it is sent at once, and an acceptance or an end of both at once', async () => {
    const invited = await shop.invited();
    const accept = () => shop.change(shop.agent, invited, { state: 'active' });
    const answers = await Promise.all(Array.from({ length: 6 }, accept));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.version}`))).toEqual(new Set(['200 2']));
    await shop.end(shop.owner, { ...invited, version: 2 });
    const again = await shop.invited();
    const [accepted, ended] = await Promise.all([
      shop.change(shop.agent, again, { state: 'active' }),
      shop.end(shop.owner, again),
    ]);
    const isAccepted = accepted.status === 200;
    expect([accepted.status, ended.status].toSorted()).toEqual([200, isAccepted ? 412 : 409]);
    expect(await may('quote')).toBe(isAccepted);
  });

  it('needs the version that was seen, and either an answer or terms', async () => {
    const { id, version } = await shop.invited();
    expect((await shop.change(shop.owner, { id, version: undefined } as never, { role: 'مدیر' })).status).toBe(428);
    for (const body of [{}, { state: 'active', role: 'مدیر' }, { state: 'ended' }, { state: 'expired' }])
      expect(await shop.change(shop.owner, { id, version }, body)).toMatchObject({
        status: 400,
        body: { field: 'state' },
      });
    expect(await shop.change(shop.owner, { id, version }, { validTo: dayFromNow(-1) })).toMatchObject({
      status: 422,
      body: { field: 'validTo' },
    });
  });

  it('takes no merchant, phone, person or version from the caller', async () => {
    const one = await shop.activated();
    const sent = {
      merchantId: randomUUID(),
      phone: '09120000009',
      personId: shop.owner.userId,
      name: 'x',
      version: 90,
    };
    await shop.change(shop.owner, one, { role: 'مدیر', ...sent });
    const [row] = await app.db.select().from(merchantAgents).where(eq(merchantAgents.id, one.id));
    expect(row).toMatchObject({
      merchantId: shop.merchantId,
      phone: `+98${shop.agentPhone.slice(1)}`,
      personId: shop.agent.userId,
      role: 'مدیر',
      version: 3,
    });
  });
});

describe('the permission of an agent', () => {
  it('is what the owner gave to who has accepted, in that merchant', async () => {
    const invited = await shop.invited();
    expect(await may('quote')).toBe(false);
    const { body } = await shop.change(shop.agent, invited, { state: 'active' });
    expect([await may('quote'), await may('messages'), await may('pay')]).toEqual([true, true, false]);
    expect(await may('quote', 0, shop.owner)).toBe(false);
    expect(await agentPermission(app.db, shop.agent.userId, randomUUID(), 'quote', new Date())).toBe(false);
    await shop.change(shop.owner, body, { permissions: ['pay'] });
    expect([await may('quote'), await may('pay')]).toEqual([false, true]);
  });

  it('ends after its last day in Tehran', async () => {
    await shop.activated({ validTo: dayFromNow(1) });
    expect(await may('quote')).toBe(true);
    expect(await may('quote', DAY_MS)).toBe(true);
    expect(await may('quote', 2 * DAY_MS)).toBe(false);
  });

  it.each(['declined', 'ended', 'expired'] as const)('is none of one who is %s', async (state) => {
    await states[state]();
    expect(await may('quote')).toBe(false);
  });

  it('rests while the merchant is not confirmed', async () => {
    await shop.activated();
    await app.db.update(merchants).set({ status: 'suspended' }).where(eq(merchants.id, shop.merchantId));
    expect(await may('quote')).toBe(false);
  });
});
