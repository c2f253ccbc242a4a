import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { joinBody } from '../../../contract/trade/open-request.ts';
import type { RequestBody } from '../../../contract/trade/request-form.ts';
import { personActor } from '../../platform/actor.ts';
import { command, type EffectContext } from '../../platform/command/command.ts';
import { forSignedIn } from '../../platform/command/policy.ts';
import { AppError, conflict, notFound } from '../../platform/errors/app-error.ts';
import { lockRow } from '../../platform/moves/apply-move.ts';
import { tradeGroups } from '../groups/group.table.ts';
import { findSupplierLines } from '../groups/supplier-lines.ts';
import { makeRequest } from '../make-request.ts';
import { presentRequest } from '../present.ts';
import { type TradeRequestRow, tradeRequests } from '../request.table.ts';
import { lineColumns } from '../request-lines.ts';
import { assertSells, type OpenRow, whereOpenTo } from './read-open.ts';

/** Suppliers that may join one open request. */
const JOINED_MAX = 20;

const input = joinBody.extend({ groupId: z.uuid() });
type Context = EffectContext<z.output<typeof input>>;

/** A supplier takes part: it gets a request of its own, as if the buyer had asked it alone. Sent again, it is the same. */
export const joinOpen = command({
  name: 'trade.joinOpen',
  input,
  policy: forSignedIn,
  effect: async (context) => {
    const { row, isNew } = await join(context);
    return { isNew, request: await presentRequest(context, row) };
  },
  audit: ({ isNew, request }) =>
    isNew ? { objectType: 'tradeRequest', objectId: request.id, details: { state: request.state } } : undefined,
  answer: ({ request }) => request,
  status: 201,
});

async function join(context: Context): Promise<{ row: TradeRequestRow; isNew: boolean }> {
  const { tx, input: asked, now } = context;
  const { groupId, supplierId } = asked;
  await assertSells(tx, context, supplierId);
  // One at a time, so that the count is certain.
  const group = await lockRow(tx, tradeGroups, groupId);
  const [known] = await tx
    .select()
    .from(tradeRequests)
    .where(and(eq(tradeRequests.groupId, groupId), eq(tradeRequests.supplierId, supplierId)));
  if (!group || group.openCategoryId === null) throw notFound('درخواست باز');
  if (known?.id === asked.id) return { row: known, isNew: false };
  if (known) throw conflict('already_joined', 'این تأمین‌کننده پیش‌تر در این درخواست شرکت کرده است.');
  if (group.deadlineAt === null || group.deadlineAt <= now)
    throw conflict('deadline_passed', 'مهلت این درخواست گذشته است.');
  if (group.openEndedAt !== null) throw conflict('open_ended', 'خریدار این درخواست را پیش از مهلت پایان داده است.');
  const isOpenTo = await tx.$count(
    tradeGroups,
    and(eq(tradeGroups.id, groupId), await whereOpenTo(tx, supplierId, now)),
  );
  if (isOpenTo === 0) throw notFound('درخواست باز');
  if ((await tx.$count(tradeRequests, eq(tradeRequests.groupId, groupId))) >= JOINED_MAX)
    throw conflict('open_full', 'جای این درخواست پر شده است.');
  return { row: await askSupplier(context, group as OpenRow), isNew: true };
}

/** What the supplier cannot mend. */
const buyersFaults: ReadonlySet<string> = new Set([
  ...['buyer_required', 'identity_required', 'merchant_not_confirmed'],
  ...['address_required', 'needed_by_past'],
]);

async function askSupplier(context: Context, { id, ask, deadlineAt, ...group }: OpenRow): Promise<TradeRequestRow> {
  const { tx, input: asked, now } = context;
  const { supplierId } = asked;
  const { buyerPersonId, buyerMerchantId, agentPersonId } = group;
  const { title, description, addressId, neededBy, lines } = ask;
  const body: RequestBody = {
    ...{ id: asked.id, title, description, addressId, neededBy, lines: [...lines], supplierIds: [supplierId] },
    deadlineAt: deadlineAt.toISOString(),
    sealed: group.sealed,
    hideBuyer: group.hidesBuyer,
    submit: true,
  };
  const linesFor = await findSupplierLines(tx, body, now);
  const made = makeRequest(
    { ...context, actor: personActor(buyerPersonId), input: body },
    {
      id: asked.id,
      supplierId,
      groupId: id,
      isJoined: true,
      buyingSide: { buyerPersonId, buyerMerchantId, agentPersonId },
      linesOf: () => lineColumns(tx, linesFor(supplierId), supplierId, now),
    },
  );
  return made.catch((error) => Promise.reject(ofJoiner(error)));
}

function ofJoiner(error: unknown): unknown {
  return error instanceof AppError && buyersFaults.has(error.code)
    ? conflict('open_ended', 'این درخواست دیگر برقرار نیست.')
    : error;
}
