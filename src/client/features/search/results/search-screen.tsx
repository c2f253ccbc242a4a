import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useReads } from '../../../data/use-reads.ts';
import { searchTexts } from '../../../texts/search.ts';
import { PageHead } from '../../../ui/page-head.tsx';
import { RecentList } from '../box/recent-list.tsx';
import { noteRecentSearch } from '../recent-searches.ts';
import { hasWord } from '../search-key.ts';
import type { SearchTab } from '../search-tab.ts';
import { CategoryResults } from './category-results.tsx';
import { ContentResults, NothingFound } from './nothing-found.tsx';
import { ProductResults } from './product-results.tsx';
import classes from './search-screen.module.css';
import { SearchTabs } from './search-tabs.tsx';
import { SupplierResults } from './supplier-results.tsx';

type SearchScreenProps = { searchKey: string; tab: SearchTab };

const results = { products: ProductResults, suppliers: SupplierResults, categories: CategoryResults } as const;

/** Results of a search, one kind at a time. */
export function SearchScreen({ searchKey, tab }: SearchScreenProps) {
  const { search } = useReads();
  const isSearched = hasWord(searchKey);
  const counts = useQuery({ ...search.counts(searchKey), enabled: isSearched, throwOnError: false }).data;
  const isFound = counts && counts.products.count + counts.suppliers.count + counts.categories.count > 0;
  useEffect(() => {
    if (isFound) noteRecentSearch(searchKey);
  }, [isFound, searchKey]);
  const Results = tab === 'contents' ? undefined : results[tab];
  return (
    <section className={classes.screen}>
      <PageHead title={searchTexts.title(searchKey)} noindex />
      <h1 className={classes.heading}>
        {searchTexts.heading} <bdi className={classes.key}>«{searchKey}»</bdi>
      </h1>
      {isSearched && <SearchTabs searchKey={searchKey} tab={tab} counts={counts} />}
      {!isSearched && <NothingFound searchKey={searchKey} tab={tab} counts={undefined} />}
      {isSearched && (Results ? <Results key={tab} searchKey={searchKey} counts={counts} /> : <ContentResults />)}
      <RecentList current={searchKey} />
    </section>
  );
}
