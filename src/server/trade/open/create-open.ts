import { and, eq, gt, isNotNull, or } from 'drizzle-orm';
import type { DeliveryAddress } from '../../../contract/delivery/delivery-address.ts';
import type { RequestBody } from '../../../contract/trade/request-form.ts';
import { parseQuantity } from '../../../core/trade/quantity.ts';
import { findCategoryCards } from '../../catalog/category/read.ts';
import { userIdOf } from '../../platform/actor.ts';
import type { EffectContext } from '../../platform/command/command.ts';
import { conflict, unprocessable } from '../../platform/errors/app-error.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { askedRial, isBeyondLimit } from '../approvals/spending.ts';
import type { Buying } from '../buying-side.ts';
import { readDeadline } from '../groups/create-group.ts';
import { type TradeGroupRow, tradeGroups } from '../groups/group.table.ts';
import { findSupplierLines } from '../groups/supplier-lines.ts';
import { formColumns } from '../request-words.ts';
import { findBuyingSide } from '../submission.ts';
import { openTelling } from './open-telling.ts';

/** Open requests that a buyer may send in one day. */
const DAILY_MAX = 5;
const DAY_MS = 24 * 60 * 60_000;

type OpenBody = RequestBody & { open: NonNullable<RequestBody['open']> };
export const isOpenBody = (input: RequestBody): input is OpenBody => Boolean(input.open);

/** Asks whoever offers in a category and sells to a place, until the deadline. @throws 422 for what is missing */
export async function createOpen(
  context: EffectContext<RequestBody>,
  input: OpenBody,
  { side: buying, agent }: Buying,
): Promise<TradeGroupRow> {
  const { tx, actor, now } = context;
  await assertRoom(context, userIdOf(actor));
  const deadlineAt = readDeadline(input, now);
  const { title, description, addressId, neededBy } = formColumns(input);
  const side = { ...buying, addressId, neededBy };
  const { address } = await findBuyingSide(tx, side, input.lines.length, now);
  const place = placeOf(input, address);
  if (!(await findCategoryCards(tx, [input.open.categoryId])).has(input.open.categoryId))
    throw unprocessable('category_unknown', 'این دسته در فهرست نیست؛ دستهٔ دیگری برگزینید.', 'open.categoryId');
  // A supplier that nobody is has no offers: what is left is what everybody may read.
  const shownFor = await findSupplierLines(tx, { lines: input.lines, supplierIds: [] }, now);
  const shown = shownFor('').map(({ freeText }) => freeText ?? '');
  const submittedRial = await askedRial(tx, askedLines(input), now);
  if (await isBeyondLimit(context, { agent }, { id: input.id, groupId: input.id }, { submittedRial }))
    throw unprocessable('beyond_limit', BEYOND_LIMIT, 'buyerMerchantId');
  const [group] = await tx
    .insert(tradeGroups)
    .values({
      id: input.id,
      ...buying,
      title,
      deadlineAt,
      sealed: input.sealed,
      hidesBuyer: input.hideBuyer,
      openCategoryId: input.open.categoryId,
      ...place,
      ask: { title, description, addressId: address.id, neededBy, lines: input.lines, shown },
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing({ target: tradeGroups.id })
    .returning();
  if (!group) throw conflict('id_taken', 'این شناسه پیش‌تر به کار رفته است.');
  await enqueue(context, openTelling, { groupId: group.id }, { uniqueKey: group.id });
  return group;
}

/** What is open has no draft that could wait for the principal. */
const BEYOND_LIMIT = 'این درخواست باز از سقف خرید شما بیشتر است؛ از صاحب بازرگانی بخواهید که آن را بفرستد.';

/** As far as they have a price before anybody has joined. */
const askedLines = ({ lines }: OpenBody) =>
  lines.map(({ offerId, qty, unitId, targetPriceRial }, index) => ({
    lineNo: index + 1,
    offerId: offerId ?? null,
    offer: null,
    qty: parseQuantity(qty) ?? '',
    unitId,
    targetPriceRial: targetPriceRial ?? null,
  }));

async function assertRoom({ tx, now }: EffectContext<RequestBody>, personId: string): Promise<void> {
  const since = new Date(now.getTime() - DAY_MS);
  const begun = or(eq(tradeGroups.buyerPersonId, personId), eq(tradeGroups.agentPersonId, personId));
  const own = and(begun, isNotNull(tradeGroups.openCategoryId));
  if ((await tx.$count(tradeGroups, and(own, gt(tradeGroups.createdAt, since)))) >= DAILY_MAX)
    throw unprocessable('too_many_open_today', 'در یک روز حداکثر ۵ درخواست باز می‌توان فرستاد؛ فردا ادامه دهید.');
}

/** @throws 422 where the goods go to another place than the one that suppliers are asked in */
function placeOf({ open }: OpenBody, { cityId, stateId }: Pick<DeliveryAddress, 'cityId' | 'stateId'>) {
  const isThere = open.cityId ? cityId === open.cityId : stateId === open.stateId;
  if (!isThere)
    throw unprocessable(
      'place_mismatch',
      'نشانی تحویل در این شهر یا استان نیست.',
      open.cityId ? 'open.cityId' : 'open.stateId',
    );
  return { openStateId: stateId, openCityId: open.cityId ?? null };
}
