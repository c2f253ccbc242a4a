import { type ReactNode, Suspense, useCallback, useEffect, useState } from 'react';
import type { ProductRow, ProductsPage } from '../../../../contract/catalog/product.ts';
import type { Understood } from '../../../../contract/search/understood.ts';
import { useIsOnline } from '../../../offline/connection/use-is-online.ts';
import { AsOf } from '../../../offline/saved-reads/saved-copy.tsx';
import { useShownCopy } from '../../../offline/saved-reads/shown-copies.ts';
import { searchTexts } from '../../../parts/search/search-texts.ts';
import { useOnDevice } from '../../../ui/device/use-on-device.ts';
import { MoneySwitch } from '../../../ui/money/money-switch.tsx';
import { Name } from '../../../ui/name.tsx';
import { useWide } from '../../../ui/use-wide.ts';
import type { FilterPanelProps } from '../filters/applied.ts';
import { FilterButton, FilterSide } from '../filters/filter-entry.tsx';
import { useApplied, useListFilters } from '../filters/list-filters.ts';
import listClasses from '../product-list/product-list-results.module.css';
import { ProductListResults } from '../product-list/product-list-results.tsx';
import { ProductListToolbar } from '../product-list/product-list-toolbar.tsx';
import { RowNameContext } from '../product-list/rows/row-name.tsx';
import { CategoryChoice } from './category-choice.tsx';
import { LazyChosenCategory, TextPanel } from './later-parts.ts';
import classes from './searched-list.module.css';
import type { SearchedListSearch } from './searched-list-search.ts';
import { useSearchedProducts } from './use-searched-products.ts';

/** What the search itself shows in and around the list. */
type SearchParts = {
  renderUnderstood: (understood: Understood) => ReactNode;
  /** A name with the words of a text marked; undefined until it can. */
  mark: ((name: string, text: string) => ReactNode) | undefined;
  nothing: ReactNode;
  onItems: (items: readonly ProductRow[]) => void;
};

type SearchedListProps = { searchKey: string; search: SearchedListSearch; parts: SearchParts };

const none: readonly ProductRow[] = [];

/** The products that a text finds, in the list of all products: filters, order, rows that unfold. */
export function SearchedList({ searchKey, search, parts }: SearchedListProps) {
  const { mark, onItems } = parts;
  const list = useListFilters(search.category, search.filters);
  const applied = useApplied(search.filters !== undefined);
  const products = useSearchedProducts(searchKey, search, list);
  useShownCopy(useIsOnline() ? undefined : products.dataUpdatedAt);
  const pages = products.data?.pages;
  const [saved, setSaved] = useState<ProductsPage>();
  const first = pages?.[0] ?? saved;
  const understood = first?.understood;
  const categoryId = search.category ?? understood?.category?.id ?? onlyCategory(first);
  const isOnDevice = useOnDevice();
  const isWide = useWide();
  // Its conditions are chips: their numbers would mark parts of other numbers.
  const searched = understood?.rest ?? understood?.text ?? searchKey;
  const drawName = useCallback((name: string) => mark?.(name, searched) ?? <Name text={name} />, [mark, searched]);
  useEffect(() => {
    onItems(pages?.flatMap((page) => page.items) ?? none);
    return () => onItems(none);
  }, [pages, onItems]);

  const withPanel = (isHere: boolean, draw: (panel: FilterPanelProps | undefined) => ReactNode) =>
    isHere && isOnDevice && first ? (
      <Suspense fallback={draw(undefined)}>
        <TextPanel {...{ searchKey, search, list, categoryId, understood }}>{draw}</TextPanel>
      </Suspense>
    ) : (
      draw(undefined)
    );
  const panel = list.definitions && {
    scope: { q: searchKey, categoryId: search.category },
    list,
    definitions: list.definitions,
  };
  const isFiltered = list.filters.length > 0;
  // Without a filter to take off, the filters of nothing say nothing.
  const hasFilters = first?.items.length !== 0 || isFiltered || (understood?.asked ?? '') !== '';
  return (
    <>
      <div className={listClasses.head}>
        <p className={listClasses.facts}>
          <MoneySwitch />
          {first?.totalCount !== undefined && !products.isPlaceholderData && (
            <span>{searchTexts.found(first.totalCount, first.isTotalMore === true)}</span>
          )}
          <AsOf at={products.dataUpdatedAt} isFetching={products.isFetching} />
        </p>
        <ProductListToolbar
          search={search}
          // A filtered list has no order by relevance.
          unsorted={isFiltered ? undefined : 'relevance'}
          filter={withPanel(!isWide && hasFilters, (one) => one && <FilterButton panel={one} />)}
        />
      </div>
      {!search.category && !understood?.category && (
        // Its place stays: what comes with the answer does not move the rows.
        <div className={classes.choice}>{understood && <CategoryChoice categories={understood.categories} />}</div>
      )}
      <div className={listClasses.columns}>
        {hasFilters && withPanel(isWide, (one) => <FilterSide panel={one} />)}
        <div id="results" tabIndex={-1} className={`${listClasses.results} ${classes.marked}`}>
          {search.category !== undefined && (
            <Suspense fallback={null}>
              <LazyChosenCategory {...{ categoryId: search.category, list, applied }} />
            </Suspense>
          )}
          {understood && parts.renderUnderstood(understood)}
          {applied && <applied.FilterChips {...list} />}
          <RowNameContext value={drawName}>
            <ProductListResults
              products={products}
              scope={{ q: searchKey, categoryId: search.category, sort: search.sort, filters: list.text }}
              onSaved={setSaved}
              view={search.view}
              sort={search.sort ?? (isFiltered ? undefined : 'relevance')}
              isMixed={(understood?.categories.length ?? 0) !== 1}
              caption={searchTexts.title(searchKey)}
              empty={applied && isFiltered ? <applied.FilterEmpty panel={panel} /> : parts.nothing}
            />
          </RowNameContext>
        </div>
      </div>
    </>
  );
}

/** The category of everything that is found. */
function onlyCategory(page: ProductsPage | undefined): string | undefined {
  const [category, other] = page?.understood?.categories ?? [];
  return page?.nextCursor === null && other === undefined ? category?.id : undefined;
}
