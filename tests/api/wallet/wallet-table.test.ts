import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Page } from '../../../src/contract/page.ts';
import type { WalletTransaction } from '../../../src/contract/wallet/wallet.ts';
import { balanceOfName } from '../../../src/server/ledger/balances.ts';
import { fundWallet } from '../../factories/wallets.ts';
import { openTestApp, type TestApp } from '../../setup/test-app.ts';
import { moneyCalls } from './money-world.ts';

const FUNDS = 10_000_000;
const PAYOUTS = [1_234_567, 2_345_678, 1_000_001];

let app: TestApp;

beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

it('the table of a wallet has the sums of its ledger, to the rial', async () => {
  const calls = moneyCalls(app);
  const owner = await calls.someone();
  await fundWallet(app, owner.userId, FUNDS);
  for (const amountRial of PAYOUTS) expect((await calls.ask(owner, amountRial)).status).toBe(201);
  const answer = await app.app.request('/api/v1/wallettransactions?format=csv', { headers: owner.headers });
  const [, ...lines] = (await answer.text()).trim().split(/\r?\n/);
  const rows = lines.map((line) => line.split(',').slice(-2).map(Number));
  expect(rows.map(([amount]) => amount)).toEqual([FUNDS, ...PAYOUTS.map((amount) => -amount)]);
  let sum = 0;
  for (const [amount = 0, balance] of rows) {
    sum += amount;
    expect(balance).toBe(sum);
  }
  const name = { kind: 'available', owner: { personId: owner.userId } } as const;
  expect((await balanceOfName(app.db, name)).balanceRial).toBe(sum);
  const { body } = await calls.call<Page<WalletTransaction>>(owner, 'GET /wallettransactions?size=100');
  expect(body.items.map(({ amountRial, balanceRial }) => [amountRial, balanceRial])).toEqual(rows.toReversed());
});
