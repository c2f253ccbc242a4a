import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { idParam } from '../../../contract/page.ts';
import type { TradeInvoice } from '../../../contract/trade/invoice.ts';
import { tehranDate, toJalali } from '../../../core/time/jalali-date.ts';
import type { Tx } from '../../db/open-database.ts';
import { command, type EffectContext } from '../../platform/command/command.ts';
import { forSignedIn } from '../../platform/command/policy.ts';
import { unprocessable } from '../../platform/errors/app-error.ts';
import { invoiceSeries, tradeInvoices } from '../fulfilment/invoice.table.ts';
import { assertPossible, lockFor, makeFulfilmentMove } from '../fulfilment/make-fulfilment-move.ts';
import { findAgreed } from '../snapshots.ts';
import { draftInvoice } from './invoice-content.ts';
import { findInvoice, type InvoiceContent } from './read-invoice.ts';

/** The seller issues the official invoice of what was agreed. Asked again, it is the same invoice. */
export const issueInvoice = command({
  name: 'trade.issueInvoice',
  input: idParam,
  policy: forSignedIn,
  effect: issue,
  audit: ({ invoice }, { input: { id } }) => ({
    objectType: 'tradeRequest',
    objectId: id,
    details: { invoice: invoice?.number ?? '' },
  }),
});

async function issue(context: EffectContext<{ id: string }>): Promise<TradeInvoice> {
  const { tx, input, now } = context;
  const turn = await lockFor(context, input.id, 'issueInvoice');
  const { row } = turn;
  const known = await findInvoice(tx, row.id);
  if (known) return { invoice: known, missing: [] };
  assertPossible(turn, 'issueInvoice', now);
  const agreed = await findAgreed(tx, row, now);
  const merchantId = row.sellerMerchantId ?? turn.party.merchantId;
  if (!agreed || !merchantId) throw new Error(`nobody has agreed to sell what ${row.id} asks for`);
  const { draft, missing } = await draftInvoice(tx, { ...row, sellerMerchantId: merchantId }, agreed);
  if (!draft)
    throw unprocessable(
      'identity_required',
      `برای صورتحساب رسمی هنوز نوشته نشده است: ${missing.map(({ name }) => name).join('، ')}.`,
    );
  const place = await nextPlace(tx, merchantId, now);
  const number = `${place.year}-${place.no}`;
  const issuedAt = now.toISOString();
  const content: InvoiceContent = { number, issuedAt, ...draft, agreedHash: agreed.hash };
  const body = JSON.stringify(content);
  const hash = createHash('sha256').update(body).digest('hex');
  await tx.insert(tradeInvoices).values({ merchantId, ...place, requestId: row.id, body, hash, issuedAt: now });
  await makeFulfilmentMove(context, turn, {
    move: 'issueInvoice',
    // What was said with the last move stays to be read.
    ...(row.reason !== null && { changes: { reason: row.reason } }),
    type: 'invoiceIssued',
    facts: { invoice: number, invoiceHash: hash },
    notice: 'tradeInvoiceIssued',
  });
  return { invoice: { number, issuedAt, ...draft, hash }, missing: [] };
}

/** Numbers begin anew with each Jalali year. The lock of the series is kept until the commit, so that a rollback leaves no gap. */
async function nextPlace(tx: Tx, merchantId: string, now: Date) {
  const { year } = toJalali(tehranDate(now));
  const [series] = await tx
    .insert(invoiceSeries)
    .values({ merchantId, year, lastNo: 1 })
    .onConflictDoUpdate({
      target: [invoiceSeries.merchantId, invoiceSeries.year],
      set: { lastNo: sql`${invoiceSeries.lastNo} + 1` },
    })
    .returning({ no: invoiceSeries.lastNo });
  if (!series) throw new Error('the series was not written');
  return { year, no: series.no, prevNo: series.no === 1 ? null : series.no - 1 };
}
