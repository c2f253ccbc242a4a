import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { merchantReason } from '../../contract/merchants/merchant.ts';
import type { NoticeKind } from '../../contract/notices/notice.ts';
import { idParam } from '../../contract/page.ts';
import { isUniqueViolation } from '../db/sql-state.ts';
import { notify } from '../notices/notify.ts';
import { command, type EffectContext } from '../platform/command/command.ts';
import { forOperator, forSignedIn } from '../platform/command/policy.ts';
import { applyMove } from '../platform/moves/apply-move.ts';
import { merchantAgents } from './agent.table.ts';
import { lockMerchant } from './lock-merchant.ts';
import type { MerchantRow } from './merchant.table.ts';
import { nameRefused } from './name/merchant-name.ts';
import { presentOwnMerchant } from './own-read.ts';
import { forMerchantOwner, rolesOf } from './policy.ts';
import { merchantMoves, type StatusMoveName, statusMoves } from './status-moves.ts';

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
      from === undefined ? undefined : { objectType: 'merchant', objectId: id, details: { from, to: status } },
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
async function change(context: EffectContext<Move>, move: StatusMoveName) {
  const { actor, input, now } = context;
  const row = await lockMerchant(context, input.id, policies[statusMoves[move].by].on);
  const changes = { statusReason: input.reason ?? null, statusAt: now };
  const moved = await applyMove(context, merchantMoves, { move, row, roles: rolesOf(actor, row), changes }).catch(
    (error: unknown) => {
      throw isUniqueViolation(error, 'merchants_name_key') ? nameRefused('taken') : error;
    },
  );
  const kind = moved.from && noticeOf[move];
  if (kind) await tellPeople(context, moved.row, kind);
  return moved;
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
