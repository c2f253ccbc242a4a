import { and, eq } from 'drizzle-orm';
import { type AdjustmentBody, adjustmentBody } from '../../../contract/wallet/adjustment.ts';
import { getMobile } from '../../../core/people/phone.ts';
import { lockPerson } from '../../account/person/lock-person.ts';
import { findPersonIdByPhone } from '../../account/person/read.ts';
import { listOwnedMerchantIds } from '../../merchants/selling-parties.ts';
import { userIdOf } from '../../platform/actor.ts';
import { command, type EffectContext } from '../../platform/command/command.ts';
import { forOperator } from '../../platform/command/policy.ts';
import { conflict, unprocessable } from '../../platform/errors/app-error.ts';
import { findNamedRequests } from '../../trade/named-requests.ts';
import { type AdjustmentRow, walletAdjustments } from './adjustment.table.ts';
import { assertOthers, presentAdjustment } from './read-adjustments.ts';

/** Open ones of one operator. */
const OPEN_MAX = 50;

/** An operator says what is wrong in a wallet; nothing moves until another one agrees. */
export const proposeAdjustment = command({
  name: 'wallet.proposeAdjustment',
  input: adjustmentBody,
  policy: forOperator,
  effect: async (context) => presentAdjustment(context, await propose(context)),
  audit: ({ id, amountRial, reason }) => ({
    objectType: 'walletAdjustment',
    objectId: id,
    details: { amountRial, reason },
  }),
  status: 201,
});

async function propose(context: EffectContext<AdjustmentBody>): Promise<AdjustmentRow> {
  const { tx, actor, input, now } = context;
  const { id, amountRial, reason, requestId = null } = input;
  const proposedBy = userIdOf(actor);
  const owner = await ownerColumnsOf(context);
  await assertOthers(tx, owner, proposedBy);
  if (requestId !== null && !(await findNamedRequests(tx, [requestId])).has(requestId))
    throw unprocessable('request_unknown', 'درخواستی با این شناسه نیست.', 'requestId');
  // One at a time, so that the count is certain.
  await lockPerson(tx, proposedBy);
  const [known] = await tx.select().from(walletAdjustments).where(eq(walletAdjustments.id, id));
  if (known) {
    const isSame = known.proposedBy === proposedBy && known.amountRial === amountRial && known.reason === reason;
    if (isSame && known.ownerPersonId === owner.ownerPersonId && known.merchantId === owner.merchantId) return known;
    throw conflict('id_taken', 'این شناسه پیش‌تر به کار رفته است.');
  }
  const open = and(eq(walletAdjustments.proposedBy, proposedBy), eq(walletAdjustments.state, 'proposed'));
  if ((await tx.$count(walletAdjustments, open)) >= OPEN_MAX)
    throw unprocessable('too_many_adjustments', 'اصلاح‌های بازِ شما به سقف رسیده است؛ نخست آن‌ها را به پایان برسانید.');
  const [row] = await tx
    .insert(walletAdjustments)
    .values({ id, ...owner, amountRial, reason, requestId, proposedBy, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning();
  if (!row) throw conflict('id_taken', 'این شناسه پیش‌تر به کار رفته است.');
  return row;
}

/** @throws 422 for a phone without an account, and for a person without exactly one merchant */
async function ownerColumnsOf({ tx, input }: EffectContext<AdjustmentBody>) {
  const personId = await findPersonIdByPhone(tx, getMobile(input.phone));
  if (personId === undefined) throw unprocessable('person_unknown', 'کسی با این شماره در راسته نیست.', 'phone');
  if (input.of === 'person') return { ownerPersonId: personId, merchantId: null };
  const [merchantId, ...more] = await listOwnedMerchantIds(tx, personId, true);
  if (merchantId === undefined || more.length > 0)
    throw unprocessable('merchant_unknown', 'این شخص یک بازرگانی یکتا ندارد.', 'of');
  return { ownerPersonId: null, merchantId };
}
