import { useNavigate } from '@tanstack/react-router';
import { searchKey } from './directory-search.ts';
import { NameSearch } from './name-search.tsx';

/** Before hydration it submits to the directory of goods, filtered by the text. */
export function SupplierSearchForm({ text }: { text: string }) {
  const navigate = useNavigate();
  const search = (words: string) => {
    const key = searchKey(words);
    if (key !== '') void navigate({ to: '/suppliers/search/$key', params: { key }, search: true });
  };
  return <NameSearch text={text} action="/suppliers/Product" required onSearch={search} />;
}
