import { useQuery } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { type ReactNode, Suspense, useEffect } from 'react';
import type { Understood } from '../../../../contract/search/understood.ts';
import { useReads } from '../../../data/use-reads.ts';
import { searchTexts } from '../../../parts/search/search-texts.ts';
import { useOnDevice } from '../../../ui/device/use-on-device.ts';
import { PageHead } from '../../../ui/page-head.tsx';
import { type FoundItem, searchItemsAtom } from '../atoms.ts';
import { hasWord } from '../search-key.ts';
import type { SearchTab } from '../search-tab.ts';
import {
  LazyDelegationResults,
  LazyNothingFound,
  LazyOtherResults,
  LazyRecentList,
  type Mark,
  noteRecentSearch,
  useMark,
} from './later-parts.ts';
import classes from './search-screen.module.css';
import { SearchTabs } from './search-tabs.tsx';
import { UnderstoodNote } from './understood-note.tsx';

/** What the list of products takes from the search. */
type ProductParts = {
  renderUnderstood: (understood: Understood) => ReactNode;
  /** A name with the words of a text marked; undefined until it can. */
  mark: Mark | undefined;
  nothing: ReactNode;
  onItems: (items: readonly FoundItem[]) => void;
};

type SearchScreenProps = {
  searchKey: string;
  tab: SearchTab;
  /** The products are filtered too: not a search to remember. */
  isNarrowed: boolean;
  renderProducts: (parts: ProductParts) => ReactNode;
};

/** Results of a search, one kind at a time. */
export function SearchScreen({ searchKey, tab, isNarrowed, renderProducts }: SearchScreenProps) {
  const { search } = useReads();
  const isSearched = hasWord(searchKey);
  const counts = useQuery({ ...search.counts(searchKey), enabled: isSearched, throwOnError: false }).data;
  const isFound =
    counts && counts.products.count + counts.suppliers.count + counts.categories.count + counts.contents.count > 0;
  useEffect(() => {
    if (isFound && !isNarrowed) noteRecentSearch(searchKey);
  }, [isFound, isNarrowed, searchKey]);
  const mark = useMark();
  const isOnDevice = useOnDevice();
  const onItems = useSetAtom(searchItemsAtom);
  const shared = { searchKey, tab, counts };
  const nothing = (
    <Suspense fallback={null}>
      <LazyNothingFound {...shared} />
    </Suspense>
  );
  return (
    <section className={classes.screen}>
      <PageHead title={searchTexts.title(searchKey)} description={searchTexts.description(searchKey)} noindex />
      <h1 className={classes.heading}>
        {searchTexts.heading} <bdi className={classes.key}>«{searchKey}»</bdi>
      </h1>
      {isSearched && <SearchTabs searchKey={searchKey} tab={tab} counts={counts} />}
      {isSearched && tab === 'products' ? (
        renderProducts({
          renderUnderstood: (understood) => (
            <UnderstoodNote understood={understood} searchKey={searchKey} counts={counts} />
          ),
          mark,
          nothing,
          onItems,
        })
      ) : (
        <div id="results" tabIndex={-1}>
          {isSearched ? (
            <Suspense fallback={null}>
              <LazyOtherResults key={searchKey} {...shared} />
            </Suspense>
          ) : (
            nothing
          )}
        </div>
      )}
      {isOnDevice && (
        <Suspense fallback={null}>
          {isSearched && <LazyDelegationResults {...shared} />}
          <LazyRecentList current={searchKey} />
        </Suspense>
      )}
    </section>
  );
}
