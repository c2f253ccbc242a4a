import { inArray } from 'drizzle-orm';
import { persons } from '../account/person/person.table.ts';
import { nameOf } from '../account/person/save-person.ts';
import type { Executor } from '../db/open-database.ts';
import { paymentAttempts } from '../payments/attempts/payment-attempt.table.ts';
import { findSellers } from '../suppliers/read.ts';
import { tradeRequests } from '../trade/request.table.ts';
import type { TransferRow, TransferWords } from './read-wallet.ts';

const RASTEH = 'راسته';
const BANK = 'بانک';

/** Who the other party of each transfer is, as the owner of the wallet may know it. */
export async function describeTransfers(
  db: Executor,
  rows: readonly TransferRow[],
): Promise<ReadonlyMap<string, TransferWords>> {
  const requestIds = rows.flatMap(({ otherRequestId }) => otherRequestId ?? []);
  const personIds = rows.flatMap(({ otherPersonId }) => otherPersonId ?? []);
  const attemptIds = rows.flatMap(({ refKind, refId }) => (refKind === 'attempt' ? refId : []));
  const requests = byId(await db.select().from(tradeRequests).where(inArray(tradeRequests.id, requestIds)));
  const people = byId(await db.select().from(persons).where(inArray(persons.id, personIds)));
  const attempts = byId(await db.select().from(paymentAttempts).where(inArray(paymentAttempts.id, attemptIds)));
  const sellers = await findSellers(
    db,
    [...requests.values()].map(({ supplierId }) => supplierId),
  );
  const wordsOf = (row: TransferRow): TransferWords => {
    const request = row.otherRequestId === null ? undefined : requests.get(row.otherRequestId);
    const person = row.otherPersonId === null ? undefined : people.get(row.otherPersonId);
    // Who pays sees the supplier, who is paid sees the buyer.
    const isIncome = row.kind === 'tradeIncome';
    const party = request && (isIncome ? request.buyer?.name : sellers.get(request.supplierId)?.card.name);
    return {
      counterparty: party ?? (person ? nameOf(person) : row.otherGateway === null ? RASTEH : BANK),
      requestId: request?.id ?? null,
      requestNumber: request?.number ?? null,
      bankReference: attempts.get(row.refId)?.refId ?? null,
    };
  };
  return new Map(rows.map((row) => [row.transferId, wordsOf(row)]));
}

const byId = <Row extends { id: string }>(rows: readonly Row[]): ReadonlyMap<string, Row> =>
  new Map(rows.map((row) => [row.id, row]));
