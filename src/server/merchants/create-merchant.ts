import { eq } from 'drizzle-orm';
import { type MerchantBody, merchantBody } from '../../contract/merchants/merchant.ts';
import { lockPerson } from '../account/person/lock-person.ts';
import { userIdOf } from '../platform/actor.ts';
import { command, type EffectContext } from '../platform/command/command.ts';
import { conflict, unprocessable } from '../platform/errors/app-error.ts';
import { type MerchantRow, merchants } from './merchant.table.ts';
import { assertCity, columnsOf } from './merchant-columns.ts';
import { assertMerchantName } from './name/merchant-name.ts';
import { presentOwnMerchant } from './own-read.ts';
import { mayBecomeMerchant } from './policy.ts';

const MERCHANTS_MAX = 20;

/** Makes a draft of a merchant under the id that its device has made; sent again, it is the same merchant. */
export const createMerchant = command({
  name: 'merchants.create',
  input: merchantBody,
  policy: mayBecomeMerchant,
  effect: async (context) => {
    const { row, isNew } = await insert(context);
    return { isNew, merchant: await presentOwnMerchant(context.tx, row) };
  },
  audit: ({ isNew, merchant: { id } }) => (isNew ? { objectType: 'merchant', objectId: id } : undefined),
  answer: ({ merchant }) => merchant,
  status: 201,
});

type Context = EffectContext<MerchantBody>;

async function insert({ tx, actor, input, now }: Context): Promise<{ row: MerchantRow; isNew: boolean }> {
  const ownerPersonId = userIdOf(actor);
  const { clientId: id, ...form } = input;
  // One at a time, so that the count is certain.
  await lockPerson(tx, ownerPersonId);
  const sent = await findSent(tx, ownerPersonId, id);
  if (sent) return { row: sent, isNew: false };
  await assertMerchantName(tx, form.name);
  await assertCity(tx, form.cityId);
  if ((await tx.$count(merchants, eq(merchants.ownerPersonId, ownerPersonId))) >= MERCHANTS_MAX)
    throw unprocessable('too_many_merchants', 'شمار بازرگانی‌های شما به سقف رسیده است.');
  const [made] = await tx
    .insert(merchants)
    .values({ id, ownerPersonId, ...columnsOf(form), status: 'draft', statusAt: now, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning();
  if (made) return { row: made, isNew: true };
  // Another person's transaction, which this insert has waited for, has the id.
  await findSent(tx, ownerPersonId, id);
  throw new Error('the merchant of the same id is gone');
}

/** The merchant that an earlier sending has made, whatever became of it since. */
async function findSent(tx: Context['tx'], ownerPersonId: string, id: string): Promise<MerchantRow | undefined> {
  const [row] = await tx.select().from(merchants).where(eq(merchants.id, id));
  if (row && row.ownerPersonId !== ownerPersonId) throw conflict('id_taken', 'این شناسه پیش‌تر به کار رفته است.');
  return row;
}
