import { and, eq, gte, sum } from 'drizzle-orm';
import { type ChargeByUserBody, chargeByUserBody } from '../../../contract/wallet/wallet.ts';
import { formatRial } from '../../../core/money/money.ts';
import { startOfTehranDay, tehranDate } from '../../../core/time/jalali-date.ts';
import { holdPerson } from '../../account/person/hold-person.ts';
import { openAccount } from '../../ledger/accounts.ts';
import { postTransfers } from '../../ledger/post-transfers.ts';
import { notify } from '../../notices/notify.ts';
import { userIdOf } from '../../platform/actor.ts';
import { command, type EffectContext } from '../../platform/command/command.ts';
import { AppError, conflict, notFound } from '../../platform/errors/app-error.ts';
import { walletConsumers } from './consumer.table.ts';
import { walletGrants } from './grant.table.ts';
import { forConsumerOwner } from './policy.ts';

/** Moves own money to the wallet of somebody who has accepted it, at once. Nothing is minted. */
export const chargeByUser = command({
  name: 'wallet.chargeByUser',
  input: chargeByUserBody,
  policy: forConsumerOwner,
  effect: grant,
  audit: ({ id, amountRial }, { input: { targetUserId } }) => ({
    objectType: 'walletGrant',
    objectId: id,
    details: { amountRial, targetUserId },
  }),
  status: 201,
});

async function grant(context: EffectContext<ChargeByUserBody>) {
  const { tx, actor, input, now } = context;
  const ownerPersonId = userIdOf(actor);
  const { id, targetUserId, amountRial, reason } = input;
  const [consumer] = await tx
    .select()
    .from(walletConsumers)
    .where(
      and(
        eq(walletConsumers.ownerPersonId, ownerPersonId),
        eq(walletConsumers.personId, targetUserId),
        eq(walletConsumers.state, 'active'),
      ),
    )
    .for('update');
  if (!consumer) throw notFound('مصرف‌کننده');
  const [known] = await tx.select().from(walletGrants).where(eq(walletGrants.id, id));
  if (known && (known.consumerId !== consumer.id || known.amountRial !== amountRial))
    throw conflict('id_taken', 'این شناسه پیش‌تر به کار رفته است.');
  if (known) return { id, amountRial };
  await assertCap(context, consumer);
  // An account that is deleted meanwhile gets nothing any more.
  await holdPerson(tx, targetUserId, false).catch(() => {
    throw notFound('مصرف‌کننده');
  });
  const made = await tx
    .insert(walletGrants)
    .values({ id, consumerId: consumer.id, amountRial, reason, at: now })
    .onConflictDoNothing()
    .returning();
  if (made.length === 0) throw conflict('id_taken', 'این شناسه پیش‌تر به کار رفته است.');
  await postTransfers(context, [
    {
      kind: 'chargeByUser',
      debit: await openAccount(tx, { kind: 'available', owner: { personId: ownerPersonId } }, now),
      credit: await openAccount(tx, { kind: 'available', owner: { personId: targetUserId } }, now),
      amountRial,
      ref: { kind: 'grant', id },
    },
  ]);
  await notify(context, [targetUserId], {
    kind: 'walletCharged',
    objectType: 'walletGrant',
    objectId: id,
    params: { amount: formatRial(amountRial) },
    path: '/profile/wallet',
  });
  return { id, amountRial };
}

/** @throws 422 for more than the consumer's share of a day in Tehran */
async function assertCap(
  { tx, input, now }: EffectContext<ChargeByUserBody>,
  { id, dailyCapRial }: { id: string; dailyCapRial: number },
): Promise<void> {
  const since = startOfTehranDay(tehranDate(now));
  const [row] = await tx
    .select({ total: sum(walletGrants.amountRial) })
    .from(walletGrants)
    .where(and(eq(walletGrants.consumerId, id), gte(walletGrants.at, since)));
  const leftRial = dailyCapRial - Number(row?.total ?? 0);
  if (input.amountRial <= leftRial) return;
  const left = Math.max(0, leftRial);
  throw new AppError(422, 'daily_cap', `سقف امروز این مصرف‌کننده ${formatRial(left)} مانده است.`, {
    field: 'amountRial',
    current: { state: 'active', allowedActions: ['charge'], leftRial: left },
  });
}
