import type { QueryClient } from '@tanstack/react-query';
import type { ProductCard } from '../../../../contract/catalog/product.ts';
import { type Found, likelyNumber } from '../../../../core/parts-list/match-part.ts';
import type { LineOffer } from '../../../../core/parts-list/parts-line.ts';
import { foldPartNumber } from '../../../../core/text/persian.ts';
import type { Api } from '../../../data/api.ts';
import { isNoAnswer } from '../../../offline/connection/connection.ts';
import { toLineOffer } from '../parts/line-offer.ts';
import type { FindOffers } from './match-lines.ts';
import { partsReads } from './queries.ts';

type FoundOffer = Found<LineOffer>;

const toFound = (card: ProductCard, readAt: number): FoundOffer => ({
  offer: toLineOffer(card, readAt),
  partNumber: card.partNumber,
  names: [card.title, card.brand ?? '', card.supplier.name],
});

/** Finds offers by the server's search, and without its answer among what the device has saved. */
export function offerFinder(queryClient: QueryClient, api: Api): FindOffers {
  const { named } = partsReads(api);
  let saved: Promise<readonly FoundOffer[]> | undefined;
  const search = async (q: string): Promise<FoundOffer[]> => {
    const options = named(q);
    const { items } = await queryClient.fetchQuery(options);
    const readAt = queryClient.getQueryState(options.queryKey)?.dataUpdatedAt ?? Date.now();
    return items.map((card) => toFound(card, readAt));
  };
  return async (text) => {
    try {
      const found = await search(text);
      const number = likelyNumber(text);
      const hasNumber = found.some(({ partNumber }) => isNumber(partNumber, number));
      if (hasNumber || number === undefined || number === text) return { found, isSaved: false };
      return { found: withoutRepeats([...found, ...(await search(number))]), isSaved: false };
    } catch (error) {
      if (!isNoAnswer(error)) throw error;
      saved ??= readSaved();
      return {
        found: (await saved).filter(({ partNumber }) => isNumber(partNumber, likelyNumber(text))),
        isSaved: true,
      };
    }
  };
}

const withoutRepeats = (found: readonly FoundOffer[]): FoundOffer[] => [
  ...new Map(found.map((one) => [one.offer.id, one])).values(),
];

const isNumber = (partNumber: string | null, written: string | undefined): boolean =>
  partNumber !== null && written !== undefined && foldPartNumber(partNumber) === foldPartNumber(written);

async function readSaved(): Promise<readonly FoundOffer[]> {
  const { savedCards } = await import('../../../offline/saved-reads/saved-cards.ts');
  const newest = new Map<string, FoundOffer>();
  for (const { card, savedAt } of await savedCards()) {
    const found = toFound(card, savedAt);
    const known = newest.get(card.id);
    if (!known || known.offer.readAt < savedAt) newest.set(card.id, found);
  }
  return [...newest.values()];
}
