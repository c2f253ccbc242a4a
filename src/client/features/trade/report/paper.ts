import type { Invoice, InvoiceParty } from '../../../../contract/trade/invoice.ts';
import type { TradeRequest } from '../../../../contract/trade/trade-request.ts';
import { formatTrackingCode } from '../../../../core/ids/tracking-code.ts';
import { toPersianDigits } from '../../../../core/numbers/numerals.ts';
import { buyerName } from '../buyer-name.ts';
import { reportTexts as words } from './report-texts.ts';

type PaperParty = { [Name in keyof InvoiceParty]: InvoiceParty[Name] | null };

/** A line of a paper; amounts in whole rial. */
export interface PaperLine {
  lineNo: number;
  title: string;
  note: string | null;
  qty: string;
  unitName: string;
  unitPriceRial: number;
  per: string;
  netRial: number;
  vatRial: number;
}

/** What a printed document says, a pro-forma or an invoice. */
export interface Paper {
  heading: string;
  /** As it is shown: letters and digits of a request's stay ASCII. */
  number: string;
  /** Where the number is not that of the request. */
  requestNumber: string | null;
  at: string;
  seller: PaperParty;
  buyer: PaperParty;
  lines: readonly PaperLine[];
  freightRial: number;
  totals: Invoice['totals'];
}

const joined = (parts: readonly (string | null)[]): string => parts.filter(Boolean).join('، ');

/** As it was issued. */
export const paperOfInvoice = (invoice: Invoice): Paper => ({
  ...invoice,
  heading: words.invoice,
  number: toPersianDigits(invoice.number),
  requestNumber: formatTrackingCode(invoice.requestNumber),
  at: invoice.issuedAt,
});

/** What both have agreed on; undefined before the seller has confirmed it. */
export function paperOfRequest(request: TradeRequest): Paper | undefined {
  const { totals, publishedAt, number, freightRial } = request;
  if (!totals || !publishedAt) return undefined;
  return {
    heading: words.heading,
    number: formatTrackingCode(number ?? ''),
    requestNumber: null,
    at: publishedAt,
    seller: sellerOf(request),
    buyer: buyerOf(request),
    lines: linesOf(request),
    freightRial: freightRial ?? 0,
    totals,
  };
}

function sellerOf({ seller, supplier }: TradeRequest): PaperParty {
  const legal = seller?.legal;
  return {
    name: legal?.legalName ?? supplier.name,
    nationalId: legal?.nationalId ?? null,
    economicCode: legal?.economicCode ?? null,
    address: legal ? joined([legal.city, legal.street]) : null,
    postalCode: legal?.postalCode ?? null,
    phone: legal?.phone ?? null,
  };
}

const buyerOf = ({ buyer, address }: TradeRequest): PaperParty => ({
  name: buyer && buyerName(buyer),
  nationalId: buyer?.nationalCode ?? null,
  economicCode: buyer?.economicCode ?? null,
  address: address && joined([address.city, address.street, address.plaque]),
  postalCode: address?.postalCode ?? null,
  phone: buyer?.phone ?? null,
});

const linesOf = ({ lines }: TradeRequest): PaperLine[] =>
  lines.flatMap(({ lineNo, offer, freeText, orderedTitle, note, orderedQty, qty, unit, price }) =>
    price
      ? [
          {
            ...{ lineNo, note, qty: orderedQty ?? qty, unitName: unit.nameFa },
            title: orderedTitle ?? offer?.title ?? freeText ?? '',
            ...{ unitPriceRial: price.unitPriceRial, per: price.per, netRial: price.netRial, vatRial: price.vatRial },
          },
        ]
      : [],
  );
