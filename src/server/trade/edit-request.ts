import { z } from 'zod';
import { requestForm } from '../../contract/trade/request-form.ts';
import { command, type EffectContext } from '../platform/command/command.ts';
import { assertAllowed, forSignedIn } from '../platform/command/policy.ts';
import { conflict } from '../platform/errors/app-error.ts';
import { mayMove } from '../platform/moves/move-table.ts';
import { askedRial } from './approvals/spending.ts';
import { isOfServices } from './groups/of-services.ts';
import { lockRequest, moveRequest, moverOfBuyer } from './move-request.ts';
import { notifyRequest, sellersOf } from './notify-request.ts';
import { presentRequest } from './present.ts';
import type { TradeRequestRow } from './request.table.ts';
import { asksSame, lineColumns, listLines, saveLines } from './request-lines.ts';
import { requestMoves, stateOf } from './request-moves.ts';
import { formColumns, wordsOf } from './request-words.ts';
import { assertOwnAddress, prepareSubmission, type Submission, sideOfEdit } from './submission.ts';
import { type MadeOrWaiting, submitRequest } from './submit-request.ts';

const input = requestForm.safeExtend({ id: z.uuid(), version: z.int() });
type Input = z.output<typeof input>;

/**
 * Replaces what is asked: of a draft in place, of a sent request as the next revision, which the supplier learns of. A draft
 * may be sent with it.
 */
export const editRequest = command({
  name: 'trade.editRequest',
  input,
  policy: forSignedIn,
  effect: async (context) => {
    const { row, isWaiting } = await edit(context);
    return { request: await presentRequest(context, row), isWaiting };
  },
  audit: ({ request: { id, revision, state } }) => ({
    objectType: 'tradeRequest',
    objectId: id,
    details: { revision, state },
  }),
  answer: ({ request }) => request,
  status: ({ isWaiting }): 200 | 202 => (isWaiting ? 202 : 200),
});

async function edit(context: EffectContext<Input>): Promise<MadeOrWaiting> {
  const { tx, now } = context;
  const { row, party } = await lockRequest(context, context.input.id);
  assertAllowed(mayMove(requestMoves, 'edit', party.moveRoles));
  const columns = formColumns(context.input);
  const side = await sideOfEdit(tx, row, { agent: party.agent, addressId: columns.addressId });
  await assertOwnAddress(tx, side, columns.addressId);
  const lines = await lineColumns(tx, context.input.lines, row.supplierId, now);
  const isSame = asksSame(await listLines(tx, row), lines) && isSameForm(row, columns);
  const isDraft = row.state === 'draft';
  // A device that sends its form again, because the answer was lost, does not conflict with itself.
  const isUnsent = row.number === null;
  if (isSame && !(isUnsent && context.input.submit)) return { row, isWaiting: false };
  // The same is asked of the principal again.
  if (isSame && isDraft && row.buyerMerchantId !== null) return submitRequest(context, row, party);
  if (stateOf(row, now) === 'quoted' && !context.input.acceptSupersede)
    throw conflict('quote_out', 'فروشنده قیمت داده است؛ با تغییر درخواست، آن قیمت از اعتبار می‌افتد.');
  const revision = isDraft ? row.revision : row.revision + 1;
  await saveLines(tx, { id: row.id, revision }, lines);
  const sent = isDraft ? undefined : await prepareSubmission(tx, { ...row, ...side, ...columns, revision }, now);
  const { row: edited } = await moveRequest(context, {
    move: 'edit',
    row,
    roles: party.moveRoles,
    version: context.input.version,
    changes: {
      ...side,
      ...columns,
      isOfServices: await isOfServices(tx, row, lines),
      revision,
      // More than before is not stopped here: nobody has agreed on it.
      ...(sent &&
        row.buyerMerchantId !== null && {
          submittedRial: await askedRial(tx, await listLines(tx, { ...row, revision }), now),
        }),
      ...(sent && sentColumns(row, columns.title, sent)),
    },
    event: sent && {
      type: 'edited',
      mover: moverOfBuyer(context, sent.buyer.name),
      facts: { revision },
    },
  });
  if (sent) await notifyRequest(context, edited, 'tradeEdited', await sellersOf(context, edited));
  if (!isDraft || !context.input.submit) return { row: edited, isWaiting: false };
  const { row: again } = await lockRequest(context, edited.id);
  return submitRequest(context, again, party);
}

const sentColumns = (
  { number, hidesBuyer }: TradeRequestRow,
  title: string | null,
  { buyer, address, supplier }: Submission,
) => ({
  buyer,
  address,
  words: wordsOf({ number, title, buyer, hidesBuyer }, supplier.name),
});

const isSameForm = (row: TradeRequestRow, columns: ReturnType<typeof formColumns>): boolean =>
  Object.entries(columns).every(([name, value]) => row[name as keyof typeof columns] === value);
