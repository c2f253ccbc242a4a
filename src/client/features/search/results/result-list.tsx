import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { useSetAtom } from 'jotai';
import { type ReactNode, useEffect } from 'react';
import type { Page } from '../../../../contract/page.ts';
import type { SearchCounts } from '../../../../contract/search/search-counts.ts';
import { ReadGate } from '../../../data/read-gate.tsx';
import { AsOf } from '../../../offline/saved-reads/saved-copy.tsx';
import { endOf, ListEnd } from '../../../ui/kit/list-end.tsx';
import { rowListClass } from '../../../ui/kit/row.tsx';
import { type FoundItem, searchItemsAtom } from '../atoms.ts';
import type { SearchTab } from '../search-tab.ts';
import { NothingFound } from './nothing-found.tsx';
import classes from './result-list.module.css';

export type ResultsProps = { searchKey: string; counts: SearchCounts | undefined };

type ResultListProps<Item> = ResultsProps & {
  tab: Exclude<SearchTab, 'products'>;
  query: UseInfiniteQueryResult<InfiniteData<Page<Item>>>;
  renderItem: (item: Item) => ReactNode;
  /** Says how the items were found. */
  noteOf?: (first: Page<Item>) => ReactNode;
  /** What the device has, where nobody answers. @default says that there is none */
  unsaved?: ReactNode;
};

const ROWS = [0, 1, 2, 3, 4, 5];
const none: readonly FoundItem[] = [];

/** Paginated results of one kind, in each of their states. */
export function ResultList<Item extends FoundItem>(props: ResultListProps<Item>) {
  const { query, tab, searchKey, counts, renderItem } = props;
  useShared(query.data);
  return (
    <ReadGate query={query} skeleton={<Skeleton />} hideTime unsaved={props.unsaved}>
      {({ pages }) => {
        const items = pages.flatMap((page) => page.items);
        if (items.length === 0) return <NothingFound searchKey={searchKey} tab={tab} counts={counts} />;
        return (
          <div>
            <p className={classes.time}>
              <AsOf at={query.dataUpdatedAt} isFetching={query.isFetching} />
            </p>
            {pages[0] && props.noteOf?.(pages[0])}
            <ul className={rowListClass}>
              {items.map((item) => (
                <li key={item.id}>{renderItem(item)}</li>
              ))}
            </ul>
            <ListEnd {...endOf(query)} />
          </div>
        );
      }}
    </ReadGate>
  );
}

/** Sets the specification's `searchItems` to the listed items while they are mounted. */
function useShared<Item extends FoundItem>(data: InfiniteData<Page<Item>> | undefined): void {
  const setItems = useSetAtom(searchItemsAtom);
  useEffect(() => {
    setItems(data?.pages.flatMap((page) => page.items) ?? none);
    return () => setItems(none);
  }, [data, setItems]);
}

const Skeleton = () => (
  <div className={rowListClass}>
    {ROWS.map((row) => (
      <span key={row} className={classes.placeholder} />
    ))}
  </div>
);
