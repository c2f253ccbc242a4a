import type { DeliveryAddress } from '../../contract/delivery/delivery-address.ts';
import type { RequestLine, TradeRequest } from '../../contract/trade/trade-request.ts';
import { findUnit } from '../../core/units/unit-lookup.ts';
import type { Executor } from '../db/open-database.ts';
import { findMerchantName, listSellersOf } from '../merchants/selling-parties.ts';
import type { Actor } from '../platform/actor.ts';
import { notFound } from '../platform/errors/app-error.ts';
import { allowedMoves } from '../platform/moves/move-table.ts';
import { presentEntity } from '../platform/present-entity.ts';
import { findSellers } from '../suppliers/read.ts';
import { presentApproval } from './approvals/present-approval.ts';
import { isBuyerHidden as isBuyerHiddenAt } from './concealed/hidden-buyer.ts';
import { sellerSeenBy } from './concealed/seal.ts';
import { possibleActions, presentFulfilment } from './fulfilment/present-fulfilment.ts';
import { readFulfilment } from './fulfilment/read-fulfilment.ts';
import { countGroups } from './groups/count-groups.ts';
import { findParty, type PartyOf } from './parties.ts';
import { listQuotes } from './quotes/read-quotes.ts';
import type { TradeLineRow, TradeRequestRow } from './request.table.ts';
import { listLines } from './request-lines.ts';
import { isTurnOf, type MoveRole, requestMoves, stateOf, turnOf } from './request-moves.ts';
import { type AgreedContent, findAgreed, findPublished } from './snapshots.ts';
import { addressAsOf, findSideAddress } from './submission.ts';

interface Reading {
  actor: Actor;
  now: Date;
}

const unitOf = (id: string) => ({ id, nameFa: findUnit(id)?.nameFa ?? id });

/** The moves that the reader may try now, the system's apart. */
export function actionsOf(row: TradeRequestRow, roles: readonly MoveRole[], now: Date): TradeRequest['allowedActions'] {
  return allowedMoves(requestMoves, stateOf(row, now), roles).flatMap((move) =>
    move === 'lapse' || !isTurnOf(move, row, now) ? [] : [move],
  );
}

function presentLine(line: TradeLineRow, agreed: AgreedContent | undefined): RequestLine {
  const { lineNo, lineId, offerId, offer, freeText, qty, unitId, targetPriceRial, note, fileIds } = line;
  const price = agreed?.lines.find((one) => one.lineNo === lineNo);
  return {
    lineNo,
    lineId,
    offer:
      offerId && offer
        ? { id: offerId, title: offer.title, slug: offer.slug, partNumber: offer.partNumber, glyph: offer.glyph }
        : null,
    freeText,
    qty,
    unit: unitOf(unitId),
    targetPriceRial,
    note,
    fileIds,
    price: price
      ? {
          unitPriceRial: price.unitPriceRial,
          per: price.per,
          vatIncluded: price.vatIncluded,
          netRial: price.netRial,
          vatPermille: price.vatPermille,
          vatRial: price.vatRial,
        }
      : null,
    orderedQty: price && price.qty !== qty ? price.qty : null,
    orderedTitle: price && price.title !== (offer?.title ?? freeText) ? price.title : null,
  };
}

/** @throws 404 for who is no party of the request */
export async function presentRequest(
  { tx: db, actor, now }: Reading & { tx: Executor },
  row: TradeRequestRow,
  known?: PartyOf,
): Promise<TradeRequest> {
  const party = known ?? (await findParty(db, actor, row, now));
  const { role, moveRoles } = party;
  if (!role) throw notFound('درخواست');
  const seller = (await findSellers(db, [row.supplierId])).get(row.supplierId);
  const state = stateOf(row, now);
  const agreed = await findAgreed(db, row, now);
  const fulfilment = await readFulfilment(db, row, now);
  const isBuyerHidden = isBuyerHiddenAt(row, now);
  const isUnknown = isBuyerHidden && role === 'seller';
  const chosen = role === 'buyer' ? await findSideAddress(db, row, row.addressId) : undefined;
  return {
    ...presentEntity(row),
    role,
    number: row.number,
    title: row.title,
    group: role === 'buyer' ? ((await countGroups(db, [row])).get(row.id) ?? null) : null,
    state,
    turn: turnOf(row, now),
    revision: row.revision,
    supplier: {
      id: row.supplierId,
      name: seller?.card.name ?? agreed?.content.supplier.name ?? '',
      slug: seller?.card.slug ?? '',
      city: seller?.card.city ?? null,
      phones: seller?.phones ?? [],
    },
    isSellerHere: (await listSellersOf(db, row.supplierId, now)).length > 0,
    seller: await presentSeller(db, row, sellerSeenBy(row, role, now)),
    buyer: isUnknown ? null : row.buyer,
    buyerMerchant: role === 'buyer' ? await presentBuyingMerchant(db, row) : null,
    approval: await presentApproval(db, { actor, now }, row, party),
    address: isUnknown ? null : presentAddress(row, chosen),
    place: row.address && { state: row.address.state, city: row.address.city },
    isBuyerHidden,
    sealedUntil: row.sealedUntil?.toISOString() ?? null,
    addressId: chosen?.id ?? null,
    neededBy: row.neededBy,
    description: row.description,
    isOfServices: row.isOfServices,
    lines: (await listLines(db, row)).map((line) => presentLine(line, agreed?.content)),
    totals: agreed?.content.totals ?? null,
    freightRial: agreed?.content.freightRial ?? null,
    quotes: await listQuotes(db, row, { role, now }),
    ...presentFulfilment(fulfilment, row),
    reason: row.reason,
    stateAt: row.stateAt.toISOString(),
    submittedAt: row.submittedAt?.toISOString() ?? null,
    confirmBy: state === 'awaitingConfirmation' ? (row.confirmBy?.toISOString() ?? null) : null,
    autoRefusal: role === 'seller' && state === 'awaitingConfirmation' ? row.autoRefusal : null,
    publishedAt: row.publishedAt?.toISOString() ?? null,
    snapshotHash: agreed?.hash ?? null,
    lastEventSeq: row.lastEventSeq,
    allowedActions: possibleActions(actionsOf(row, moveRoles, now), fulfilment, role, now),
  };
}

/** What was sent has a copy; a draft goes with the address as it is now. */
function presentAddress(
  { address: sent }: TradeRequestRow,
  chosen: DeliveryAddress | undefined,
): TradeRequest['address'] {
  const known = sent ?? (chosen && addressAsOf(chosen));
  if (!known) return null;
  const { cityId: _, ...address } = known;
  return address;
}

const presentBuyingMerchant = async (
  db: Executor,
  { buyerMerchantId: id }: TradeRequestRow,
): Promise<TradeRequest['buyerMerchant']> =>
  id === null ? null : { id, name: (await findMerchantName(db, id)) ?? '' };

async function presentSeller(
  db: Executor,
  row: TradeRequestRow,
  merchantId: string | null,
): Promise<TradeRequest['seller']> {
  if (merchantId === null) return null;
  if (row.publishedAt !== null) {
    const published = await findPublished(db, row.id);
    if (published) return published.content.seller;
  }
  const name = await findMerchantName(db, merchantId);
  return { merchantId, name: name ?? '', legal: null };
}
