import { and, eq, gt, notInArray } from 'drizzle-orm';
import { type RequestBody, requestBody } from '../../contract/trade/request-form.ts';
import { finalStates } from '../../core/trade/request-states.ts';
import { lockPerson } from '../account/person/lock-person.ts';
import { listSellingRights } from '../merchants/selling-parties.ts';
import { userIdOf } from '../platform/actor.ts';
import { command, type EffectContext } from '../platform/command/command.ts';
import { forSignedIn } from '../platform/command/policy.ts';
import { conflict, unprocessable } from '../platform/errors/app-error.ts';
import { getSupplierCard } from '../suppliers/read.ts';
import { lockRequest } from './move-request.ts';
import { presentRequest } from './present.ts';
import { type TradeRequestRow, tradeRequests } from './request.table.ts';
import { lineColumns, saveLines } from './request-lines.ts';
import { formColumns, wordsOf } from './request-words.ts';
import { assertOwnAddress } from './submission.ts';
import { submitRequest } from './submit-request.ts';

/** Drafts and open requests of one buyer. */
const OPEN_MAX = 500;
/** Requests that a buyer may begin in one day. */
const DAILY_MAX = 200;
const DAY_MS = 24 * 60 * 60_000;

/** Begins a request under the id that its device has made, and sends it if asked to. Sent again, it is the same request. */
export const createRequest = command({
  name: 'trade.createRequest',
  input: requestBody,
  policy: forSignedIn,
  effect: async (context) => {
    const { row, isNew } = await create(context);
    return { isNew, request: await presentRequest(context, row) };
  },
  audit: ({ isNew, request: { id, state } }) =>
    isNew ? { objectType: 'tradeRequest', objectId: id, details: { state } } : undefined,
  answer: ({ request }) => ({ requests: [request] }),
  status: 201,
});

async function create(context: EffectContext<RequestBody>): Promise<{ row: TradeRequestRow; isNew: boolean }> {
  const { tx, actor, input, now } = context;
  const personId = userIdOf(actor);
  const [supplierId = ''] = input.supplierIds;
  // One at a time, so that the counts are certain.
  await lockPerson(tx, personId);
  const [known] = await tx.select().from(tradeRequests).where(eq(tradeRequests.id, input.id));
  if (known && known.buyerPersonId !== personId) throw conflict('id_taken', 'این شناسه پیش‌تر به کار رفته است.');
  if (known) return { row: known, isNew: false };
  const supplier = await getSupplierCard(tx, supplierId);
  const rights = await listSellingRights(tx, actor, now, [supplierId]);
  if (rights.length > 0)
    throw unprocessable('own_supplier', 'از تأمین‌کننده‌ای که خود از سوی آن می‌فروشید نمی‌توانید بخرید.', 'supplierIds');
  await assertRoom(context, personId);
  const columns = formColumns(input);
  await assertOwnAddress(tx, personId, columns.addressId);
  const lines = await lineColumns(tx, input.lines, supplierId, now);
  const [made] = await tx
    .insert(tradeRequests)
    .values({
      id: input.id,
      buyerPersonId: personId,
      supplierId,
      state: 'draft',
      turn: 'buyer',
      stateAt: now,
      ...columns,
      words: wordsOf({ number: null, title: columns.title, buyer: null }, supplier.name),
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (!made) throw new Error('the request was not stored');
  await saveLines(tx, made, lines);
  if (!input.submit) return { row: made, isNew: true };
  const { row } = await lockRequest(context, made.id);
  return { row: await submitRequest(context, row), isNew: true };
}

async function assertRoom({ tx, now }: EffectContext<RequestBody>, personId: string): Promise<void> {
  const own = eq(tradeRequests.buyerPersonId, personId);
  if ((await tx.$count(tradeRequests, and(own, notInArray(tradeRequests.state, [...finalStates])))) >= OPEN_MAX)
    throw unprocessable('too_many_open', 'شمار درخواست‌های باز به سقف رسیده است؛ نخست چند پیش‌نویس را لغو کنید.');
  const since = new Date(now.getTime() - DAY_MS);
  if ((await tx.$count(tradeRequests, and(own, gt(tradeRequests.createdAt, since)))) >= DAILY_MAX)
    throw unprocessable('too_many_today', 'امروز درخواست‌های بسیاری آغاز کرده‌اید؛ فردا ادامه دهید.');
}
