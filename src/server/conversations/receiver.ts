import type { Receiver } from '../../contract/conversations/conversation.ts';
import { findProductTitles } from '../catalog/object-titles.ts';
import { findSupplierOfProduct } from '../catalog/own-offer/read.ts';
import type { Executor } from '../db/open-database.ts';
import { isConfirmedMerchant } from '../merchants/speaking-parties.ts';
import { notFound, unprocessable } from '../platform/errors/app-error.ts';
import { getSupplierCard } from '../suppliers/read.ts';
import { findTalkedRequests } from '../trade/talk/talked-requests.ts';
import type { ConversationRow, PartyRow } from './conversation.table.ts';
import type { Reader } from './seats.ts';

type NewParty = Pick<PartyRow, 'kind'> & Partial<Pick<PartyRow, 'personId' | 'supplierId' | 'merchantId'>>;

/** Between whom a conversation is, and about what: no two conversations have the same. */
export interface Pair extends Pick<ConversationRow, 'objectKind' | 'objectId' | 'pairKey'> {
  parties: readonly [NewParty, NewParty];
}

/** It is stored: never change it. */
const keyOf = ({ kind, personId, supplierId, merchantId }: NewParty): string =>
  [kind, personId ?? supplierId ?? merchantId].filter(Boolean).join(':');

const pairOf = (
  personId: string,
  other: NewParty,
  object: Pick<Pair, 'objectKind' | 'objectId'> = { objectKind: null, objectId: null },
): Pair => {
  const parties = [{ kind: 'person', personId }, other] as const;
  return { ...object, parties, pairKey: parties.map(keyOf).join('|') };
};

const ownParty = () => unprocessable('own_party', 'این پیام به خود شما می‌رسد.', 'to');

/**
 * Finds the two parties of a message that the reader writes.
 * @throws 404 for who is not there or not known to the reader, 422 for one's own side
 */
export async function resolveReceiver(db: Executor, reader: Reader, to: Receiver): Promise<Pair> {
  if ('requestId' in to) return ofRequest(db, reader, to.requestId);
  if ('productId' in to) {
    const isShown = (await findProductTitles(db, [to.productId])).has(to.productId);
    const supplierId = isShown ? await findSupplierOfProduct(db, to.productId) : undefined;
    if (supplierId === undefined) throw notFound('کالا');
    return ofSupplier(db, reader, supplierId, { objectKind: 'product', objectId: to.productId });
  }
  if ('supplierId' in to) return ofSupplier(db, reader, to.supplierId);
  if ('merchantId' in to) return ofMerchant(db, reader, to.merchantId);
  if (reader.isOperator) throw ownParty();
  return pairOf(reader.personId, { kind: 'support' });
}

async function ofSupplier(
  db: Executor,
  { personId, rights }: Reader,
  supplierId: string,
  object?: Pick<Pair, 'objectKind' | 'objectId'>,
): Promise<Pair> {
  await getSupplierCard(db, supplierId);
  if (rights.some((right) => right.supplierId === supplierId)) throw ownParty();
  return pairOf(personId, { kind: 'supplier', supplierId }, object);
}

async function ofMerchant(db: Executor, { personId, rights }: Reader, merchantId: string): Promise<Pair> {
  if (!(await isConfirmedMerchant(db, merchantId))) throw notFound('بازرگان');
  if (rights.some((right) => right.merchantId === merchantId)) throw ownParty();
  return pairOf(personId, { kind: 'merchant', merchantId });
}

/** The supplier of the request and its buyer; other suppliers of the same need are not told that it is there. */
async function ofRequest(db: Executor, { personId, rights, buysFor }: Reader, requestId: string): Promise<Pair> {
  const request = (await findTalkedRequests(db, [requestId])).get(requestId);
  if (!request) throw notFound('درخواست');
  const { buyerPersonId, buyerMerchantId, supplierId, sellerMerchantId, isSent } = request;
  const isBuyer = buyerPersonId === personId || (buyerMerchantId !== null && buysFor.includes(buyerMerchantId));
  const isSeller = rights.some((right) =>
    sellerMerchantId === null
      ? right.supplierId === supplierId && !right.isSuspended
      : right.merchantId === sellerMerchantId,
  );
  if (!isBuyer && !(isSeller && isSent)) throw notFound('درخواست');
  if (!isSent)
    throw unprocessable('request_draft', 'این درخواست هنوز فرستاده نشده است؛ نخست آن را بفرستید.', 'to.requestId');
  return pairOf(buyerPersonId, { kind: 'supplier', supplierId }, { objectKind: 'request', objectId: requestId });
}
