import type { OfferTerms } from '../../../contract/catalog/own-offer.ts';
import { checkTerms } from '../ingest/check-terms.ts';
import { RejectedRecord } from '../ingest/write-report.ts';

export interface TermsFault {
  /** `moq`, `prices.0.minQty`. */
  field: string;
  /** Persian. */
  reason: string;
}

/** What the rules of the import say about terms; undefined for right ones. */
export function findTermsFault(terms: OfferTerms): TermsFault | undefined {
  const { priceValidUntil, moq, leadTimeDays } = terms;
  try {
    checkTerms({
      ...terms,
      priceValidUntil: priceValidUntil ?? undefined,
      moq: moq ?? undefined,
      leadTimeDays: leadTimeDays ?? undefined,
    });
  } catch (error) {
    if (!(error instanceof RejectedRecord)) throw error;
    return { field: error.field.replaceAll(/\[(\d+)\]/g, '.$1'), reason: `${error.reason}.` };
  }
  return undefined;
}

/** In one order of members, so that equal prices are equal texts. */
const plainPrice = ({ priceType, prices }: OfferTerms) => [
  priceType,
  ...prices.map(({ minQty, amountRial }) => [minQty, amountRial]),
];

const plain = (terms: OfferTerms) => [
  plainPrice(terms),
  terms.vatIncluded,
  terms.priceValidUntil,
  terms.moq,
  terms.leadTimeDays,
  terms.stockState,
];

export const areSameTerms = (a: OfferTerms, b: OfferTerms): boolean =>
  JSON.stringify(plain(a)) === JSON.stringify(plain(b));

/** Requests that are under way refer to the version of the price. */
export const isSamePrice = (a: OfferTerms, b: OfferTerms): boolean =>
  JSON.stringify(plainPrice(a)) === JSON.stringify(plainPrice(b));
