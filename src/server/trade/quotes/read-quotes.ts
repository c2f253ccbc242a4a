import { asc, desc, eq, inArray } from 'drizzle-orm';
import type { TradeQuote } from '../../../contract/trade/quote.ts';
import type { Executor } from '../../db/open-database.ts';
import { type QuoteLineRow, type TradeQuoteRow, tradeQuoteLines, tradeQuotes } from './quote.table.ts';

export interface QuoteWithLines {
  quote: TradeQuoteRow;
  lines: readonly QuoteLineRow[];
}

export async function findQuote(db: Executor, id: string): Promise<QuoteWithLines | undefined> {
  const [quote] = await db.select().from(tradeQuotes).where(eq(tradeQuotes.id, id));
  return quote && { quote, lines: await listQuoteLines(db, [id]) };
}

const listQuoteLines = (db: Executor, quoteIds: readonly string[]): Promise<QuoteLineRow[]> =>
  db
    .select()
    .from(tradeQuoteLines)
    .where(inArray(tradeQuoteLines.quoteId, [...quoteIds]))
    .orderBy(asc(tradeQuoteLines.quoteId), asc(tradeQuoteLines.lineNo), asc(tradeQuoteLines.altNo));

/**
 * The rounds of a request, the latest first, with the lines of the latest, and of the one that counts.
 * @param current the quote that counts; an older one that still says so is out of time
 */
export async function listQuotes(db: Executor, requestId: string, current: string | null): Promise<TradeQuote[]> {
  const quotes = await db
    .select()
    .from(tradeQuotes)
    .where(eq(tradeQuotes.requestId, requestId))
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
