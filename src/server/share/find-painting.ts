import type { ProductCard } from '../../contract/catalog/product.ts';
import type { PageContent } from '../../contract/content/page.ts';
import { formatRial } from '../../core/money/money.ts';
import { inBasis } from '../../core/money/vat.ts';
import { formatNumber } from '../../core/numbers/numerals.ts';
import type { ShareKind } from '../../core/pages/share-picture.ts';
import { initialsOf } from '../../core/text/firm-initials.ts';
import { formatJalali } from '../../core/time/dates.ts';
import { getBaseProduct } from '../catalog/product/base-product-read.ts';
import { getProduct, listOffersOf } from '../catalog/product/read.ts';
import { getPageFace } from '../content/page/read.ts';
import type { Executor } from '../db/open-database.ts';
import { renderDrawing } from '../drawings/render-drawing.ts';
import { getPublishedFile } from '../files/read.ts';
import type { FileStore } from '../platform/files/file-store.ts';
import type { StaticFiles } from '../platform/http/static-files.ts';
import { getSupplierCard } from '../suppliers/read.ts';
import type { Motif, Painting } from './paint-picture.ts';
import { shareTexts as texts } from './share-texts.ts';
import { figureSvg, glyphSvg } from './site-svg.ts';

export interface ShareSources {
  db: Executor;
  store: Pick<FileStore, 'find'>;
  site: StaticFiles;
}

/** What the picture of an object shows, as everybody may read it. @throws 404 for what the public does not see */
export const findPainting = (sources: ShareSources, kind: ShareKind, id: string): Promise<Painting> =>
  painters[kind](sources, id);

export const sitePainting = (site: StaticFiles): Painting => ({
  title: texts.tagline,
  motif: glyphSvg(site, 'bearing') ?? { kind: 'letters', letters: texts.site },
});

const painters: Record<ShareKind, (sources: ShareSources, id: string) => Promise<Painting>> = {
  product: async ({ db, site }, id) => {
    const product = await getProduct(db, id);
    const { name, city } = product.supplier;
    return {
      title: product.title,
      note: texts.place(name, city),
      price: priceOf(product, (amount) => amount),
      motif: drawnOr(product, site),
    };
  },
  'base-product': async ({ db, site }, id) => {
    const base = await getBaseProduct(db, id);
    const offers = await listOffersOf(db, base.id);
    const best = offers.find(({ prices }) => prices.length > 0) ?? offers[0];
    return {
      title: base.title,
      note: offers.length > 0 ? texts.offers(formatNumber(offers.length)) : undefined,
      price: best && priceOf(best, offers.length > 1 ? texts.from : (amount) => amount),
      motif: drawnOr(base, site),
    };
  },
  supplier: async ({ db }, id) => {
    const { name, city } = await getSupplierCard(db, id);
    return { title: name, note: texts.supplierIn(city), motif: { kind: 'letters', letters: initialsOf(name) } };
  },
  content: async (sources, id) => {
    const { title, cover, writer } = await getPageFace(sources.db, id);
    return { title, note: writer, motif: await coverOf(sources, cover, writer ?? texts.site) };
  },
};

type Priced = Pick<ProductCard, 'priceType' | 'prices' | 'saleUnit' | 'updatedAt' | 'vatIncluded'>;

/** Without tax, as the site shows a price to who has chosen nothing else. */
function priceOf(
  { priceType, prices: [first], saleUnit, updatedAt, vatIncluded }: Priced,
  put: (amount: string) => string,
) {
  if (priceType === 'onRequest' || !first) return { amount: texts.onRequest, at: '' };
  const rial = inBasis(first.amountRial, vatIncluded, 'net');
  return { amount: put(formatRial(rial)), at: texts.pricedAt(saleUnit.nameFa, formatJalali(updatedAt)) };
}

type Drawable = { drawing: Parameters<typeof renderDrawing>[0] | null; title: string; glyph: string };

const drawnOr = ({ drawing, title, glyph }: Drawable, site: StaticFiles): Motif =>
  drawing
    ? { kind: 'svg', svg: renderDrawing(drawing, title) }
    : (glyphSvg(site, glyph) ?? { kind: 'letters', letters: initialsOf(title) });

async function coverOf({ db, store, site }: ShareSources, cover: PageContent['cover'], name: string): Promise<Motif> {
  const letters: Motif = { kind: 'letters', letters: initialsOf(name) };
  if (cover?.kind === 'figure') return figureSvg(site, cover.name) ?? letters;
  if (cover?.kind !== 'image') return letters;
  const { mime, storageKey } = await getPublishedFile(db, cover.fileId);
  const bytes = mime === 'image/webp' ? await store.find(storageKey) : undefined;
  return bytes ? { kind: 'image', bytes } : letters;
}
