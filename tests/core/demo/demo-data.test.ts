import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { demoAdvertisements, demoAnnouncements } from '../../../src/demo/ads/demo-ads-table.ts';
import { demoContentTypes } from '../../../src/demo/content/content-types.ts';
import { demoArticles } from '../../../src/demo/content/demo-articles.ts';
import { demoFaq } from '../../../src/demo/content/demo-faq.ts';
import { demoHelp } from '../../../src/demo/content/demo-help.ts';
import { demoStaticPages } from '../../../src/demo/content/demo-static-pages.ts';
import { demoVideos } from '../../../src/demo/content/demo-videos.ts';
import { demoCatalog } from '../../../src/demo/demo-catalog.ts';
import { demoLegalForms } from '../../../src/demo/merchants/demo-legal-forms.ts';
import { demoDelegations, demoMerchants } from '../../../src/demo/merchants/demo-merchants-table.ts';
import { readData } from '../../../src/demo/read-data.ts';
import { tableOf } from '../../../src/demo/table.ts';

/** Independent of the order of names. */
const digestOf = (value: unknown): string =>
  createHash('sha256')
    .update(
      JSON.stringify(value, (_, one: unknown) =>
        one !== null && typeof one === 'object' && !Array.isArray(one)
          ? Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1)))
          : one,
      ),
    )
    .digest('hex')
    .slice(0, 16);

const demo = {
  categories: [...demoCatalog.categories],
  suppliers: [...demoCatalog.suppliers],
  baseProducts: [...demoCatalog.baseProducts],
  offers: [...demoCatalog.offers],
  merchants: [demoMerchants, demoDelegations],
  legalForms: demoLegalForms,
  ads: [demoAdvertisements, demoAnnouncements],
  contents: [demoContentTypes, demoArticles, demoStaticPages, demoVideos],
  questions: demoFaq,
  help: demoHelp,
};

describe('the data of the demo', () => {
  it('changes on purpose only: running sites, links and tests name its records', () => {
    const digests = Object.fromEntries(Object.entries(demo).map(([name, rows]) => [name, digestOf(rows)]));
    expect(digests).toEqual({
      categories: '30b3bb7ae77d7200',
      suppliers: '7a80b387065b512d',
      baseProducts: '1dd14263ed6ee4a3',
      offers: '81f28cbb8e2be537',
      merchants: '3d3fbb51278ff586',
      legalForms: 'b885a0dd50604a14',
      ads: '81e06a3fba9c2184',
      contents: '3a043632fff27402',
      questions: '29768661c3e74cc2',
      help: 'e9fe171350c94147',
    });
  });

  it('is refused with the name of its file where it is not what the schema says', () => {
    expect(() => readData('videos.json', z.array(z.strictObject({ key: z.string() })))).toThrow('videos.json: ');
    expect(() => readData('tables/brands.txt', z.unknown())).toThrow('tables/brands.txt: not JSON');
    expect(() => tableOf('$trade $name', 'brands')).toThrow('brands.txt has the header «$trade $name $origin»');
  });
});
