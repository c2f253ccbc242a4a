import type { QueryClient } from '@tanstack/react-query';
import type { ProductCard } from '../../../../../contract/catalog/product.ts';

/** A product's card from a list, with the time of that read. */
export type KnownCard = { card: ProductCard; at: number };

type WithCards = ProductCard[] | { pages: { items: ProductCard[] }[] };

/** The newest cached card of a product, to show until its own read is loaded. */
export function findKnownCard(queryClient: QueryClient, productId: string): KnownCard | undefined {
  let known: KnownCard | undefined;
  for (const { state } of queryClient.getQueryCache().findAll({ predicate: ({ meta }) => meta?.cards === 'product' })) {
    const data = state.data as WithCards | undefined;
    if (!data || state.dataUpdatedAt <= (known?.at ?? 0)) continue;
    const card = cardsOf(data).find((one) => one.id === productId);
    if (card) known = { card, at: state.dataUpdatedAt };
  }
  return known;
}

const cardsOf = (data: WithCards): ProductCard[] =>
  Array.isArray(data) ? data : data.pages.flatMap((page) => page.items);
