import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { type SearchPageSearch, type SearchTab, searchOf } from './search-tab.ts';

type SearchLinkProps = {
  searchKey: string;
  /** @default products */
  tab?: SearchTab;
  className?: string | undefined;
  isCurrent?: boolean;
  /** Keeps filters, sort and look of the list. */
  isSameList?: boolean;
  /** Another order of the same list. */
  sort?: 'priceAsc';
  children: ReactNode;
};

/** A link to the results of a search. */
export function SearchLink(props: SearchLinkProps) {
  const { searchKey, tab = 'products', className, isCurrent = false, isSameList = false, sort, children } = props;
  return (
    <Link
      to="/search/$key"
      params={{ key: searchKey }}
      search={(before: SearchPageSearch) => (isSameList ? { ...before, ...(sort && { sort }) } : searchOf(tab))}
      className={className}
      activeProps={{}}
      activeOptions={{ exact: true, includeSearch: true }}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {children}
    </Link>
  );
}
