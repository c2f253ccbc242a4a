import { and, eq, inArray } from 'drizzle-orm';
import { z } from 'zod';
import { type ConsumerInvitation, consumerAnswer, consumerInvitation } from '../../../contract/wallet/consumer.ts';
import { uuidv7 } from '../../../core/ids/uuidv7.ts';
import { getMobile } from '../../../core/people/phone.ts';
import { lockPerson } from '../../account/person/lock-person.ts';
import { getPersonPhone } from '../../account/person/read.ts';
import { isOperator, userIdOf } from '../../platform/actor.ts';
import { command, type EffectContext } from '../../platform/command/command.ts';
import { forSignedIn } from '../../platform/command/policy.ts';
import { conflict, notFound, unprocessable } from '../../platform/errors/app-error.ts';
import { applyMove, lockRow } from '../../platform/moves/apply-move.ts';
import { type WalletConsumerRow, walletConsumers } from './consumer.table.ts';
import { type ConsumerParty, consumerMoves } from './consumer-moves.ts';
import { forConsumerOwner } from './policy.ts';
import { CONSUMERS_MAX, presentConsumers } from './read-consumers.ts';

/** Invites whoever has a phone to have their wallet charged. Nothing depends on whether the phone has an account. */
export const inviteConsumer = command({
  name: 'wallet.inviteConsumer',
  input: consumerInvitation,
  policy: forConsumerOwner,
  effect: async (context) => present(context, await invite(context)),
  audit: ({ id, state }) => ({ objectType: 'walletConsumer', objectId: id, details: { state } }),
  status: 201,
});

async function present({ tx, actor }: EffectContext<unknown>, row: WalletConsumerRow) {
  const [consumer] = await presentConsumers(tx, [row], userIdOf(actor));
  if (!consumer) throw new Error('the consumer is gone');
  return consumer;
}

async function invite({ tx, actor, input, now }: EffectContext<ConsumerInvitation>): Promise<WalletConsumerRow> {
  const ownerPersonId = userIdOf(actor);
  const phone = getMobile(input.phone);
  const { dailyCapRial } = input;
  // One at a time, so that the count is certain.
  await lockPerson(tx, ownerPersonId);
  if (phone === (await getPersonPhone(tx, ownerPersonId)))
    throw unprocessable('own_phone', 'این شمارهٔ خود شماست.', 'phone');
  const own = eq(walletConsumers.ownerPersonId, ownerPersonId);
  const [known] = await tx
    .select()
    .from(walletConsumers)
    .where(and(own, eq(walletConsumers.phone, phone)))
    .for('update');
  if (known && (known.state === 'invited' || known.state === 'active')) {
    if (known.dailyCapRial === dailyCapRial) return known;
    throw conflict('already_invited', 'این شماره پیش‌تر دعوت شده است؛ نخست به آن پایان دهید.');
  }
  const open = and(own, inArray(walletConsumers.state, ['invited', 'active']));
  if ((await tx.$count(walletConsumers, open)) >= CONSUMERS_MAX)
    throw unprocessable('too_many_consumers', 'شمار مصرف‌کننده‌ها به سقف رسیده است؛ نخست به یکی پایان دهید.');
  const invited = { phone, dailyCapRial, state: 'invited', personId: null, updatedAt: now } as const;
  const [row] = known
    ? await tx
        .update(walletConsumers)
        .set({ ...invited, version: known.version + 1 })
        .where(eq(walletConsumers.id, known.id))
        .returning()
    : await tx
        .insert(walletConsumers)
        .values({ id: uuidv7(), ownerPersonId, createdAt: now, ...invited })
        .returning();
  if (!row) throw new Error('the invitation was not stored');
  return row;
}

const answer = consumerAnswer.safeExtend({ id: z.uuid() });

/** The answer of who is invited, or the end by one of the two. */
export const answerConsumer = command({
  name: 'wallet.answerConsumer',
  input: answer,
  policy: forSignedIn,
  effect: async (context) => present(context, await change(context)),
  audit: ({ id, state }) => ({ objectType: 'walletConsumer', objectId: id, details: { state } }),
});

async function change({ tx, actor, input, now }: EffectContext<z.output<typeof answer>>): Promise<WalletConsumerRow> {
  const personId = userIdOf(actor);
  const row = await lockRow(tx, walletConsumers, input.id);
  const party = row && (await partyOf(tx, row, personId));
  if (!row || !party || isOperator(actor)) throw notFound('دعوت');
  const move =
    input.state === 'active' ? 'accept' : input.state === 'declined' ? 'decline' : party === 'owner' ? 'end' : 'leave';
  const changes = move === 'accept' ? { personId } : {};
  return (await applyMove({ tx, now }, consumerMoves, { move, row, roles: [party], changes })).row;
}

async function partyOf(
  tx: EffectContext<unknown>['tx'],
  row: WalletConsumerRow,
  personId: string,
): Promise<ConsumerParty | undefined> {
  if (row.ownerPersonId === personId) return 'owner';
  return row.phone === (await getPersonPhone(tx, personId)) ? 'consumer' : undefined;
}
