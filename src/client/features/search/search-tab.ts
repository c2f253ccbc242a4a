export const searchTabs = ['products', 'suppliers', 'categories', 'contents'] as const;
export type SearchTab = (typeof searchTabs)[number];

const DEFAULT_TAB = 'products';

/** Search parameters of the search page. The default tab is omitted. */
export type SearchPageSearch = { tab?: Exclude<SearchTab, typeof DEFAULT_TAB> | undefined };

export function readSearchPage(search: Record<string, unknown>): SearchPageSearch {
  const tab = searchTabs.find((one) => one === search.tab);
  return { tab: tab === undefined || tab === DEFAULT_TAB ? undefined : tab };
}

export const tabOf = ({ tab }: SearchPageSearch): SearchTab => tab ?? DEFAULT_TAB;

/** Search parameters of a link to a tab. */
export const searchOf = (tab: SearchTab): SearchPageSearch => ({ tab: tab === DEFAULT_TAB ? undefined : tab });
