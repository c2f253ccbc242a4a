import { eq } from 'drizzle-orm';
import { type DocumentTypeId, documentTypesOf } from '../../../core/trade/document-types.ts';
import type { RequestState } from '../../../core/trade/request-states.ts';
import type { Executor } from '../../db/open-database.ts';
import type { TradeRequestRow } from '../request.table.ts';
import { tradeDocuments } from './document.table.ts';
import { tradeInvoices } from './invoice.table.ts';

export interface Papers {
  isInvoiced: boolean;
  /** What the state requires and nobody has given. An invoice that was issued here needs no file. */
  missing: DocumentTypeId[];
}

/** What papers a request has in a state. */
export async function readPapers(
  db: Executor,
  { id: requestId, isOfServices }: Pick<TradeRequestRow, 'id' | 'isOfServices'>,
  state: RequestState,
): Promise<Papers> {
  const isInvoiced = (await db.$count(tradeInvoices, eq(tradeInvoices.requestId, requestId))) > 0;
  const given = await db
    .selectDistinct({ typeId: tradeDocuments.typeId })
    .from(tradeDocuments)
    .where(eq(tradeDocuments.requestId, requestId));
  const isThere = (id: DocumentTypeId) =>
    (id === 'officialInvoice' && isInvoiced) || given.some(({ typeId }) => typeId === id);
  const missing = documentTypesOf(isOfServices).flatMap(({ id, requiredInState }) =>
    requiredInState.some((one) => one === state) && !isThere(id) ? [id] : [],
  );
  return { isInvoiced, missing };
}
