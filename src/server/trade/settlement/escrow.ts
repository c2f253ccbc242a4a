import { and, desc, eq, inArray } from 'drizzle-orm';
import { commissionOf } from '../../../core/money/commission.ts';
import type { Tx } from '../../db/open-database.ts';
import { findAccount, openAccount } from '../../ledger/accounts.ts';
import { balanceOf } from '../../ledger/balances.ts';
import { type NewTransfer, postTransfers } from '../../ledger/post-transfers.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { tradeDisputes } from '../fulfilment/dispute.table.ts';
import type { TradeRequestRow } from '../request.table.ts';
import type { RequestMove } from '../request-moves.ts';
import { fixedRates } from './commission-rates.ts';
import { endedTrade } from './ended-trade.ts';

interface EscrowContext {
  tx: Tx;
  now: Date;
}

/** What of the money that Rasteh holds for a request goes back to the buyer; the rest is the seller's. */
type RefundOf = (context: EscrowContext, row: TradeRequestRow, heldRial: number) => Promise<number>;

const nothing: RefundOf = async () => 0;
const everything: RefundOf = async (_, __, heldRial) => heldRial;

/** The moves that end what was published. */
const refunds: Partial<Record<RequestMove, RefundOf>> = {
  close: nothing,
  agreeCancel: everything,
  cancelUnpaid: everything,
  decideDispute: async ({ tx }, row, heldRial) => {
    const [dispute] = await tx
      .select({ outcome: tradeDisputes.outcome, refundRial: tradeDisputes.refundRial })
      .from(tradeDisputes)
      .where(and(eq(tradeDisputes.requestId, row.id), inArray(tradeDisputes.outcome, ['release', 'refund', 'part'])))
      .orderBy(desc(tradeDisputes.no))
      .limit(1);
    if (dispute?.outcome === 'refund') return heldRial;
    // What was paid directly is not in the escrow, so the parties settle the rest themselves.
    return dispute?.outcome === 'part' ? Math.min(heldRial, dispute.refundRial ?? 0) : 0;
  },
};

/** Carries out what a move means for the money that Rasteh holds, and for payments that are still open. */
export async function settleEscrow(context: EscrowContext, move: RequestMove, row: TradeRequestRow): Promise<void> {
  const refundOf = refunds[move];
  if (!refundOf || row.publishedAt === null) return;
  const { tx } = context;
  await enqueue(context, endedTrade, { requestId: row.id });
  const escrow = await findAccount(tx, { kind: 'escrow', requestId: row.id });
  if (escrow === undefined) return;
  const held = (await balanceOf(tx, escrow)).balanceRial;
  if (held === 0) return;
  const back = await refundOf(context, row, held);
  await postTransfers(context, [
    ...(await refundTransfers(context, row, { escrow, amountRial: back })),
    ...(await incomeTransfers(context, row, { escrow, amountRial: held - back })),
  ]);
}

interface FromEscrow {
  escrow: string;
  amountRial: number;
}

async function refundTransfers(
  { tx, now }: EscrowContext,
  row: TradeRequestRow,
  { escrow, amountRial }: FromEscrow,
): Promise<NewTransfer[]> {
  if (amountRial === 0) return [];
  const owner = row.buyerMerchantId === null ? { personId: row.buyerPersonId } : { merchantId: row.buyerMerchantId };
  const buyer = await openAccount(tx, { kind: 'available', owner }, now);
  return [{ kind: 'tradeRefund', debit: escrow, credit: buyer, amountRial, ref: { kind: 'request', id: row.id } }];
}

/** The seller's income, less the commission that was fixed at the publication. */
async function incomeTransfers(
  { tx, now }: EscrowContext,
  row: TradeRequestRow,
  { escrow, amountRial }: FromEscrow,
): Promise<NewTransfer[]> {
  if (amountRial === 0) return [];
  if (row.sellerMerchantId === null) throw new Error('a published request has no seller');
  const rates = await fixedRates(tx, row.id);
  if (!rates) throw new Error('a request that was settled has no pro-forma');
  const { netRial, vatRial } = commissionOf(amountRial, rates);
  const seller = await openAccount(tx, { kind: 'available', owner: { merchantId: row.sellerMerchantId } }, now);
  const ref = { kind: 'request', id: row.id } as const;
  const legs: NewTransfer[] = [
    { kind: 'tradeIncome', debit: escrow, credit: seller, amountRial: amountRial - netRial - vatRial, ref },
  ];
  if (netRial > 0) {
    const credit = await openAccount(tx, { kind: 'revenue' }, now);
    legs.push({ kind: 'commission', debit: escrow, credit, amountRial: netRial, ref });
  }
  if (vatRial > 0) {
    const credit = await openAccount(tx, { kind: 'payable' }, now);
    legs.push({ kind: 'commissionVat', debit: escrow, credit, amountRial: vatRial, ref });
  }
  return legs;
}
