import { and, eq, inArray } from 'drizzle-orm';
import { type SettlementBody, settlementBody } from '../../../contract/wallet/settlement.ts';
import { tehranDate } from '../../../core/time/jalali-date.ts';
import { lockPerson } from '../../account/person/lock-person.ts';
import { userIdOf } from '../../platform/actor.ts';
import { command, type EffectContext } from '../../platform/command/command.ts';
import { forOperator } from '../../platform/command/policy.ts';
import { conflict, unprocessable } from '../../platform/errors/app-error.ts';
import { assertOwes, lockOwed } from './owed.ts';
import { presentSettlement } from './read-settlements.ts';
import { type GatewaySettlementRow, gatewaySettlements } from './settlement.table.ts';

/** Open ones of one operator. */
const OPEN_MAX = 50;

/** An operator writes down what a gateway has paid; nothing is booked until another one agrees. */
export const proposeSettlement = command({
  name: 'wallet.proposeSettlement',
  input: settlementBody,
  policy: forOperator,
  effect: async (context) => presentSettlement(context, await propose(context)),
  audit: ({ id, gatewayCode, amountRial, reference, paidOn }) => ({
    objectType: 'gatewaySettlement',
    objectId: id,
    details: { gatewayCode, amountRial, reference, paidOn },
  }),
  status: 201,
});

async function propose(context: EffectContext<SettlementBody>): Promise<GatewaySettlementRow> {
  const { tx, actor, input, now } = context;
  const { id, gatewayCode: gateway, amountRial, reference, paidOn } = input;
  const proposedBy = userIdOf(actor);
  if (paidOn > tehranDate(now)) throw unprocessable('day_ahead', 'روز واریز در آینده است.', 'paidOn');
  // One at a time, so that the count is certain.
  await lockPerson(tx, proposedBy);
  const [known] = await tx.select().from(gatewaySettlements).where(eq(gatewaySettlements.id, id));
  if (known) {
    const isSame = known.proposedBy === proposedBy && known.gateway === gateway && known.amountRial === amountRial;
    if (isSame && known.reference === reference && known.paidOn === paidOn) return known;
    throw conflict('id_taken', 'این شناسه پیش‌تر به کار رفته است.');
  }
  assertOwes(await lockOwed(tx, gateway), amountRial);
  const open = and(eq(gatewaySettlements.proposedBy, proposedBy), eq(gatewaySettlements.state, 'proposed'));
  if ((await tx.$count(gatewaySettlements, open)) >= OPEN_MAX)
    throw unprocessable('too_many_settlements', 'تسویه‌های بازِ شما به سقف رسیده است؛ نخست آن‌ها را به پایان برسانید.');
  const isActive = and(
    eq(gatewaySettlements.gateway, gateway),
    eq(gatewaySettlements.reference, reference),
    inArray(gatewaySettlements.state, ['proposed', 'booked']),
  );
  if ((await tx.$count(gatewaySettlements, isActive)) > 0)
    throw conflict('reference_taken', 'تسویه‌ای از این درگاه با همین شمارهٔ پیگیری ثبت شده است.');
  const [row] = await tx
    .insert(gatewaySettlements)
    .values({ id, gateway, amountRial, reference, paidOn, proposedBy, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning();
  if (!row) throw conflict('reference_taken', 'تسویه‌ای از این درگاه با همین شمارهٔ پیگیری ثبت شده است.');
  return row;
}
