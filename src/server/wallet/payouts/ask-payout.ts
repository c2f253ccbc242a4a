import { and, eq, gte } from 'drizzle-orm';
import { type PayoutBody, payoutBody } from '../../../contract/wallet/payout.ts';
import { parseIban } from '../../../core/money/iban.ts';
import { formatRial } from '../../../core/money/money.ts';
import { startOfTehranDay, tehranDate } from '../../../core/time/jalali-date.ts';
import { lockPerson } from '../../account/person/lock-person.ts';
import { openAccount } from '../../ledger/accounts.ts';
import { postTransfers } from '../../ledger/post-transfers.ts';
import { userIdOf } from '../../platform/actor.ts';
import { command, type EffectContext } from '../../platform/command/command.ts';
import { forSignedIn } from '../../platform/command/policy.ts';
import { conflict, unprocessable } from '../../platform/errors/app-error.ts';
import { ownWalletOf } from '../owner.ts';
import { type PayoutRow, walletPayouts } from './payout.table.ts';
import { presentPayout } from './read-payouts.ts';

/** That one person asks for in a day in Tehran. */
const DAILY_MAX = 10;

/** The owner of a wallet wants money of it in a bank account: it is set aside until an operator has paid it. */
export const askPayout = command({
  name: 'wallet.askPayout',
  input: payoutBody,
  policy: forSignedIn,
  effect: async (context) => presentPayout(await ask(context)),
  audit: ({ id, amountRial, maskedIban }) => ({
    objectType: 'payout',
    objectId: id,
    details: { amountRial, maskedIban },
  }),
  status: 201,
});

async function ask(context: EffectContext<PayoutBody>): Promise<PayoutRow> {
  const { tx, actor, input, now } = context;
  const { id, amountRial, accountName } = input;
  const askedByPersonId = userIdOf(actor);
  const iban = parseIban(input.iban);
  if (iban === undefined) throw new Error('the contract lets no other number pass');
  const owner = await ownWalletOf(tx, askedByPersonId, input.merchantId);
  // One at a time, so that the count is certain.
  await lockPerson(tx, askedByPersonId);
  const [known] = await tx.select().from(walletPayouts).where(eq(walletPayouts.id, id));
  if (known) {
    const isSame = known.askedByPersonId === askedByPersonId && known.iban === iban && known.amountRial === amountRial;
    if (isSame && known.merchantId === (input.merchantId ?? null)) return known;
    throw conflict('id_taken', 'این شناسه پیش‌تر به کار رفته است.');
  }
  await assertAllowedNow(context, askedByPersonId);
  const [row] = await tx
    .insert(walletPayouts)
    .values({
      ...{ id, askedByPersonId, amountRial, iban, accountName },
      ...('personId' in owner ? { ownerPersonId: owner.personId } : { merchantId: owner.merchantId }),
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing()
    .returning();
  if (!row) throw conflict('id_taken', 'این شناسه پیش‌تر به کار رفته است.');
  const debit = await openAccount(tx, { kind: 'available', owner }, now);
  const credit = await openAccount(tx, { kind: 'held', owner }, now);
  await postTransfers(context, [{ kind: 'hold', debit, credit, amountRial, ref: { kind: 'payout', id } }]);
  return row;
}

/** @throws 422 for too little, and for too many in one day */
async function assertAllowedNow(
  { tx, env, input, now }: EffectContext<PayoutBody>,
  askedByPersonId: string,
): Promise<void> {
  const least = env.PAYOUT_MIN_RIAL;
  if (input.amountRial < least)
    throw unprocessable('below_minimum', `حداقل مبلغ برداشت ${formatRial(least)} است.`, 'amountRial');
  const today = startOfTehranDay(tehranDate(now));
  const own = and(eq(walletPayouts.askedByPersonId, askedByPersonId), gte(walletPayouts.createdAt, today));
  if ((await tx.$count(walletPayouts, own)) >= DAILY_MAX)
    throw unprocessable('too_many_payouts', 'امروز برداشت‌های بسیاری خواسته‌اید؛ فردا ادامه دهید.');
}
