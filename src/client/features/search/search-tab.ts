export const searchTabs = ['products', 'suppliers', 'categories', 'contents'] as const;
export type SearchTab = (typeof searchTabs)[number];

const DEFAULT_TAB = 'products';

/** Which results the address asks for; the default is left out. */
export type SearchPageSearch = { tab?: Exclude<SearchTab, typeof DEFAULT_TAB> | undefined };

export function readSearchPage(search: Record<string, unknown>): SearchPageSearch {
  const tab = searchTabs.find((one) => one === search.tab);
  return { tab: tab === undefined || tab === DEFAULT_TAB ? undefined : tab };
}

export const tabOf = ({ tab }: SearchPageSearch): SearchTab => tab ?? DEFAULT_TAB;

/** For a link. */
export const searchOf = (tab: SearchTab): SearchPageSearch => ({ tab: tab === DEFAULT_TAB ? undefined : tab });
