import { and, eq, gt, inArray } from 'drizzle-orm';
import type { ChargeBody } from '../../../contract/payments/payment.ts';
import { walletPath } from '../../../core/wallet/wallet-path.ts';
import { lockPerson } from '../../account/person/lock-person.ts';
import { openAccount, type WalletOwner } from '../../ledger/accounts.ts';
import { listHeldMerchants } from '../../merchants/held-merchants.ts';
import { listOwnedMerchantIds } from '../../merchants/selling-parties.ts';
import { userIdOf } from '../../platform/actor.ts';
import type { EffectContext } from '../../platform/command/command.ts';
import { AppError, conflict, notFound, unprocessable } from '../../platform/errors/app-error.ts';
import { type PaymentRow, payments } from '../payment.table.ts';
import { findLiveAttempt, paymentStateOf } from '../read-payments.ts';
import { wrongState } from './wrong-state.ts';

/** For one charge, from the decision to the bank's page. */
const CHARGE_LIFE_MS = 24 * 60 * 60_000;
/** Charges of a wallet that may be begun in one day. */
const CHARGES_MAX = 100;

/**
 * Money for the caller's own wallet, or for that of a merchant for which the caller may pay.
 * @throws 404 for another merchant, 409 while an earlier charge of the wallet is at a bank
 */
export async function openCharge(context: EffectContext<ChargeBody>): Promise<PaymentRow> {
  const { tx, actor, input, now } = context;
  const payerPersonId = userIdOf(actor);
  // One at a time, so that the counts are certain.
  await lockPerson(tx, payerPersonId);
  const owner = await chargedWallet(context, payerPersonId);
  const objectId = await openAccount(tx, { kind: 'available', owner }, now);
  const [known] = await tx.select().from(payments).where(eq(payments.id, input.id)).for('update');
  const isSame =
    known?.payerPersonId === payerPersonId &&
    known.purpose === 'charge' &&
    known.objectId === objectId &&
    known.amountRial === input.amountRial;
  if (known && !isSame) throw conflict('id_taken', 'این شناسه پیش‌تر به کار رفته است.');
  if (known) {
    if (paymentStateOf(known, now) !== 'open') throw wrongState(known, now);
    return known;
  }
  const since = new Date(now.getTime() - CHARGE_LIFE_MS);
  const own = and(eq(payments.objectId, objectId), eq(payments.purpose, 'charge'));
  if ((await tx.$count(payments, and(own, gt(payments.createdAt, since)))) >= CHARGES_MAX)
    throw unprocessable('too_many_charges', 'امروز شارژهای بسیاری آغاز کرده‌اید؛ فردا ادامه دهید.');
  // One that was left is given up for the new one, unless the bank may have its money.
  const [open] = await tx
    .select()
    .from(payments)
    .where(and(own, inArray(payments.state, ['open', 'cancelling'])))
    .for('update');
  if (open) await giveUp(context, open);
  const [row] = await tx
    .insert(payments)
    .values({
      ...{ id: input.id, payerPersonId, purpose: 'charge', objectId, scheduleNo: 0, amountRial: input.amountRial },
      title: 'شارژ کیف پول',
      path: walletPath(owner),
      state: 'open',
      expiresAt: new Date(now.getTime() + CHARGE_LIFE_MS),
      createdAt: now,
      updatedAt: now,
    })
    // Another payer of the merchant has begun one at the same time.
    .onConflictDoNothing()
    .returning();
  if (!row) throw conflict('charge_open', 'شارژ دیگری از همین کیف پول همین حالا آغاز شد؛ صفحه را تازه کنید.');
  return row;
}

async function giveUp({ tx, now }: EffectContext<unknown>, row: PaymentRow): Promise<void> {
  if (await findLiveAttempt(tx, row.id))
    throw new AppError(409, 'charge_open', 'شارژ پیشین هنوز نزد بانک است؛ همان را ادامه دهید یا لغو کنید.', {
      current: { state: row.state, allowedActions: ['cancel'], paymentId: row.id, amountRial: row.amountRial },
    });
  await tx
    .update(payments)
    .set({ state: 'cancelled', updatedAt: now, version: row.version + 1 })
    .where(eq(payments.id, row.id));
}

/** @throws 404 where the caller may not pay for the merchant, 403 for an own one that was not confirmed */
async function chargedWallet(
  { tx, input: { merchantId }, now }: EffectContext<ChargeBody>,
  personId: string,
): Promise<WalletOwner> {
  if (merchantId === undefined) return { personId };
  const held = (await listHeldMerchants(tx, personId, now)).find(({ merchant }) => merchant.id === merchantId);
  if (held && (!held.agent || held.agent.permissions.includes('pay'))) return { merchantId };
  if (!held && (await listOwnedMerchantIds(tx, personId)).includes(merchantId))
    throw new AppError(403, 'merchant_not_confirmed', 'کیف پول بازرگانی‌ای که تأیید نشده است شارژ نمی‌شود.');
  throw notFound('کیف پول');
}
