import { and, eq, gte, lte, sum } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { WalletStatement } from '../../../src/contract/wallet/wallet.ts';
import { endOfTehranDay, startOfTehranDay } from '../../../src/core/time/jalali-date.ts';
import { daysOfJalaliMonth, lastJalaliMonths } from '../../../src/core/time/jalali-month.ts';
import { openAccount } from '../../../src/server/ledger/accounts.ts';
import { ledgerEntries } from '../../../src/server/ledger/ledger-entry.table.ts';
import { postTransfers } from '../../../src/server/ledger/post-transfers.ts';
import { STATEMENT_ROWS_MAX } from '../../../src/server/wallet/read-statement.ts';
import { fundWallet, holdInWallet } from '../../factories/wallets.ts';
import { newPhone, type SignedIn, signIn } from '../../setup/sign-in.ts';
import { openTestApp, type TestApp } from '../../setup/test-app.ts';
import { moneyCalls } from './money-world.ts';

const SECOND_MS = 1_000;

let app: TestApp;
let calls: ReturnType<typeof moneyCalls>;

beforeAll(async () => {
  app = await openTestApp();
  calls = moneyCalls(app);
});
afterAll(() => app.close());

const statementOf = (as: SignedIn, month: string) =>
  calls.call<WalletStatement>(as, `GET /wallettransactions/statement?month=${month}`);

/** As the engine adds it up. */
async function ledgerSum(personId: string, from: string, to: string): Promise<number> {
  const account = await openAccount(app.db, { kind: 'available', owner: { personId } }, app.deps.now());
  const [row] = await app.db
    .select({ rial: sum(ledgerEntries.amountRial) })
    .from(ledgerEntries)
    .where(
      and(
        eq(ledgerEntries.accountId, account),
        gte(ledgerEntries.at, startOfTehranDay(from)),
        lte(ledgerEntries.at, endOfTehranDay(to)),
      ),
    );
  return Number(row?.rial ?? 0);
}

describe('the statement of a month', () => {
  it('has the sums of the ledger and of the table to the rial, and only its own days', async () => {
    const phone = newPhone();
    const { userId } = await signIn(app, phone);
    const [month = ''] = lastJalaliMonths(app.deps.now(), 1);
    await fundWallet(app, userId, 7_000_003);
    // The last second of the month, and the first of the next one.
    app.wait(endOfTehranDay(daysOfJalaliMonth(month).to).getTime() - app.deps.now().getTime() - SECOND_MS);
    await holdInWallet(app, userId, [{ id: crypto.randomUUID(), amountRial: 1_234_567 }]);
    app.wait(2 * SECOND_MS);
    const [next = ''] = lastJalaliMonths(app.deps.now(), 1);
    expect(next).not.toBe(month);
    await fundWallet(app, userId, 500_001);
    await holdInWallet(app, userId, [{ id: crypto.randomUUID(), amountRial: 2_000_000 }]);

    const owner = await signIn(app, phone);
    const first = (await statementOf(owner, month)).body;
    expect(first).toMatchObject({ openingRial: 0, inRial: 7_000_003, outRial: 1_234_567, closingRial: 5_765_436 });
    const second = (await statementOf(owner, next)).body;
    expect(second).toMatchObject({ openingRial: first.closingRial, inRial: 500_001, outRial: 2_000_000 });
    expect(second.closingRial).toBe((await calls.credit(owner)).availableRial);
    for (const one of [first, second]) {
      const { from, to, items, inRial, outRial, openingRial, closingRial } = one;
      expect(await ledgerSum(userId, from, to)).toBe(inRial - outRial);
      expect(items.at(-1)?.balanceRial).toBe(closingRial);
      expect(items.map(({ amountRial }) => amountRial).reduce((sumOf, amount) => sumOf + amount, openingRial)).toBe(
        closingRial,
      );
      const csv = await app.app.request(`/api/v1/wallettransactions?format=csv&from=${from}&to=${to}`, {
        headers: owner.headers,
      });
      const [, ...lines] = (await csv.text()).trim().split(/\r?\n/);
      expect(lines.map((line) => line.split(',').slice(-2).map(Number))).toEqual(
        items.map(({ amountRial, balanceRial }) => [amountRial, balanceRial]),
      );
    }
  });

  it('of a wallet without money is empty, and there is no other month', async () => {
    const owner = await signIn(app, newPhone());
    expect((await statementOf(owner, '1405-08')).body).toMatchObject({
      ...{ from: '2026-10-23', to: '2026-11-21', openingRial: 0, closingRial: 0, items: [] },
    });
    for (const wrong of ['1405-13', '۱۴۰۵-۰۸', '1405', ''])
      expect(await statementOf(owner, wrong)).toMatchObject({ status: 400, body: { field: 'month' } });
  });

  it('with more rows than are printed says so', async () => {
    const owner = await signIn(app, newPhone());
    const { userId } = owner;
    await fundWallet(app, userId, 10_000_000);
    const now = app.deps.now();
    const debit = await openAccount(app.db, { kind: 'available', owner: { personId: userId } }, now);
    const credit = await openAccount(app.db, { kind: 'held', owner: { personId: userId } }, now);
    const holds = Array.from({ length: STATEMENT_ROWS_MAX }, () => ({
      ...{ kind: 'hold' as const, debit, credit, amountRial: 1 },
      ref: { kind: 'payout' as const, id: crypto.randomUUID() },
    }));
    for (let at = 0; at < holds.length; at += 100)
      await app.db.transaction((tx) => postTransfers({ tx, now }, holds.slice(at, at + 100)));
    const [month = ''] = lastJalaliMonths(now, 1);
    expect(await statementOf(owner, month)).toMatchObject({
      status: 400,
      body: { code: 'too_many_rows', field: 'month' },
    });
  });
});
