import { asc, desc, eq, inArray } from 'drizzle-orm';
import type { TradeQuote } from '../../../contract/trade/quote.ts';
import type { RequestRole } from '../../../core/trade/request-states.ts';
import type { Executor } from '../../db/open-database.ts';
import { isSealed, mayReadQuotes } from '../concealed/seal.ts';
import type { TradeRequestRow } from '../request.table.ts';
import { stateOf } from '../request-moves.ts';
import { type QuoteLineRow, type TradeQuoteRow, tradeQuoteLines, tradeQuotes } from './quote.table.ts';

export interface QuoteWithLines {
  quote: TradeQuoteRow;
  lines: readonly QuoteLineRow[];
}

export const findQuote = async (db: Executor, id: string): Promise<QuoteWithLines | undefined> =>
  (await findQuotes(db, [id])).get(id);

export async function findQuotes(db: Executor, ids: readonly string[]): Promise<Map<string, QuoteWithLines>> {
  if (ids.length === 0) return new Map();
  const quotes = await db
    .select()
    .from(tradeQuotes)
    .where(inArray(tradeQuotes.id, [...ids]));
  const lines = Map.groupBy(await listQuoteLines(db, ids), ({ quoteId }) => quoteId);
  return new Map(quotes.map((quote) => [quote.id, { quote, lines: lines.get(quote.id) ?? [] }]));
}

const listQuoteLines = (db: Executor, quoteIds: readonly string[]): Promise<QuoteLineRow[]> =>
  db
    .select()
    .from(tradeQuoteLines)
    .where(inArray(tradeQuoteLines.quoteId, [...quoteIds]))
    .orderBy(asc(tradeQuoteLines.quoteId), asc(tradeQuoteLines.lineNo), asc(tradeQuoteLines.altNo));

/**
 * The rounds of a request, the latest first, with the lines of the latest, and of the one that counts.
 * Nothing of a sealed request, except for its seller.
 */
export async function listQuotes(
  db: Executor,
  row: TradeRequestRow,
  { role, now }: { role: RequestRole; now: Date },
): Promise<TradeQuote[]> {
  if (!mayReadQuotes(row, role, now)) return [];
  // An older one that still says that it counts is out of time.
  const current = isSealed(row, now) || stateOf(row, now) === 'quoted' ? row.quoteId : null;
  const quotes = await db
    .select()
    .from(tradeQuotes)
    .where(eq(tradeQuotes.requestId, row.id))
    .orderBy(desc(tradeQuotes.round));
  if (quotes.length === 0) return [];
  const lines = Map.groupBy(
    await listQuoteLines(
      db,
      // Of the rounds before only the sums are read.
      [...new Set([quotes[0]?.id, current])].flatMap((id) => id ?? []),
    ),
    ({ quoteId }) => quoteId,
  );
  return quotes.map((quote) => presentQuote(quote, lines.get(quote.id) ?? [], current));
}

function presentQuote(quote: TradeQuoteRow, lines: readonly QuoteLineRow[], current: string | null): TradeQuote {
  const { id, round, revision, freightRial, terms, note, netRial, vatRial, payableRial, counter } = quote;
  return {
    id,
    round,
    revision,
    state: quote.state === 'sent' && id !== current ? 'expired' : quote.state,
    validUntil: quote.validUntil.toISOString(),
    freightRial,
    terms: [...terms],
    note,
    lines: lines.map(({ quoteId: _, ...line }) => line),
    totals: { netRial, vatRial, payableRial },
    counter,
    createdAt: quote.createdAt.toISOString(),
  };
}
