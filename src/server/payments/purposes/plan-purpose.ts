import { netOfGross } from '../../../core/money/commission.ts';
import type { Tx } from '../../db/open-database.ts';
import { openAccount } from '../../ledger/accounts.ts';
import { type NewTransfer, postTransfers } from '../../ledger/post-transfers.ts';
import { beginPeriod, findLastPeriod, findPaidPlan } from '../../membership/periods.ts';
import { lockMerchant } from '../../merchants/lock-merchant.ts';
import { SYSTEM } from '../../platform/actor.ts';
import { notFound } from '../../platform/errors/app-error.ts';
import { readVatPermille } from '../../trade/vat-rate.ts';
import type { Payable, PurposeRules } from './purpose.ts';

/** The next period of a merchant, by the plan that costs something. */
export const planPurpose: PurposeRules = {
  purpose: 'plan',

  async findOwed({ tx }, payable) {
    const merchant = await lockOwn(tx, payable);
    const last = await findLastPeriod(tx, merchant.id);
    const plan = await findPaidPlan(tx);
    if (merchant.status !== 'confirmed' || !plan || payable.scheduleNo !== (last?.no ?? 0) + 1) return undefined;
    return {
      amountRial: plan.priceRial,
      title: `عضویت «${plan.title}» برای ${merchant.name}`,
      path: `/profile/suppliers/merchants/${merchant.id}`,
      expiresAt: null,
    };
  },

  async settle(context, payment, available) {
    const { tx, now } = context;
    const merchant = await lockOwn(tx, payment);
    const plan = await findPaidPlan(tx);
    if (!plan) throw new Error('the plan that is paid for is gone');
    const { amountRial } = payment;
    const netRial = netOfGross(amountRial, await readVatPermille(tx, now));
    const ref = { kind: 'payment', id: payment.id } as const;
    const transfers: NewTransfer[] = [
      {
        ...{ kind: 'plan', debit: available, amountRial: netRial, ref },
        credit: await openAccount(tx, { kind: 'revenue' }, now),
      },
    ];
    if (amountRial > netRial)
      transfers.push({
        ...{ kind: 'planVat', debit: available, amountRial: amountRial - netRial, ref },
        credit: await openAccount(tx, { kind: 'payable' }, now),
      });
    await postTransfers(context, transfers);
    const last = await findLastPeriod(tx, merchant.id);
    const made = await beginPeriod(tx, { merchantId: merchant.id, last, plan, now });
    if (!made) throw new Error('the period that is paid for was begun by somebody else');
  },
};

/** @throws 404 for a merchant of another owner */
const lockOwn = (tx: Tx, { objectId, payerPersonId }: Pick<Payable, 'objectId' | 'payerPersonId'>) =>
  lockMerchant(
    { tx, actor: SYSTEM },
    objectId,
    (_, merchant) => merchant?.ownerPersonId === payerPersonId || notFound('بازرگانی'),
  );
