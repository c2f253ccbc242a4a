import type { NoticeKind } from '../../../contract/notices/notice.ts';
import { formatTrackingCode } from '../../../core/ids/tracking-code.ts';
import { formatRial } from '../../../core/money/money.ts';
import { notify } from '../../notices/notify.ts';
import type { EffectContext } from '../../platform/command/command.ts';
import { findSellers } from '../../suppliers/read.ts';
import type { TradeRequestRow } from '../request.table.ts';

/** Tells people of the buying merchant what an agent asks, or what became of it; nobody else learns of it. */
export async function tellApproval(
  context: Pick<EffectContext<unknown>, 'tx' | 'now'>,
  row: TradeRequestRow,
  kind: Extract<NoticeKind, `tradeApproval${string}`>,
  { to, payableRial, reason }: { to: readonly string[]; payableRial: number; reason?: string | undefined },
): Promise<void> {
  if (to.length === 0) return;
  const supplier = (await findSellers(context.tx, [row.supplierId])).get(row.supplierId);
  await notify(context, to, {
    kind,
    objectType: 'tradeRequest',
    objectId: row.id,
    params: {
      supplier: supplier?.card.name ?? '',
      amount: formatRial(payableRial),
      ...(row.number && { number: formatTrackingCode(row.number) }),
      ...(reason && { reason }),
    },
    path: `/profile/directorderinfo/${row.id}`,
    isReplacing: true,
  });
}
