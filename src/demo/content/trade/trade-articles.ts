import type { DemoArticle } from '../demo-content.ts';
import { incoterms2020ForIndustrialPurchases } from './incoterms-2020-for-industrial-purchases.ts';
import { readingATestCertificateEn10204 } from './reading-a-test-certificate-en-10204.ts';
import { vatAndComparingPricesOnOneBasis } from './vat-and-comparing-prices-on-one-basis.ts';
import { writingAGoodRequestForQuotation } from './writing-a-good-request-for-quotation.ts';

export const tradeArticles: readonly DemoArticle[] = [
  incoterms2020ForIndustrialPurchases,
  readingATestCertificateEn10204,
  vatAndComparingPricesOnOneBasis,
  writingAGoodRequestForQuotation,
];
