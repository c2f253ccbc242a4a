import { findShownNames } from '../account/person/shown-name.ts';
import type { Executor } from '../db/open-database.ts';
import type { TransferRow } from '../ledger/select-transfers.ts';
import { findBankReferences } from '../payments/read-payments.ts';
import { findNamedRequests } from '../trade/named-requests.ts';
import { findPayoutWords } from './payouts/read-payouts.ts';

const RASTEH = 'راسته';
const BANK = 'بانک';

export interface TransferWords {
  counterparty: string;
  requestId: string | null;
  requestNumber: string | null;
  bankReference: string | null;
}

/** Who the other party of each transfer is, as the owner of the wallet may know it. */
export async function describeTransfers(
  db: Executor,
  rows: readonly TransferRow[],
): Promise<ReadonlyMap<string, TransferWords>> {
  const requestIds = rows.flatMap(({ otherRequestId }) => otherRequestId ?? []);
  const personIds = rows.flatMap(({ otherPersonId }) => otherPersonId ?? []);
  const attemptIds = rows.flatMap(({ refKind, refId }) => (refKind === 'attempt' ? refId : []));
  const payoutIds = rows.flatMap(({ refKind, refId }) => (refKind === 'payout' ? refId : []));
  const payouts = await findPayoutWords(db, payoutIds);
  const requests = await findNamedRequests(db, requestIds);
  const nameOf = await findShownNames(db, personIds);
  const references = await findBankReferences(db, attemptIds);
  const wordsOf = (row: TransferRow): TransferWords => {
    const request = row.otherRequestId === null ? undefined : requests.get(row.otherRequestId);
    const person = row.otherPersonId === null ? undefined : nameOf(row.otherPersonId);
    const payout = row.refKind === 'payout' ? payouts.get(row.refId) : undefined;
    // Who pays sees the supplier, who is paid sees the buyer.
    const party = request && (row.kind === 'tradeIncome' ? request.buyerName : request.supplierName);
    return {
      counterparty: payout?.maskedIban ?? party ?? person ?? (row.otherGateway === null ? RASTEH : BANK),
      requestId: row.otherRequestId,
      requestNumber: request?.number ?? null,
      bankReference: references.get(row.refId) ?? payout?.bankReference ?? null,
    };
  };
  return new Map(rows.map((row) => [row.transferId, wordsOf(row)]));
}
