import { formatNumber } from '../../../../core/numbers/numerals.ts';
import { foldPartNumber, foldText } from '../../../../core/text/persian.ts';
import type { Executor } from '../../../db/open-database.ts';
import { listOfferKeys, type OfferKeys } from '../../own-offer/read.ts';
import type { ProductRecord } from '../catalog-file.ts';
import { ImportFileError } from '../record-stream.ts';

const OFFERS_MAX = 100_000;

type Found = { offerId: string } | { code: 'offer-unknown' | 'offer-ambiguous'; reason: string };

const UNKNOWN: Found = { code: 'offer-unknown', reason: 'کالایی از شما با این کد نیست.' };
const AMBIGUOUS: Found = {
  code: 'offer-ambiguous',
  reason: 'چند کالای شما این کد را دارند؛ ستون برند یا کد خود را هم بیاورید.',
};

/**
 * Finds a supplier's offer by what a row names it: the id of our own file, the supplier's code, or a part number with or
 * without its brand. However blanks, hyphens and digits are written.
 * @throws ImportFileError for a supplier with more offers than are held at once
 */
export async function offerFinder(db: Executor, supplierId: string): Promise<(record: ProductRecord) => Found> {
  const offers = await listOfferKeys(db, supplierId, OFFERS_MAX + 1);
  if (offers.length > OFFERS_MAX)
    throw new ImportFileError(
      `این کار برای تأمین‌کننده‌ای با بیش از ${formatNumber(OFFERS_MAX)} کالا نیست.`,
      'too-large',
    );
  const ids = new Set(offers.map(({ id }) => id));
  const bySku = indexed(offers, ({ sku }) => (sku === null ? [] : [sku]));
  const byPart = indexed(offers, ({ partNumbers }) => partNumbers ?? []);
  return ({ id, partNumber, brand }) => {
    const own = id.toLowerCase();
    if (ids.has(own)) return { offerId: own };
    const sought = foldPartNumber(partNumber ?? id);
    const found = bySku.get(foldPartNumber(id)) ?? byPart.get(sought) ?? [];
    const named = brand ? found.filter((one) => foldText(one.brand ?? '') === foldText(brand)) : found;
    const [first, second] = named.length > 0 ? named : found;
    if (!first) return UNKNOWN;
    return second ? AMBIGUOUS : { offerId: first.id };
  };
}

function indexed(offers: readonly OfferKeys[], textsOf: (offer: OfferKeys) => readonly string[]) {
  const index = new Map<string, OfferKeys[]>();
  for (const offer of offers) {
    for (const key of new Set(textsOf(offer).map(foldPartNumber))) {
      const known = index.get(key);
      if (known) known.push(offer);
      else index.set(key, [offer]);
    }
  }
  return index;
}
