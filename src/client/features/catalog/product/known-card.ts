import type { QueryClient } from '@tanstack/react-query';
import type { ProductCard } from '../../../../contract/catalog/product.ts';

/** A product as a list showed it, and when that was true. */
export type KnownCard = { card: ProductCard; at: number };

type WithCards = ProductCard[] | { pages: { items: ProductCard[] }[] };

/** The newest that this device has read of a product before its own read is there. */
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
