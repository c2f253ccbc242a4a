import type { BaseProduct, ProductOffer } from '../../../../contract/catalog/product.ts';
import type { TradeRequest } from '../../../../contract/trade/trade-request.ts';
import { isWork } from '../../../../core/catalog/category-types.ts';
import type { PartsLine } from '../../../../core/parts-list/parts-line.ts';
import { quantityText } from '../../../../core/trade/quantity.ts';
import { SUPPLIERS_MAX } from '../../../../core/trade/suppliers-max.ts';
import {
  type AskedSupplier,
  type Buyer,
  type DraftLine,
  draftOfRequest,
  newLine,
  type RequestDraft,
} from './request-draft.ts';

const LINES_MAX = 100;
const TEXT_MAX = 300;
const ID_TAIL = 4;
const HEX = 16;

/** What a new request is about, and whom it may go to. */
export interface RequestStart {
  /** Those that are asked unless the user takes them away come first. */
  candidates: readonly AskedSupplier[];
  lines: readonly DraftLine[];
  isOfServices?: boolean;
  /** There are more lines than one request takes. */
  isCut?: boolean;
}

/** Ids that are the same at every render, without a place to keep them: the request's own with its end changed. */
const lineIdAt = (requestId: string, at: number): string => {
  const tail = Number.parseInt(requestId.slice(-ID_TAIL), HEX) ^ at;
  return requestId.slice(0, -ID_TAIL) + tail.toString(HEX).padStart(ID_TAIL, '0');
};

const uniqueSuppliers = (suppliers: readonly AskedSupplier[]): AskedSupplier[] => [
  ...new Map(suppliers.map(({ id, name }) => [id, { id, name }])).values(),
];

/** Anything of one supplier. */
export const startOfSupplier = (supplier: AskedSupplier, id: string): RequestStart => ({
  candidates: uniqueSuppliers([supplier]),
  lines: [{ ...newLine(), lineId: id }],
});

type Offer = Pick<ProductOffer, 'id' | 'saleUnit' | 'supplier' | 'moq'>;

/** A base product of all who offer it, in the order of the offers. The line is the first offer's; each is asked for its own. */
export const startOfBase = (
  { title, breadcrumb }: Pick<BaseProduct, 'title' | 'breadcrumb'>,
  offers: readonly Offer[],
  { id, qty }: { id: string; qty: string | undefined },
): RequestStart => ({
  candidates: uniqueSuppliers(offers.map(({ supplier }) => supplier)),
  isOfServices: isWork(breadcrumb),
  lines: offers.slice(0, 1).map((offer) => ({
    lineId: id,
    offerId: offer.id,
    title,
    qty: quantityText(qty ?? String(offer.moq ?? 1)),
    unitId: offer.saleUnit.id,
    unitName: offer.saleUnit.nameFa,
    note: '',
    offeredBy: offer.supplier.id,
  })),
});

/** The parts list of the suppliers of its rows, those of most rows first. */
export const startOfParts = (parts: readonly PartsLine[], id: string): RequestStart => {
  const rows = Map.groupBy(
    parts.flatMap(({ offer }) => offer?.supplier ?? []),
    (supplier) => supplier.id,
  );
  const ordered = [...rows.values()].toSorted((a, b) => b.length - a.length);
  return {
    candidates: uniqueSuppliers(ordered.flatMap(([first]) => first ?? [])),
    isCut: parts.length > LINES_MAX,
    lines: parts.slice(0, LINES_MAX).map(({ offer, quantity, text, source }, at): DraftLine => {
      const unitId = offer?.saleUnit.id;
      const line = { ...newLine(), lineId: lineIdAt(id, at), qty: quantityText(String(quantity)) };
      const title = offer?.title ?? text ?? source ?? '';
      if (!offer || unitId === undefined) return { ...line, title: title.slice(0, TEXT_MAX) };
      const { nameFa: unitName } = offer.saleUnit;
      return { ...line, title, offerId: offer.id, unitId, unitName, offeredBy: offer.supplier.id };
    }),
  };
};

const unwritten = { addressId: '', neededBy: '', title: '', description: '' };

export const draftOfStart = ({ candidates, lines, isOfServices }: RequestStart, buyer: Buyer): RequestDraft => {
  const [first] = candidates;
  return {
    supplierId: first?.id ?? '',
    supplierName: first?.name ?? '',
    suppliers: candidates.slice(0, SUPPLIERS_MAX),
    lines: [...lines],
    isOfServices,
    ...unwritten,
    ...buyer,
  };
};

/** The same once more, in the same name: nothing is sent, and the day of the earlier one is over. */
export const draftAgain = (request: TradeRequest, id: string, buyer: Buyer): RequestDraft => {
  const draft = draftOfRequest(request, buyer);
  return {
    ...draft,
    ...(request.buyerMerchant && { buyerMerchantId: request.buyerMerchant.id }),
    neededBy: '',
    lines: draft.lines.map((line, at) => ({ ...line, lineId: lineIdAt(id, at) })),
  };
};
