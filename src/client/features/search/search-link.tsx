import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { type SearchTab, searchOf } from './search-tab.ts';

type SearchLinkProps = {
  searchKey: string;
  /** @default products */
  tab?: SearchTab;
  className?: string | undefined;
  isCurrent?: boolean;
  children: ReactNode;
};

/** A link to the results of a search. */
export function SearchLink({ searchKey, tab = 'products', className, isCurrent = false, children }: SearchLinkProps) {
  return (
    <Link
      to="/search/$key"
      params={{ key: searchKey }}
      search={searchOf(tab)}
      className={className}
      activeProps={{}}
      activeOptions={{ exact: true, includeSearch: true }}
      aria-current={isCurrent ? 'page' : undefined}
    >
      {children}
    </Link>
  );
}
