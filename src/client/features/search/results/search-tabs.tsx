import type { SearchCounts } from '../../../../contract/search/search-counts.ts';
import { searchTexts } from '../../../parts/search/search-texts.ts';
import { TabNav, tabClass } from '../../../ui/kit/tabs.tsx';
import { SearchLink } from '../search-link.tsx';
import { type SearchTab, searchTabs } from '../search-tab.ts';

type SearchTabsProps = { searchKey: string; tab: SearchTab; counts: SearchCounts | undefined };

/** The kinds of results with their counts; links, so that each has a URL. */
export function SearchTabs({ searchKey, tab, counts }: SearchTabsProps) {
  return (
    <TabNav label={searchTexts.tabs}>
      {searchTabs.map((one) => {
        const found = counts?.[one];
        return (
          <SearchLink key={one} searchKey={searchKey} tab={one} className={tabClass} isCurrent={one === tab}>
            {searchTexts.tab[one]}
            {found && <span>{searchTexts.count(found.count, found.isMore)}</span>}
          </SearchLink>
        );
      })}
    </TabNav>
  );
}
