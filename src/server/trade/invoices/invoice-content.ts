import type { Invoice, InvoiceGap, InvoiceParty } from '../../../contract/trade/invoice.ts';
import type { BuyingParty, SellingParty } from '../../../contract/trade/trade-request.ts';
import { parseCompanyId, parseEconomicCode, parseNationalCode } from '../../../core/people/national-ids.ts';
import { findBuyingParty } from '../../account/buyer/buying-party.ts';
import type { Executor } from '../../db/open-database.ts';
import { findBuyingMerchant } from '../../merchants/buying-parties.ts';
import { findLegalForm } from '../../merchants/legal/read.ts';
import type { TradeRequestRow } from '../request.table.ts';
import { type Agreed, type AgreedContent, findPublished } from '../snapshots.ts';

/** What an invoice says beside its number and its time. */
export type InvoiceDraft = Omit<Invoice, 'number' | 'issuedAt' | 'hash'>;

type Numbers = Pick<InvoiceParty, 'nationalId' | 'economicCode'>;
type Legal = NonNullable<SellingParty['legal']>;
type Sides = Pick<TradeRequestRow, 'id' | 'buyerPersonId' | 'buyerMerchantId' | 'sellerMerchantId'>;

const gapNames = {
  nationalCode: 'کد ملی خریدار',
  companyId: 'شناسهٔ ملی شرکت خریدار',
  economicCode: 'کد اقتصادی خریدار',
  legalForm: 'هویت حقوقی فروشنده',
} as const satisfies Record<InvoiceGap['field'], string>;

const gapOf = (field: InvoiceGap['field']): InvoiceGap => ({
  party: field === 'legalForm' ? 'seller' : 'buyer',
  field,
  name: gapNames[field],
});

/**
 * What the invoice of an agreed request says: amounts and parties as they were agreed. Numbers that the buyer had not
 * written then are read now.
 */
export async function draftInvoice(
  db: Executor,
  row: Sides,
  { content }: Agreed,
): Promise<{ draft?: InvoiceDraft; missing: InvoiceGap[] }> {
  const legal = await findSellersForm(db, row);
  const { numbers, missing } = numbersOfBuyer(row, content.buyer, await findBuyerNow(db, row));
  if (!legal || !numbers) return { missing: [...(legal ? [] : [gapOf('legalForm')]), ...missing.map(gapOf)] };
  return {
    draft: {
      requestNumber: content.number,
      seller: sellerOf(legal),
      buyer: { ...buyerOf(row, content), ...numbers },
      lines: content.lines.map(lineOf),
      freightRial: content.freightRial,
      totals: content.totals,
    },
    missing: [],
  };
}

/** As it was published; what was published without one has the form of now. */
async function findSellersForm(db: Executor, { id, sellerMerchantId }: Sides): Promise<Legal | undefined> {
  const published = await findPublished(db, id);
  if (published?.content.seller.legal) return published.content.seller.legal;
  const form = sellerMerchantId === null ? undefined : await findLegalForm(db, sellerMerchantId);
  return form && { ...form, city: form.city.name };
}

const findBuyerNow = (db: Executor, { buyerPersonId, buyerMerchantId }: Sides): Promise<BuyingParty | undefined> =>
  buyerMerchantId === null ? findBuyingParty(db, buyerPersonId) : findBuyingMerchant(db, buyerMerchantId);

/** The first of some texts that is a right number. */
const firstOf = (parse: (text: string) => string | undefined, texts: readonly (string | null | undefined)[]) =>
  texts.map((text) => parse(text ?? '')).find((number) => number !== undefined);

function numbersOfBuyer(
  { buyerMerchantId }: Sides,
  agreed: BuyingParty,
  now: BuyingParty | undefined,
): { numbers?: Numbers; missing: InvoiceGap['field'][] } {
  // Whoever buys for another company since then says nothing about this one.
  const same = now?.companyName === agreed.companyName ? now : undefined;
  const companyId = firstOf(parseCompanyId, [
    ...[agreed.economicCode, agreed.nationalCode],
    ...[same?.economicCode, same?.nationalCode],
  ]);
  const isCompany = buyerMerchantId === null ? agreed.companyName !== null : companyId !== undefined;
  if (isCompany)
    return companyId === undefined
      ? { missing: ['companyId'] }
      : { numbers: { nationalId: companyId, economicCode: companyId }, missing: [] };
  const nationalId = firstOf(parseNationalCode, [agreed.nationalCode, same?.nationalCode]);
  const economicCode = firstOf(parseEconomicCode, [agreed.economicCode, same?.economicCode]);
  return nationalId !== undefined && economicCode !== undefined
    ? { numbers: { nationalId, economicCode }, missing: [] }
    : {
        missing: [
          ...(nationalId === undefined ? (['nationalCode'] as const) : []),
          ...(economicCode === undefined ? (['economicCode'] as const) : []),
        ],
      };
}

const addressOf = (parts: readonly (string | null)[]): string => parts.filter(Boolean).join('، ');

const sellerOf = ({ legalName, nationalId, economicCode, city, street, postalCode, phone }: Legal): InvoiceParty => ({
  ...{ name: legalName, nationalId, economicCode, postalCode, phone },
  address: addressOf([city, street]),
});

/** A merchant buys under its legal name, a person under the one of the company that is named. */
const buyerOf = ({ buyerMerchantId }: Sides, { buyer, address }: AgreedContent): Omit<InvoiceParty, keyof Numbers> => ({
  name: buyerMerchantId === null ? (buyer.companyName ?? buyer.name) : buyer.name,
  address: addressOf([address.state, address.city, address.street, address.plaque, address.unit]),
  postalCode: address.postalCode,
  phone: buyer.phone,
});

const lineOf = (line: AgreedContent['lines'][number]): InvoiceDraft['lines'][number] => ({
  lineNo: line.lineNo,
  title: line.title,
  partNumber: line.partNumber,
  note: line.note,
  qty: line.qty,
  unitName: line.unit.nameFa,
  unitPriceRial: line.unitPriceRial,
  per: line.per,
  vatIncluded: line.vatIncluded,
  netRial: line.netRial,
  vatPermille: line.vatPermille,
  vatRial: line.vatRial,
});
