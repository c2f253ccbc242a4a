import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { merchantReason } from '../../contract/merchants/merchant.ts';
import type { NoticeKind } from '../../contract/notices/notice.ts';
import { idParam } from '../../contract/page.ts';
import { notify } from '../notices/notify.ts';
import { bumpPublicRevision } from '../platform/cache/data-revision.ts';
import { command, type EffectContext } from '../platform/command/command.ts';
import { forOperator, forSignedIn } from '../platform/command/policy.ts';
import { conflict, unprocessable } from '../platform/errors/app-error.ts';
import { merchantAgents } from './agent.table.ts';
import { lockMerchant } from './lock-merchant.ts';
import { type MerchantRow, merchants } from './merchant.table.ts';
import { presentOwnMerchant } from './own-read.ts';
import { forMerchantOwner } from './policy.ts';
import { isPublicStatus, type StatusMoveName, statusMoves } from './status-moves.ts';

/** Who may try a move at all, and who may make it with the merchant that was read. */
const policies = {
  owner: { before: forSignedIn, on: forMerchantOwner },
  operator: { before: forOperator, on: forOperator },
} as const;

interface Move {
  id: string;
  reason?: string | undefined;
}

const withReason = idParam.extend(merchantReason.shape);

const declareMove = <Input extends Move>(move: StatusMoveName, input: z.ZodType<Input, Input>) =>
  command({
    name: `merchants.${move}`,
    input,
    policy: policies[statusMoves[move].by].before,
    effect: async (context) => {
      const { row, from } = await change(context, move);
      return { from, merchant: await presentOwnMerchant(context.tx, row) };
    },
    audit: ({ from, merchant: { id, status } }) =>
      from === status ? undefined : { objectType: 'merchant', objectId: id, details: { from, to: status } },
    answer: ({ merchant }) => merchant,
  });

export const submitMerchant = declareMove('submit', idParam);
export const confirmMerchant = declareMove('confirm', idParam);
export const rejectMerchant = declareMove('reject', withReason);
export const suspendMerchant = declareMove('suspend', withReason);
export const resumeMerchant = declareMove('resume', idParam);

const noticeOf = {
  submit: undefined,
  confirm: 'merchantConfirmed',
  reject: 'merchantRejected',
  suspend: 'merchantSuspended',
  resume: 'merchantResumed',
} as const satisfies Record<StatusMoveName, NoticeKind | undefined>;

/** A move that is sent again finds the merchant where it leads, and changes nothing. */
async function change(context: EffectContext<Move>, name: StatusMoveName): Promise<{ row: MerchantRow; from: string }> {
  const { tx, input, now } = context;
  const { from, to, by } = statusMoves[name];
  const row = await lockMerchant(context, input.id, policies[by].on);
  if (row.status === to) return { row, from: to };
  if (!from.some((status) => status === row.status))
    throw conflict('merchant_status', 'این کار با وضعیت کنونی بازرگانی سازگار نیست؛ فهرست را تازه کنید.');
  if (name === 'submit') assertComplete(row);
  const [changed] = await tx
    .update(merchants)
    .set({ status: to, statusReason: input.reason ?? null, statusAt: now, version: row.version + 1, updatedAt: now })
    .where(eq(merchants.id, row.id))
    .returning();
  if (!changed) throw new Error('the locked merchant is gone');
  if (isPublicStatus(row.status) || isPublicStatus(to)) await bumpPublicRevision(tx);
  const kind = noticeOf[name];
  if (kind) await tellPeople(context, changed, kind);
  return { row: changed, from: row.status };
}

/** The owner, and who acts for the merchant. */
async function tellPeople(context: EffectContext<Move>, merchant: MerchantRow, kind: NoticeKind): Promise<void> {
  const { id, name, ownerPersonId } = merchant;
  const agents = await context.tx
    .select({ personId: merchantAgents.personId })
    .from(merchantAgents)
    .where(and(eq(merchantAgents.merchantId, id), eq(merchantAgents.state, 'active')));
  const people = [ownerPersonId, ...agents.map(({ personId }) => personId)].filter((one) => one !== null);
  const { reason } = context.input;
  await notify(context, people, {
    kind,
    objectType: 'merchant',
    objectId: id,
    params: { name, ...(reason && { reason }) },
    path: '/profile/suppliers',
  });
}

/** @throws 422 with the first field that an operator needs */
function assertComplete({ phones, cityId }: MerchantRow): void {
  if (phones.length === 0) throw incomplete('phones', 'پیش از فرستادن، یک شمارهٔ تلفن بنویسید.');
  if (cityId === null) throw incomplete('cityId', 'پیش از فرستادن، شهر بازرگانی را برگزینید.');
}

const incomplete = (field: string, message: string) => unprocessable('merchant_incomplete', message, field);
