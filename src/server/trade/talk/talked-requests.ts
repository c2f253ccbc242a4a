import { inArray, like, type SQL, sql } from 'drizzle-orm';
import { formatTrackingCode } from '../../../core/ids/tracking-code.ts';
import type { Executor } from '../../db/open-database.ts';
import { HIDDEN_BUYER, HIDDEN_FILE, hidesBuyerIn } from '../concealed/hidden-buyer.ts';
import { type TradeRequestRow, tradeRequests } from '../request.table.ts';

/** What a conversation about a request tells of it. */
export interface TalkedRequest
  extends Pick<
    TradeRequestRow,
    'state' | 'publishedAt' | 'buyerPersonId' | 'buyerMerchantId' | 'supplierId' | 'sellerMerchantId'
  > {
  title: string;
  isSent: boolean;
  /** As the request calls the buyer. */
  buyerName: string | undefined;
  /** What the buyer's files are called where the supplier does not know the buyer. */
  fileName: string | undefined;
}

export async function findTalkedRequests(
  db: Executor,
  ids: readonly string[],
): Promise<ReadonlyMap<string, TalkedRequest>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(tradeRequests)
    .where(inArray(tradeRequests.id, [...ids]));
  return new Map(rows.map((row) => [row.id, presentTalked(row)]));
}

const presentTalked = (row: TradeRequestRow): TalkedRequest => {
  const { state, publishedAt, buyerPersonId, buyerMerchantId, supplierId, sellerMerchantId, number, buyer } = row;
  const isHidden = hidesBuyerIn(row);
  return {
    ...{ state, publishedAt, buyerPersonId, buyerMerchantId, supplierId, sellerMerchantId },
    title: row.title ?? formatTrackingCode(number ?? ''),
    isSent: number !== null,
    buyerName: isHidden ? HIDDEN_BUYER : (buyer?.companyName ?? buyer?.name),
    fileName: isHidden ? HIDDEN_FILE : undefined,
  };
};

/** The merchant that alone sells in the request of this id; null before its first move. */
export const sellerOfRequest = (id: SQL): SQL =>
  sql`(select t.seller_merchant_id from ${tradeRequests} t where t.id = ${id})`;

/** The merchant for which the request of this id was sent; null for a person's own. */
export const buyerOfRequest = (id: SQL): SQL =>
  sql`(select t.buyer_merchant_id from ${tradeRequests} t where t.id = ${id})`;

/** The requests that were sent for merchants. */
export const requestsBoughtFor = (merchantIds: readonly string[]): SQL =>
  sql`(select ${tradeRequests.id} from ${tradeRequests} where ${inArray(tradeRequests.buyerMerchantId, [...merchantIds])})`;

/** The suppliers as which merchants have sold, also where they are not linked any more. */
export const suppliersSoldAs = (merchantIds: readonly string[]): SQL =>
  sql`(select ${tradeRequests.supplierId} from ${tradeRequests} where ${inArray(tradeRequests.sellerMerchantId, [...merchantIds])})`;

/** Whether the request of this id has the words in its number, its title or a name of its parties. */
export const hasRequestWords = (id: SQL, pattern: string): SQL =>
  sql`exists (select from ${tradeRequests} where ${tradeRequests.id} = ${id} and ${like(tradeRequests.words, pattern)})`;
