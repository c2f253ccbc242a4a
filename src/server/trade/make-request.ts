import type { RequestBody } from '../../contract/trade/request-form.ts';
import { isSellerAs } from '../merchants/buying-parties.ts';
import { listSellingRights } from '../merchants/selling-parties.ts';
import { personActor, userIdOf } from '../platform/actor.ts';
import type { EffectContext } from '../platform/command/command.ts';
import { conflict, unprocessable } from '../platform/errors/app-error.ts';
import { getSupplierCard } from '../suppliers/read.ts';
import { isOfServices } from './groups/of-services.ts';
import { lockRequest } from './move-request.ts';
import { type TradeRequestRow, tradeRequests } from './request.table.ts';
import { type LineColumns, saveLines } from './request-lines.ts';
import { formColumns, wordsOf } from './request-words.ts';
import { assertOwnAddress, type BuyingSide, sideOfPerson } from './submission.ts';
import { submitJoined, submitRequest } from './submit-request.ts';

interface NewRequest {
  id: string;
  supplierId: string;
  groupId: string | null;
  /** @default the actor alone */
  buyingSide: BuyingSide | undefined;
  linesOf: () => Promise<LineColumns[]>;
  /** By a supplier that joins what was asked before. @default false */
  isJoined?: boolean;
}

/** Writes the request of one supplier, and sends it if asked to. @throws 422 for what stands against it */
export async function makeRequest(
  context: EffectContext<RequestBody>,
  { id, supplierId, groupId, buyingSide, linesOf, isJoined = false }: NewRequest,
): Promise<TradeRequestRow> {
  const { tx, actor, input, now } = context;
  const supplier = await getSupplierCard(tx, supplierId);
  const side = buyingSide ?? sideOfPerson(userIdOf(actor));
  if (await isOwnSupplier(context, side, supplierId))
    throw unprocessable('own_supplier', 'از تأمین‌کننده‌ای که خود از سوی آن می‌فروشید نمی‌توانید بخرید.', 'supplierIds');
  const columns = formColumns(input);
  await assertOwnAddress(tx, side, columns.addressId);
  const lines = await linesOf();
  const isService = await isOfServices(tx, { supplierId, groupId }, lines);
  const [made] = await tx
    .insert(tradeRequests)
    .values({
      id,
      ...side,
      supplierId,
      groupId,
      sealedUntil: input.sealed && input.deadlineAt ? new Date(input.deadlineAt) : null,
      hidesBuyer: input.hideBuyer,
      state: 'draft',
      turn: 'buyer',
      stateAt: now,
      ...columns,
      isOfServices: isService,
      words: wordsOf({ number: null, title: columns.title, buyer: null, hidesBuyer: input.hideBuyer }, supplier.name),
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing({ target: tradeRequests.id })
    .returning();
  if (!made) throw conflict('id_taken', 'این شناسه پیش‌تر به کار رفته است.');
  await saveLines(tx, made, lines);
  if (!input.submit) return made;
  const { row, party } = await lockRequest(context, made.id);
  return isJoined ? submitJoined(context, row) : (await submitRequest(context, row, party)).row;
}

/** Whether the same person would be on both sides. */
async function isOwnSupplier(
  { tx, actor, now }: EffectContext<RequestBody>,
  { buyerPersonId, buyerMerchantId, agentPersonId }: BuyingSide,
  supplierId: string,
): Promise<boolean> {
  // Where a supplier joins an open request, its agent is not the actor.
  for (const userId of new Set([userIdOf(actor), buyerPersonId, agentPersonId ?? buyerPersonId])) {
    if ((await listSellingRights(tx, personActor(userId), now, [supplierId])).length > 0) return true;
  }
  return buyerMerchantId !== null && isSellerAs(tx, buyerMerchantId, supplierId);
}
