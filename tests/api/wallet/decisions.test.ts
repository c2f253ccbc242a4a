import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from '../../../src/contract/page.ts';
import type { MoneyDecision } from '../../../src/contract/wallet/money.ts';
import { fundWallet } from '../../factories/wallets.ts';
import type { SignedIn } from '../../setup/sign-in.ts';
import { openTestApp, type TestApp } from '../../setup/test-app.ts';
import { moneyCalls } from './money-world.ts';

const AMOUNT = 2_000_000;

let app: TestApp;
let calls: ReturnType<typeof moneyCalls>;
let owner: SignedIn & { phone: string };
let first: SignedIn & { phone: string };
let second: SignedIn;

beforeAll(async () => {
  app = await openTestApp();
  calls = moneyCalls(app);
  owner = await calls.someone();
  first = await calls.someone(['operator']);
  second = await calls.someone(['operator']);
  await fundWallet(app, owner.userId, 10 * AMOUNT);
});
afterAll(() => app.close());

const list = async (query: string, as: SignedIn = first) =>
  (await calls.call<Page<MoneyDecision>>(as, `GET /money/decisions?${query}`)).body;

describe('what operators have decided', () => {
  it('about payouts is listed with the reference or the reason, and without what its owner took back', async () => {
    const ids: string[] = [];
    for (let at = 0; at < 3; at += 1) ids.push((await calls.ask(owner, AMOUNT)).body.id);
    const [paid = '', refused = '', takenBack = ''] = ids;
    await calls.claim(first, paid);
    await calls.settle(first, paid);
    await calls.refuse(second, refused);
    await calls.takeBack(owner, takenBack);
    const { items } = await list('kind=payout');
    expect(items.map(({ id }) => id)).toEqual([refused, paid]);
    expect(items).toMatchObject([
      { outcome: 'refused', words: 'نام صاحب حساب نمی‌خواند', reference: null, amountRial: AMOUNT },
      { outcome: 'done', words: null, reference: '140509071234' },
    ]);
    expect((await list('kind=payout&outcome=done')).items.map(({ id }) => id)).toEqual([paid]);
    expect((await list('kind=payout&outcome=withdrawn')).items).toEqual([]);
  });

  it('about corrections is read by pages, the newest first', async () => {
    const ids: string[] = [];
    for (const move of ['approve', 'refuse', 'withdraw'] as const) {
      const { id } = (await calls.propose(first, owner.phone, 1_000)).body;
      await calls.decide(move === 'withdraw' ? first : second, id, move);
      ids.unshift(id);
    }
    const page = await list('kind=adjustment&size=2');
    expect(page.items.map(({ id, outcome }) => [id, outcome])).toEqual([
      [ids[0], 'withdrawn'],
      [ids[1], 'refused'],
    ]);
    const rest = await list(`kind=adjustment&size=2&cursor=${page.nextCursor}`);
    expect(rest.items.map(({ id, outcome }) => [id, outcome])).toEqual([[ids[2], 'done']]);
    expect(rest.nextCursor).toBeNull();
  });

  it('about settlements names the gateway', async () => {
    const { body } = await calls.call<{ id: string }>(first, 'POST /settlements', {
      ...{
        id: crypto.randomUUID(),
        gatewayCode: 'sandbox',
        amountRial: 5_000,
        reference: 'R-1000',
        paidOn: '2026-01-05',
      },
    });
    await calls.call(second, `POST /settlements/${body.id}/approve`);
    expect((await list('kind=settlement')).items).toMatchObject([
      { id: body.id, whose: 'sandbox', outcome: 'done', reference: 'R-1000' },
    ]);
  });

  it('is operators’ alone, and of a kind', async () => {
    expect((await calls.call(owner, 'GET /money/decisions?kind=payout')).status).toBe(403);
    for (const query of ['', 'kind=wallet', 'kind=payout&outcome=x', 'kind=payout&cursor=x'])
      expect((await calls.call(first, `GET /money/decisions?${query}`)).status).toBe(400);
  });
});
