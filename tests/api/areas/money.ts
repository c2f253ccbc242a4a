import { randomUUID } from 'node:crypto';
import { pageOf } from '../../../src/contract/page.ts';
import { adjustment } from '../../../src/contract/wallet/adjustment.ts';
import { moneyDecision, moneyOverview, reversibleAttempt, unknownAttempt } from '../../../src/contract/wallet/money.ts';
import {
  payout,
  payoutTerms,
  type WaiverBody,
  waitingPayout,
  waiver,
  waiverBody,
} from '../../../src/contract/wallet/payout.ts';
import { settlement } from '../../../src/contract/wallet/settlement.ts';
import { paymentAttempts } from '../../../src/server/payments/attempts/payment-attempt.table.ts';
import { payments } from '../../../src/server/payments/payment.table.ts';
import { walletAdjustments } from '../../../src/server/wallet/adjustments/adjustment.table.ts';
import { ledgerChecks } from '../../../src/server/wallet/check/ledger-check.table.ts';
import { walletPayouts } from '../../../src/server/wallet/payouts/payout.table.ts';
import { gatewaySettlements } from '../../../src/server/wallet/settlements/settlement.table.ts';
import { IBAN } from '../../factories/ibans.ts';
import { fundWallet, holdInWallet } from '../../factories/wallets.ts';
import { areaCalls, inTurn } from '../../setup/area-calls.ts';
import { exampleOf } from '../../setup/seeded-world.ts';
import { newPhone, signIn } from '../../setup/sign-in.ts';

const PAYOUTS = '/api/v1/payouts';
const MONEY = '/api/v1/money';
const SETTLEMENTS = '/api/v1/settlements';
/** Decided in turn. */
const MANY = 20;
const AMOUNT = 2_000_000;
const DAY_MS = 86_400_000;

export const moneyCalls = areaCalls(
  {
    [`GET ${PAYOUTS}`]: { access: 'user', answer: pageOf(payout) },
    [`GET ${PAYOUTS}/terms`]: { access: 'user', answer: payoutTerms },
    [`GET ${PAYOUTS}/waiting`]: { access: 'operator', answer: pageOf(waitingPayout) },
    [`POST ${PAYOUTS}`]: { access: 'user', answer: payout },
    [`POST ${PAYOUTS}/waive-rest`]: { access: 'user', answer: waiver },
    [`POST ${PAYOUTS}/{id}/take-back`]: { access: 'owner', answer: payout },
    [`POST ${PAYOUTS}/{id}/claim`]: { access: 'operator', answer: payout },
    [`POST ${PAYOUTS}/{id}/release`]: { access: 'operator', answer: payout },
    [`POST ${PAYOUTS}/{id}/settle`]: { access: 'operator', answer: payout },
    [`POST ${PAYOUTS}/{id}/refuse`]: { access: 'operator', answer: payout },
    [`GET ${MONEY}`]: { access: 'operator', answer: moneyOverview },
    [`GET ${MONEY}/attempts`]: { access: 'operator', answer: pageOf(unknownAttempt) },
    [`GET ${MONEY}/reversals`]: { access: 'operator', answer: pageOf(reversibleAttempt) },
    [`POST ${MONEY}/attempts/{id}/reverse`]: { access: 'operator', answer: reversibleAttempt },
    [`GET ${SETTLEMENTS}`]: { access: 'operator', answer: pageOf(settlement) },
    [`POST ${SETTLEMENTS}`]: { access: 'operator', answer: settlement },
    [`POST ${SETTLEMENTS}/{id}/approve`]: { access: 'operator', answer: settlement },
    [`POST ${SETTLEMENTS}/{id}/refuse`]: { access: 'operator', answer: settlement },
    [`POST ${SETTLEMENTS}/{id}/withdraw`]: { access: 'operator', answer: settlement },
    [`GET ${MONEY}/decisions`]: { access: 'operator', answer: pageOf(moneyDecision) },
    [`GET ${MONEY}/adjustments`]: { access: 'operator', answer: pageOf(adjustment) },
    [`POST ${MONEY}/adjustments`]: { access: 'operator', answer: adjustment },
    [`POST ${MONEY}/adjustments/{id}/approve`]: { access: 'operator', answer: adjustment },
    [`POST ${MONEY}/adjustments/{id}/refuse`]: { access: 'operator', answer: adjustment },
    [`POST ${MONEY}/adjustments/{id}/withdraw`]: { access: 'operator', answer: adjustment },
  },
  async ({ app, held }) => {
    const { db } = app;
    const phone = newPhone();
    const owner = await signIn(app, phone);
    await fundWallet(app, owner.userId, 4 * MANY * AMOUNT);
    // What the owner has is set aside below.
    const charged = await signIn(app, newPhone());
    const toReverse = await fundWallet(app, charged.userId, AMOUNT);
    await fundWallet(app, held.userId, MANY * AMOUNT);
    const asked = async (personId: string, claimedBy: string | null = null) => {
      const rows = Array.from({ length: MANY }, () => ({
        ...{ id: randomUUID(), ownerPersonId: personId, askedByPersonId: personId, amountRial: AMOUNT },
        ...{ iban: IBAN, accountName: 'مریم احمدی', state: claimedBy ? ('paying' as const) : ('requested' as const) },
        ...{ claimedBy, claimedAt: claimedBy ? new Date() : null },
        // The bound of one day is not what these calls are about.
        createdAt: new Date(Date.now() - 3 * DAY_MS),
      }));
      await db.insert(walletPayouts).values(rows);
      await holdInWallet(app, personId, rows);
      return rows.map(({ id }) => id);
    };
    const proposed = async (proposedBy: string) => {
      const rows = Array.from({ length: MANY }, () => ({
        ...{ id: randomUUID(), ownerPersonId: owner.userId, amountRial: 1_000, proposedBy },
        reason: 'واریزی که دو بار ثبت شده بود',
      }));
      await db.insert(walletAdjustments).values(rows);
      return rows.map(({ id }) => id);
    };
    const settled = async (proposedBy: string) => {
      const rows = Array.from({ length: MANY }, () => ({
        ...{ id: randomUUID(), gateway: 'sandbox', amountRial: 1_000, reference: randomUUID(), paidOn: '2026-11-28' },
        proposedBy,
      }));
      await db.insert(gatewaySettlements).values(rows);
      return rows.map(({ id }) => id);
    };
    const toBook = await settled(owner.userId);
    const toBookNot = await settled(owner.userId);
    const toTakeBack = await settled(held.userId);
    const own = await asked(held.userId);
    const toClaim = await asked(owner.userId);
    const toRelease = await asked(owner.userId, held.userId);
    const toSettle = await asked(owner.userId, held.userId);
    const toPayNot = await asked(owner.userId);
    await db.insert(walletAdjustments).values({
      ...{
        id: randomUUID(),
        ownerPersonId: owner.userId,
        amountRial: 1_000,
        proposedBy: owner.userId,
        state: 'refused',
      },
      ...{ reason: 'واریزی که دو بار ثبت شده بود', refusal: 'سند نبود', decidedBy: held.userId, endedAt: new Date() },
    });
    const toApprove = await proposed(owner.userId);
    const toRefuse = await proposed(owner.userId);
    const toWithdraw = await proposed(held.userId);
    const at = new Date(Date.now() - DAY_MS);
    const paymentId = randomUUID();
    await db.insert(payments).values({
      ...{ id: paymentId, payerPersonId: owner.userId, purpose: 'charge', objectId: randomUUID(), scheduleNo: 0 },
      ...{ amountRial: AMOUNT, title: 'شارژ کیف پول', path: '/profile/wallet', state: 'open' },
    });
    await db.insert(paymentAttempts).values({
      ...{ id: randomUUID(), paymentId, gateway: 'sandbox', amountRial: AMOUNT, state: 'unknown', createdAt: at },
      ...{ authority: `S${randomUUID()}`, expiresAt: at },
    });
    await db.insert(ledgerChecks).values({
      ...{ id: randomUUID(), at, accounts: 3, transfers: 2, faultsCount: 1, faults: ['chain account=- seq=-'] },
    });
    const poor = await signIn(app, newPhone());
    await fundWallet(app, poor.userId, (exampleOf(waiverBody) as WaiverBody).amountRial);
    // Of no merchant: who tries others finds the name here.
    const merchantId = undefined;
    const ask = { id: randomUUID(), merchantId, amountRial: AMOUNT, iban: IBAN, accountName: 'مریم احمدی' };
    // As the document's example, which another test sends: a wallet is emptied once.
    const waive = { ...(exampleOf(waiverBody) as WaiverBody), merchantId };
    const decided = (ids: string[], body?: object) => inTurn(ids, (id) => ({ id, body }));
    return {
      examples: {
        // Each is the first one again: a day has a bound.
        [`POST ${PAYOUTS}`]: { body: ask },
        [`POST ${SETTLEMENTS}`]: () => ({
          body: {
            ...{ id: randomUUID(), gatewayCode: 'sandbox', amountRial: 1_000 },
            ...{ reference: randomUUID(), paidOn: '2026-11-28' },
          },
        }),
        [`POST ${PAYOUTS}/waive-rest`]: { headers: poor.headers, body: waive },
        [`POST ${PAYOUTS}/{id}/take-back`]: decided(own),
        [`POST ${PAYOUTS}/{id}/claim`]: decided(toClaim),
        [`POST ${PAYOUTS}/{id}/release`]: decided(toRelease),
        [`POST ${PAYOUTS}/{id}/settle`]: decided(toSettle, { bankReference: '140509071234' }),
        [`POST ${PAYOUTS}/{id}/refuse`]: decided(toPayNot, { reason: 'نام صاحب حساب نمی‌خواند' }),
        // The bank for trying out does not know it: it stays with the first answer.
        [`POST ${MONEY}/attempts/{id}/reverse`]: { id: toReverse },
        [`GET ${MONEY}/decisions`]: { query: { kind: 'adjustment' } },
        [`POST ${MONEY}/adjustments`]: () => ({
          body: { id: ask.id, phone, of: 'person', amountRial: 1_000, reason: 'واریزی که دو بار ثبت شده بود' },
        }),
        [`POST ${SETTLEMENTS}/{id}/approve`]: decided(toBook),
        [`POST ${SETTLEMENTS}/{id}/refuse`]: decided(toBookNot, { reason: 'در صورت‌حساب نیست' }),
        [`POST ${SETTLEMENTS}/{id}/withdraw`]: decided(toTakeBack),
        [`POST ${MONEY}/adjustments/{id}/approve`]: decided(toApprove),
        [`POST ${MONEY}/adjustments/{id}/refuse`]: decided(toRefuse, { reason: 'سند آن پیدا نشد' }),
        [`POST ${MONEY}/adjustments/{id}/withdraw`]: decided(toWithdraw),
      },
    };
  },
);
