import { eq } from 'drizzle-orm';
import type { Invoice, TradeInvoice } from '../../../contract/trade/invoice.ts';
import type { Executor } from '../../db/open-database.ts';
import type { Actor } from '../../platform/actor.ts';
import { tradeInvoices } from '../fulfilment/invoice.table.ts';
import { getPartyRow } from '../read.ts';
import { findAgreed } from '../snapshots.ts';
import { draftInvoice, type InvoiceDraft } from './invoice-content.ts';

/** What is stored of an invoice, and hashed. */
export interface InvoiceContent extends InvoiceDraft {
  number: string;
  issuedAt: string;
  /** Of what was agreed. */
  agreedHash: string;
}

/** The invoice of a request, as it was issued. */
export async function findInvoice(db: Executor, requestId: string): Promise<Invoice | undefined> {
  const [row] = await db.select().from(tradeInvoices).where(eq(tradeInvoices.requestId, requestId));
  if (!row) return undefined;
  const { agreedHash: _, ...told } = JSON.parse(row.body) as InvoiceContent;
  return { ...told, hash: row.hash };
}

/** The invoice of a request, or what it lacks. @throws 404 for who is no party of it */
export async function getInvoice(
  db: Executor,
  reading: { actor: Actor; now: Date },
  { id }: { id: string },
): Promise<TradeInvoice> {
  const { row } = await getPartyRow(db, reading, id);
  const invoice = await findInvoice(db, row.id);
  if (invoice || row.publishedAt === null) return { invoice: invoice ?? null, missing: [] };
  const agreed = await findAgreed(db, row, reading.now);
  return { invoice: null, missing: agreed ? (await draftInvoice(db, row, agreed)).missing : [] };
}
