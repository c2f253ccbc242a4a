import type { SearchCounts } from '../../../../contract/search/search-counts.ts';
import { searchTexts } from '../../../texts/search.ts';
import { SearchLink } from '../search-link.tsx';
import { type SearchTab, searchTabs } from '../search-tab.ts';
import classes from './search-tabs.module.css';

type SearchTabsProps = { searchKey: string; tab: SearchTab; counts: SearchCounts | undefined };

/** The kinds of results with their counts; links, so that each has a URL. */
export function SearchTabs({ searchKey, tab, counts }: SearchTabsProps) {
  return (
    <nav aria-label={searchTexts.tabs} className={classes.tabs}>
      {searchTabs.map((one) => {
        const found = counts?.[one];
        return (
          <SearchLink key={one} searchKey={searchKey} tab={one} className={classes.tab} isCurrent={one === tab}>
            {searchTexts.tab[one]}
            {found && <span className={classes.count}>{searchTexts.count(found.count, found.isMore)}</span>}
          </SearchLink>
        );
      })}
    </nav>
  );
}
