import type { NoticeKind } from '../../contract/notices/notice.ts';
import { formatTrackingCode } from '../../core/ids/tracking-code.ts';
import { listBuyersOf } from '../merchants/buying-parties.ts';
import { listSellersOf } from '../merchants/selling-parties.ts';
import { notify } from '../notices/notify.ts';
import type { EffectContext } from '../platform/command/command.ts';
import { findSellers } from '../suppliers/read.ts';
import { HIDDEN_BUYER, isBuyerHidden } from './concealed/hidden-buyer.ts';
import type { TradeRequestRow } from './request.table.ts';

export type TradeNoticeKind = Extract<NoticeKind, `trade${string}`>;

/** Tells people of one party what the other has done. */
export async function notifyRequest(
  context: Pick<EffectContext<unknown>, 'tx' | 'now'>,
  row: TradeRequestRow,
  kind: TradeNoticeKind,
  personIds: readonly string[],
): Promise<void> {
  if (personIds.length === 0) return;
  const supplier = (await findSellers(context.tx, [row.supplierId])).get(row.supplierId);
  await notify(context, personIds, {
    kind,
    objectType: 'tradeRequest',
    objectId: row.id,
    params: {
      number: formatTrackingCode(row.number ?? ''),
      buyer: isBuyerHidden(row, context.now) ? HIDDEN_BUYER : (row.buyer?.companyName ?? row.buyer?.name ?? ''),
      supplier: supplier?.card.name ?? '',
      ...(row.reason && { reason: row.reason }),
    },
    path: `/profile/directorderinfo/${row.id}`,
  });
}

/** Who buys: the person, or with the owner of a merchant the agents who buy for it. */
export const buyersOf = async (
  { tx, now }: Pick<EffectContext<unknown>, 'tx' | 'now'>,
  { buyerPersonId, buyerMerchantId }: TradeRequestRow,
): Promise<string[]> =>
  buyerMerchantId === null
    ? [buyerPersonId]
    : [...new Set([buyerPersonId, ...(await listBuyersOf(tx, buyerMerchantId, now))])];

/** Who answers for the seller of a request. */
export async function sellersOf(
  { tx, now }: Pick<EffectContext<unknown>, 'tx' | 'now'>,
  { supplierId, sellerMerchantId, publishedAt }: TradeRequestRow,
): Promise<string[]> {
  const sellers = await listSellersOf(tx, supplierId, now, publishedAt !== null);
  return sellers
    .filter(({ merchant }) => sellerMerchantId === null || merchant.id === sellerMerchantId)
    .flatMap(({ personIds }) => personIds);
}
