import type { SearchCounts } from '../../../../contract/search/search-counts.ts';
import type { SearchTab } from '../search-tab.ts';
import { CategoryResults } from './category-results.tsx';
import { ContentResults } from './content-results.tsx';
import { SupplierResults } from './supplier-results.tsx';

type OtherResultsProps = { searchKey: string; tab: SearchTab; counts: SearchCounts | undefined };

const results = { suppliers: SupplierResults, categories: CategoryResults, contents: ContentResults } as const;

/** Results that are no products. */
export function OtherResults({ tab, ...props }: OtherResultsProps) {
  if (tab === 'products') return null;
  const Results = results[tab];
  return <Results key={tab} {...props} />;
}
