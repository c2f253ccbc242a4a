import { describe, expect, it } from 'vitest';
import { articleData, faqData, videoData } from '../../../src/client/app/structured-data/content-data.ts';
import { writeJsonLd } from '../../../src/client/app/structured-data/json-ld.ts';
import { breadcrumbData, productListData } from '../../../src/client/app/structured-data/list-data.ts';
import { siteData, supplierData } from '../../../src/client/app/structured-data/organization-data.ts';
import { productData } from '../../../src/client/app/structured-data/product-data.ts';
import type { Product, ProductOffer } from '../../../src/contract/catalog/product.ts';
import type { Supplier } from '../../../src/contract/suppliers/supplier.ts';

const SITE = 'https://rasteh.example';

const property = {
  propertyId: 'p',
  name: 'قطر داخلی d',
  dataType: 'number',
  quantityId: 'Length',
  value: 25,
  maxValue: null,
  unit: { id: 'MilliM', symbol: 'mm', num: 1, den: 1000, offset: 0 },
  baseMin: 0.025,
  baseMax: 0.025,
  decimals: null,
  options: [],
  boolValue: null,
  text: null,
  note: null,
  isKey: true,
} as const;

const category = {
  id: 'c',
  categoryType: 'Product',
  parentId: 'r',
  level: 2,
  name: 'بلبرینگ',
  scientificName: null,
  slug: 'بلبرینگ',
  glyph: 'bearing',
  itemsCount: 3,
} as const;

const product = {
  id: 'a',
  title: 'بلبرینگ 6205',
  slug: 'بلبرینگ-6205',
  imageUrl: '/drawings/b.svg?v=1',
  brand: 'SKF',
  model: null,
  sku: 'S-1',
  partNumbers: ['6205-2RS'],
  description: null,
  breadcrumb: [category],
  supplier: { id: 's', name: 'بلبرینگ شرق', slug: 'بلبرینگ-شرق', city: null },
  properties: [property],
  priceType: 'tiered',
  prices: [
    { minQty: 1, amountRial: 1_000_000 },
    { minQty: 100, amountRial: 900_000 },
  ],
  currency: 'IRR',
  priceValidUntil: '2027-01-01',
  moq: null,
  vatIncluded: false,
  saleUnit: { id: 'EACH', nameFa: 'عدد' },
  leadTimeDays: 3,
  stockState: 'inStock',
} as unknown as Product;

const offer = (changes: Partial<ProductOffer>) => ({ ...product, ...changes }) as unknown as ProductOffer;
/** As serialised: without undefined members. */
const written = (data: object) => JSON.parse(JSON.stringify(data)) as Record<string, never>;

describe('productData', () => {
  it('identifies the product by its numbers, with its key properties in their units', () => {
    expect(written(productData(SITE, product, []))).toMatchObject({
      '@type': 'Product',
      brand: { name: 'SKF' },
      mpn: '6205-2RS',
      sku: 'S-1',
      image: `${SITE}/drawings/b.svg?v=1`,
      additionalProperty: [{ name: 'قطر داخلی d', value: 25, unitText: 'mm' }],
    });
  });

  it('contains the price of the smallest quantity in rial, and the stock', () => {
    const { offers } = written(productData(SITE, product, [offer({})]));
    expect(offers).toMatchObject({
      '@type': 'Offer',
      price: 1_000_000,
      priceSpecification: { price: 1_000_000, valueAddedTaxIncluded: false },
      priceCurrency: 'IRR',
      priceValidUntil: '2027-01-01',
      availability: 'https://schema.org/InStock',
      seller: { name: 'بلبرینگ شرق' },
    });
    const { offers: fromHundred } = written(productData(SITE, { ...product, moq: 100 }, []));
    expect(fromHundred).toMatchObject({ price: 900_000, eligibleQuantity: { minValue: 100, unitText: 'عدد' } });
  });

  it('takes the tax out of a price that includes it, as the page does', () => {
    const { offers } = written(productData(SITE, { ...product, vatIncluded: true }, []));
    expect(offers).toMatchObject({ price: 909_091, priceSpecification: { valueAddedTaxIncluded: false } });
  });

  it('omits a price on request and an unknown stock', () => {
    const asked = { ...product, priceType: 'onRequest', prices: [], stockState: 'unknown' } as Product;
    const { offers } = written(productData(SITE, asked, []));
    for (const name of ['price', 'priceCurrency', 'priceValidUntil', 'availability'])
      expect(offers).not.toHaveProperty(name);
  });

  it('contains the price range of all suppliers with the same sale unit', () => {
    const all = [
      offer({}),
      offer({ prices: [{ minQty: 1, amountRial: 1_200_000 }] }),
      offer({ priceType: 'onRequest', prices: [] }),
      offer({ prices: [{ minQty: 1, amountRial: 9 }], saleUnit: { id: 'BOX', nameFa: 'جعبه' } }),
    ];
    expect(written(productData(SITE, product, all)).offers).toMatchObject({
      '@type': 'AggregateOffer',
      lowPrice: 1_000_000,
      highPrice: 1_200_000,
      offerCount: 3,
      offers: [{ price: 1_000_000 }],
    });
  });

  it('contains both ends of a range', () => {
    const spanned = { ...product, properties: [{ ...property, maxValue: 30, options: [] }] };
    expect(written(productData(SITE, spanned, [])).additionalProperty).toEqual([
      { '@type': 'PropertyValue', name: 'قطر داخلی d', minValue: 25, maxValue: 30, unitText: 'mm' },
    ]);
  });

  it('describes work as a service of its supplier', () => {
    const work = { ...product, breadcrumb: [{ ...category, categoryType: 'IndustrialService' }] } as Product;
    expect(written(productData(SITE, work, []))).toMatchObject({
      '@type': 'Service',
      provider: { name: 'بلبرینگ شرق' },
    });
  });
});

describe('breadcrumbData and productListData', () => {
  it('list the path from home to the page, with a root at the URL of its type', () => {
    const root = { ...category, level: 1, name: 'کالا' };
    const { itemListElement } = written(breadcrumbData(SITE, 'خانه', [root, category], 'بلبرینگ 6205'));
    expect(itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'خانه', item: `${SITE}/` },
      { '@type': 'ListItem', position: 2, name: 'کالا', item: `${SITE}/category/categoryType/Product` },
      { '@type': 'ListItem', position: 3, name: 'بلبرینگ', item: `${SITE}/category/c/بلبرینگ` },
      { '@type': 'ListItem', position: 4, name: 'بلبرینگ 6205' },
    ]);
  });

  it('contain the total number', () => {
    const data = written(productListData(SITE, 'بلبرینگ', [product], 40));
    expect(data).toMatchObject({ numberOfItems: 40, itemListElement: [{ url: `${SITE}/products/a/بلبرینگ-6205` }] });
  });
});

describe('supplierData and siteData', () => {
  const supplier = {
    id: 's',
    name: 'بلبرینگ شرق',
    slug: 'بلبرینگ-شرق',
    legalName: null,
    about: null,
    address: 'خیابان سعدی',
    city: 'تهران',
    province: null,
    country: 'IR',
    foundedYear: 2001,
    contacts: [
      { type: 'phone', value: '021555' },
      { type: 'email', value: 'info@shargh.example' },
      { type: 'website', value: 'https://shargh.example' },
      { type: 'website', value: 'javascript:alert(1)' },
    ],
  } as unknown as Supplier;

  it("contain a supplier's place, founding year and contacts", () => {
    expect(written(supplierData(SITE, supplier))).toEqual({
      '@type': 'Organization',
      name: 'بلبرینگ شرق',
      url: `${SITE}/supplier/s/بلبرینگ-شرق`,
      address: {
        '@type': 'PostalAddress',
        streetAddress: 'خیابان سعدی',
        addressLocality: 'تهران',
        addressCountry: 'IR',
      },
      foundingDate: '2001',
      contactPoint: [
        { '@type': 'ContactPoint', contactType: 'sales', telephone: '021555' },
        { '@type': 'ContactPoint', contactType: 'sales', email: 'info@shargh.example' },
      ],
      sameAs: ['https://shargh.example'],
    });
  });

  it('contain the URL of the search', () => {
    const [site] = siteData(SITE, 'راسته', 'بازار صنعت');
    expect(site).toMatchObject({
      potentialAction: { target: { urlTemplate: `${SITE}/search/{search_term_string}` } },
    });
  });
});

describe('faqData and articleData', () => {
  it("pair questions with answers, and contain an article's date", () => {
    expect(faqData([{ question: 'چرا؟', answer: 'زیرا.' }])).toMatchObject({
      mainEntity: [{ name: 'چرا؟', acceptedAnswer: { text: 'زیرا.' } }],
    });
    const page = {
      id: '1',
      slug: 'x',
      title: 'انتخاب بلبرینگ',
      lead: '',
      seo: {},
      coverUrl: '/figures/bearing.svg',
      supplier: null,
      labels: [],
      publishedAt: '2026-11-01',
      updatedAt: '2026-11-02',
    };
    expect(written(articleData(SITE, 'راسته', page))).toEqual({
      '@type': 'Article',
      headline: 'انتخاب بلبرینگ',
      url: `${SITE}/contents/1/x`,
      image: `${SITE}/figures/bearing.svg`,
      author: { '@type': 'Organization', name: 'راسته' },
      publisher: { '@type': 'Organization', name: 'راسته' },
      datePublished: '2026-11-01',
      dateModified: '2026-11-02',
      inLanguage: 'fa',
    });
  });
});

describe('writeJsonLd', () => {
  it('escapes text that would end the element', () => {
    const html = writeJsonLd([{ '@type': 'Thing', name: '</script><script>alert(1)</script>\u2028' }]);
    expect(html.match(/<\/script>/g)).toHaveLength(1);
    expect(html).not.toContain('\u2028');
    const json = /^<script type="application\/ld\+json">(.*)<\/script>$/s.exec(html)?.[1] ?? '';
    expect(JSON.parse(json).name).toBe('</script><script>alert(1)</script>\u2028');
  });

  it('writes nothing without data', () => {
    expect(writeJsonLd([])).toBe('');
  });
});

describe('videoData', () => {
  const source = { type: 'video/mp4', bytes: 9_000, height: 600 };
  const video = {
    id: 'v',
    title: 'نقطهٔ کار پمپ',
    poster: '/videos/pump.svg',
    durationSec: 20,
    sources: [
      { ...source, url: '/videos/pump-600.mp4' },
      { ...source, url: '/videos/pump-400.mp4', height: 400 },
    ],
    transcript: 'محور افقی دبی است.',
    publishedAt: '2026-09-20T08:30:00.000Z',
  };

  it('names the largest file, the picture, the length and the day', () => {
    expect(written(videoData(SITE, video))).toEqual({
      '@type': 'VideoObject',
      name: video.title,
      description: video.transcript,
      url: `${SITE}/videos#v`,
      thumbnailUrl: `${SITE}/videos/pump.svg`,
      uploadDate: video.publishedAt,
      duration: 'PT20S',
      contentUrl: `${SITE}/videos/pump-600.mp4`,
      inLanguage: 'fa',
    });
  });

  it('names no file and no description that a video lacks', () => {
    const data = written(videoData(SITE, { ...video, sources: [], transcript: '' }));
    expect(Object.keys(data)).not.toContain('contentUrl');
    expect(Object.keys(data)).not.toContain('description');
  });
});
