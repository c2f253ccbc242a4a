import type { QueryClient } from '@tanstack/react-query';

export function keepPublicReads(_queryClient: QueryClient): () => void {
  return () => {};
}
