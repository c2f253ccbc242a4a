import { randomUUID } from 'node:crypto';
import type { SourceOffer } from '../../src/server/catalog/ingest/source.ts';
import { buildOffer, type TestCatalog } from './catalog.ts';

/** Of a company in Tehran. */
export const LEGAL_FORM = {
  kind: 'company',
  legalName: 'شرکت پولاد صنعت آریا',
  nationalId: '10380284790',
  cityId: 'IR-c1576',
  street: 'خیابان کارگر شمالی',
  postalCode: '1417645817',
  phone: '021-88776655',
};

export const BUYER = { firstName: 'مریم', lastName: 'رستمی', companyName: 'صنایع آذر', economicCode: '14005893875' };

/** What a supplier sells: for one price, by tiers with the tax inside and a minimum, and for a price on request. */
export function buildTradedOffers(
  catalog: TestCatalog,
  supplierKey: string,
): { fixed: SourceOffer; tiered: SourceOffer; asked: SourceOffer } {
  const sold = { supplierKey, vatIncluded: false };
  const tiers = [
    { minQty: 10, amountRial: 8_000_000 },
    { minQty: 100, amountRial: 7_000_000 },
  ];
  return {
    fixed: buildOffer(catalog, { ...sold, prices: [{ minQty: 1, amountRial: 333_335 }] }),
    tiered: buildOffer(catalog, { ...sold, priceType: 'tiered', prices: tiers, vatIncluded: true, moq: 10 }),
    asked: buildOffer(catalog, { ...sold, priceType: 'onRequest', prices: [] }),
  };
}

export const lineOf = (offerId: string, qty = '3') => ({ lineId: randomUUID(), offerId, qty, unitId: 'EACH' });
export const textLine = (freeText: string, qty = '1') => ({ lineId: randomUUID(), freeText, qty, unitId: 'EACH' });

/** All of a line for a price. */
export const quoteLine = (lineNo: number, unitPriceRial: number, more: object = {}) => ({
  lineNo,
  answer: 'quoted',
  unitPriceRial,
  leadDays: 3,
  ...more,
});
export const PREPAID_TERMS = [{ share: 1_000, due: 'order' }];
