import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MerchantCard, MerchantStatus } from '../../../src/contract/merchants/merchant.ts';
import { merchantStatuses } from '../../../src/contract/merchants/merchant.ts';
import type { Page } from '../../../src/contract/page.ts';
import { type StatusMoveName, statusMoves } from '../../../src/server/merchants/status-moves.ts';
import { seedPlaces } from '../../../src/server/places/seed-places.ts';
import { auditEntries } from '../../../src/server/platform/command/audit-entry.table.ts';
import { buildMerchant } from '../../factories/merchants.ts';
import { newPhone, type SignedIn, signIn } from '../../setup/sign-in.ts';
import { openTestApp, type TestApp } from '../../setup/test-app.ts';
import { merchantCalls, PATH, signInOperator } from './own-merchant-calls.ts';

const REASON = 'مدرک‌ها خوانا نیست';

let app: TestApp;
let me: SignedIn;
let operator: SignedIn;
let calls: ReturnType<typeof merchantCalls>;
let built = 0;

beforeAll(async () => {
  app = await openTestApp();
  await seedPlaces(app.db);
  me = await signIn(app, newPhone());
  operator = await signInOperator(app);
  calls = merchantCalls(app, me);
});

afterAll(() => app.close());

const build = (status: MerchantStatus) => {
  built += 1;
  const name = `بازرگانی شماره ${built}`;
  return buildMerchant(app.db, name, { status, ownerPersonId: me.userId, phones: ['021-88776655'] });
};

const needsReason = (move: StatusMoveName) => move === 'reject' || move === 'suspend';
const make = (id: string, move: StatusMoveName, as = statusMoves[move].by === 'owner' ? me : operator) =>
  calls.move(id, move, { as, ...(needsReason(move) && { reason: REASON }) });

const confirmedIds = async () =>
  (await app.get<Page<MerchantCard>>(`${PATH}/confirmed?size=100`)).body.items.map(({ id }) => id);

const moves = Object.keys(statusMoves) as StatusMoveName[];
const pairs = moves.flatMap((move) => merchantStatuses.map((status) => [move, status] as const));

/** As the rules say it, written down a second time. */
const allowed = new Set([
  'submit draft',
  'submit rejected',
  'confirm waitingConfirm',
  'reject waitingConfirm',
  'suspend confirmed',
  'resume suspended',
]);

describe('the moves of a merchant', () => {
  it.each(pairs)('%s of one that is %s', async (move, status) => {
    const id = await build(status);
    const { to } = statusMoves[move];
    const answer = await make(id, move);
    const audited = await app.db.$count(auditEntries, eq(auditEntries.objectId, id));
    if (allowed.has(`${move} ${status}`)) {
      const statusReason = needsReason(move) ? REASON : null;
      expect(answer).toMatchObject({ status: 200, body: { status: to, statusReason, version: 2 } });
      expect(audited).toBe(1);
    } else if (status === to) {
      expect(answer).toMatchObject({ status: 200, body: { status, version: 1 } });
      expect(audited).toBe(0);
    } else {
      expect(answer).toMatchObject({ status: 409, body: { code: 'merchant_status' } });
      expect(audited).toBe(0);
    }
  });

  it('show and hide the merchant where it is public', async () => {
    const id = await build('draft');
    await make(id, 'submit');
    expect(await confirmedIds()).not.toContain(id);
    await make(id, 'confirm');
    expect(await confirmedIds()).toContain(id);
    await make(id, 'suspend');
    expect(await confirmedIds()).not.toContain(id);
    expect((await app.get(`/api/v1/merchantsalesetting?merchantId=${id}`)).status).toBe(404);
    await make(id, 'resume');
    expect(await confirmedIds()).toContain(id);
  });

  it.each(moves.filter((move) => statusMoves[move].by === 'operator'))(
    '%s is not for the owner, nor for anybody but an operator',
    async (move) => {
      const id = await build(statusMoves[move].from[0]);
      expect(await make(id, move, me)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
      expect((await calls.call('GET', `${PATH}/${id}`)).body.status).toBe(statusMoves[move].from[0]);
    },
  );

  it('submit is for the owner: refused to an operator, absent for others', async () => {
    const id = await build('draft');
    expect((await make(id, 'submit', operator)).status).toBe(403);
    expect((await make(id, 'submit', await signIn(app, newPhone()))).status).toBe(404);
  });

  it('submit needs a phone and a city', async () => {
    const as = await signIn(app, newPhone());
    const { id } = await calls.make({ phones: [], cityId: null }, { as });
    expect(await make(id, 'submit', as)).toMatchObject({ status: 422, body: { field: 'phones' } });
    const { id: next } = await calls.make({ cityId: null }, { as });
    expect(await make(next, 'submit', as)).toMatchObject({ status: 422, body: { field: 'cityId' } });
  });

  it.each(['reject', 'suspend'] as const)('%s needs a reason', async (move) => {
    const id = await build(statusMoves[move].from[0]);
    for (const reason of ['', '  ', 'ن'.repeat(501)])
      expect(await calls.move(id, move, { as: operator, reason })).toMatchObject({
        status: 400,
        body: { field: 'reason' },
      });
  });

  it('a rejected merchant shows its owner why, and loses the reason when it is sent again', async () => {
    const id = await build('waitingConfirm');
    await make(id, 'reject');
    expect((await calls.list('status=rejected')).find((one) => one.id === id)).toMatchObject({ statusReason: REASON });
    expect(await make(id, 'submit')).toMatchObject({ body: { status: 'waitingConfirm', statusReason: null } });
  });

  it('of two operators who decide at once, one decides', async () => {
    const id = await build('waitingConfirm');
    const answers = await Promise.all([make(id, 'confirm'), make(id, 'reject'), make(id, 'confirm')]);
    const { status } = (await calls.call('GET', `${PATH}/${id}`)).body;
    expect(['confirmed', 'rejected']).toContain(status);
    for (const answer of answers)
      expect(answer).toMatchObject(answer.status === 200 ? { body: { status } } : { status: 409 });
    expect(await app.db.$count(auditEntries, eq(auditEntries.objectId, id))).toBe(1);
  });
});
