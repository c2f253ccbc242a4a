import type { BuyerBody } from '../../../../contract/account/buyer.ts';
import type { Profile } from '../../../../contract/account/profile.ts';
import type { Product } from '../../../../contract/catalog/product.ts';
import type { BuyingMerchant } from '../../../../contract/trade/approval.ts';
import type { RequestForm } from '../../../../contract/trade/request-form.ts';
import type { TradeRequest } from '../../../../contract/trade/trade-request.ts';
import { isWork } from '../../../../core/catalog/category-types.ts';
import { uuidv7 } from '../../../../core/ids/uuidv7.ts';
import { parseQuantity, quantityText } from '../../../../core/trade/quantity.ts';
import type { Faults } from '../../../parts/form/field-faults.ts';
import { type Audience, audienceFaults } from './audience.ts';
import { editorTexts } from './editor-texts.ts';

export interface DraftLine {
  lineId: string;
  /** '' for a text of the buyer. */
  offerId: string;
  /** What is wanted; of an offer its title. */
  title: string;
  qty: string;
  unitId: string;
  unitName: string;
  note: string;
  /** Who offers it, where several are asked; '' for a text. Undefined where one supplier is asked from the start. */
  offeredBy?: string | undefined;
}

/** Whom a request may go to. */
export interface AskedSupplier {
  id: string;
  name: string;
}

/** What is typed, as the device keeps it. */
export interface RequestDraft extends Audience {
  supplierId: string;
  supplierName: string;
  /** In whose name is bought. @default the person */
  buyerMerchantId?: string | undefined;
  /** Where several may be asked at once. @default the one */
  suppliers?: readonly AskedSupplier[] | undefined;
  lines: DraftLine[];
  /** Work, advice or documents are asked for. @default goods, or not known */
  isOfServices?: boolean | undefined;
  /** '' until one is chosen: then the default counts. */
  addressId: string;
  /** '' for no day. */
  neededBy: string;
  title: string;
  description: string;
  firstName: string;
  lastName: string;
  companyName: string;
}

/** Of a line that names no offer. */
const UNIT_ID = 'EACH';

export type Buyer = Pick<RequestDraft, 'firstName' | 'lastName' | 'companyName'>;

export const buyerOf = (profile: Profile): Buyer => ({
  firstName: profile.firstName ?? '',
  lastName: profile.lastName ?? '',
  companyName: profile.companyName ?? '',
});

export type BuyerCodes = Pick<BuyerBody, 'nationalCode' | 'economicCode'>;

export const codesOf = ({ nationalCode, economicCode }: Profile): BuyerCodes => ({
  ...(nationalCode && { nationalCode }),
  ...(economicCode && { economicCode }),
});

const buyerOfDraft = ({ firstName, lastName, companyName }: Buyer, codes: BuyerCodes): BuyerBody => ({
  firstName: firstName.trim(),
  lastName: lastName.trim(),
  ...(companyName.trim() && { companyName: companyName.trim() }),
  ...codes,
});

/**
 * In whose name is bought by now, '' for the person: who has chosen a merchant may not buy for it any more.
 * @param merchants undefined until they are read
 */
export const buyerMerchantOf = (
  { buyerMerchantId = '' }: Pick<RequestDraft, 'buyerMerchantId'>,
  merchants: readonly Pick<BuyingMerchant, 'id'>[] | undefined,
): string => (!merchants || merchants.some(({ id }) => id === buyerMerchantId) ? buyerMerchantId : '');

/** Who buys: a merchant, or the person by what is typed unless the server knows. */
export const buyingOf = (
  request: Pick<TradeRequest, 'buyer' | 'buyerMerchant'> | undefined,
  draft: Buyer & Pick<RequestDraft, 'buyerMerchantId'>,
  codes: BuyerCodes,
): { buyer: BuyerBody | undefined; buyerMerchantId: string | null } => ({
  buyer: request?.buyer || request?.buyerMerchant || draft.buyerMerchantId ? undefined : buyerOfDraft(draft, codes),
  buyerMerchantId: draft.buyerMerchantId || null,
});

/** A line of the buyer's own words. */
export const newLine = (): DraftLine => ({
  lineId: uuidv7(),
  offerId: '',
  title: '',
  qty: '۱',
  note: '',
  unitId: UNIT_ID,
  unitName: editorTexts.each,
  offeredBy: '',
});

/** Whom a draft goes to. */
export const suppliersOf = ({ supplierId, supplierName, suppliers }: RequestDraft): readonly AskedSupplier[] =>
  suppliers ?? [{ id: supplierId, name: supplierName }];

/** A draft about one offer. */
export const draftOfOffer = (
  { id, title, saleUnit, moq, supplier, breadcrumb }: Product,
  { lineId, qty, buyer }: { lineId: string; qty: string | undefined; buyer: Buyer },
): RequestDraft => ({
  supplierId: supplier.id,
  supplierName: supplier.name,
  isOfServices: isWork(breadcrumb),
  lines: [
    {
      lineId,
      offerId: id,
      title,
      qty: quantityText(qty ?? String(moq ?? 1)),
      unitId: saleUnit.id,
      unitName: saleUnit.nameFa,
      note: '',
    },
  ],
  addressId: '',
  neededBy: '',
  title: '',
  description: '',
  ...buyer,
});

export const draftOfRequest = (request: TradeRequest, buyer: Buyer): RequestDraft => ({
  supplierId: request.supplier.id,
  supplierName: request.supplier.name,
  lines: request.lines.map(({ lineId, offer, freeText, qty, unit, note }) => ({
    lineId,
    offerId: offer?.id ?? '',
    title: offer?.title ?? freeText ?? '',
    qty: quantityText(qty),
    unitId: unit.id,
    unitName: unit.nameFa,
    note: note ?? '',
  })),
  addressId: request.addressId ?? '',
  neededBy: request.neededBy ?? '',
  title: request.title ?? '',
  description: request.description ?? '',
  ...buyer,
});

/** Who is asked alone is not asked for another's offer: the server would refuse it. */
const isForeign = (draft: RequestDraft, offeredBy: string | undefined): boolean => {
  const [only, ...others] = suppliersOf(draft);
  return Boolean(offeredBy) && others.length === 0 && offeredBy !== only?.id;
};

/** What the server is asked to store. @param addressId the chosen address, or the default one */
export const formOf = (draft: RequestDraft, addressId: string, submit: boolean): RequestForm => ({
  title: draft.title || null,
  lines: draft.lines.map(({ lineId, offerId, title, qty, unitId, note, offeredBy }) => ({
    lineId,
    ...(offerId && !isForeign(draft, offeredBy) ? { offerId } : { freeText: title }),
    qty,
    unitId,
    note: note || null,
    fileIds: [],
  })),
  addressId: addressId || null,
  neededBy: draft.neededBy || null,
  description: draft.description || null,
  submit,
});

/** Whether the server has what is written; a group that it had before keeps what was sent first. */
export const isAsWritten = (request: TradeRequest, draft: RequestDraft): boolean =>
  (request.title ?? '') === draft.title.trim() &&
  (request.description ?? '') === draft.description.trim() &&
  (request.group?.count ?? 1) === suppliersOf(draft).length &&
  (request.neededBy ?? '') === draft.neededBy &&
  (draft.addressId === '' || request.addressId === draft.addressId) &&
  suppliersOf(draft).some(({ id }) => id === request.supplier.id) &&
  JSON.stringify(request.lines.map(({ lineId, qty, note }) => [lineId, qty, note ?? ''])) ===
    JSON.stringify(draft.lines.map(({ lineId, qty, note }) => [lineId, parseQuantity(qty), note.trim()])) &&
  // An offer has another title with each supplier; a text is the same for all of them.
  request.lines.every(({ lineId, freeText }) =>
    draft.lines.some((line) => line.lineId === lineId && (line.offerId !== '' || line.title.trim() === freeText)),
  );

const { required } = editorTexts;

/**
 * What is wrong before anything is sent.
 * @param isBuyerKnown whether the request names its buyer already
 */
export function draftFaults(draft: RequestDraft, isBuyerKnown: boolean): Faults {
  const faults: Record<string, string> = {};
  const suppliers = suppliersOf(draft).length;
  if (suppliers === 0 && !draft.isOpen) faults.supplierIds = required.suppliers;
  Object.assign(faults, audienceFaults(draft, suppliers));
  if (draft.lines.length === 0) faults.lines = required.lines;
  for (const [index, { qty, title }] of draft.lines.entries()) {
    if (parseQuantity(qty) === undefined) faults[`lines.${index}.qty`] = required.qty;
    if (title.trim() === '') faults[`lines.${index}.freeText`] = required.text;
  }
  // A merchant has its legal form.
  if (isBuyerKnown || draft.buyerMerchantId) return faults;
  if (draft.firstName.trim() === '') faults.firstName = required.name;
  if (draft.lastName.trim() === '') faults.lastName = required.name;
  return faults;
}
