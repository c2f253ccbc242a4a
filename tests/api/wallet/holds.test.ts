import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from '../../../src/contract/page.ts';
import type { WalletHold } from '../../../src/contract/wallet/wallet.ts';
import { transferKinds, walletKinds } from '../../../src/core/wallet/transfer-kinds.ts';
import { fundWallet, holdInWallet } from '../../factories/wallets.ts';
import type { SignedIn } from '../../setup/sign-in.ts';
import { openTestApp, type TestApp } from '../../setup/test-app.ts';
import { moneyCalls } from './money-world.ts';

const HOLDS = 25;
const AMOUNT = 1_000;

let app: TestApp;
let calls: ReturnType<typeof moneyCalls>;
let owner: SignedIn;
const ids = Array.from({ length: HOLDS }, () => randomUUID()).toSorted();

beforeAll(async () => {
  app = await openTestApp();
  calls = moneyCalls(app);
  owner = await calls.someone();
  await fundWallet(app, owner.userId, HOLDS * AMOUNT);
  await holdInWallet(
    app,
    owner.userId,
    ids.map((id) => ({ id, amountRial: AMOUNT })),
  );
});
afterAll(() => app.close());

const page = (as: SignedIn, query: string) =>
  calls.call<Page<WalletHold>>(as, `GET /wallettransactions/holds?${query}`);

describe('what blocks a wallet', () => {
  it('is summed whole, shown in part, and read by pages', async () => {
    const credit = await calls.credit(owner);
    expect(credit).toMatchObject({ availableRial: 0, blockedRial: HOLDS * AMOUNT, hasMoreHolds: true });
    expect(credit.holds).toHaveLength(10);
    const read: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const { body }: { body: Page<WalletHold> } = await page(owner, `size=10${cursor && `&cursor=${cursor}`}`);
      read.push(...body.items.map(({ id }) => id));
      cursor = body.nextCursor;
    }
    expect(read).toEqual(ids);
  });

  it('is its owner’s alone', async () => {
    const other = await calls.someone();
    expect((await page(other, 'size=10')).body.items).toEqual([]);
    expect((await page(other, `merchantId=${randomUUID()}`)).status).toBe(404);
  });
});

describe('the filter of a wallet’s transactions', () => {
  it('takes the kinds that a wallet can have, and no other', async () => {
    for (const type of transferKinds) {
      const { status } = await calls.call(owner, `GET /wallettransactions?type=${type}`);
      expect([type, status]).toEqual([type, (walletKinds as readonly string[]).includes(type) ? 200 : 400]);
    }
  });
});
