import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { categoryTypes } from '../../../../core/catalog/category-types.ts';
import { ReadGate } from '../../../data/read-gate.tsx';
import { useReads } from '../../../data/use-reads.ts';
import { isNoAnswer } from '../../../offline/connection/connection.ts';
import { AsOf } from '../../../offline/saved-reads/saved-copy.tsx';
import { ChipRow, chipClass } from '../../../ui/kit/chip.tsx';
import { endOf, ListEnd } from '../../../ui/kit/list-end.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import controls from './directory-controls.module.css';
import classes from './directory-screen.module.css';
import type { SupplierSearchSearch } from './directory-search.ts';
import { directoryTexts } from './directory-texts.ts';
import { NothingFound } from './nothing-found.tsx';
import { SavedMatches } from './saved-matches.tsx';
import { SortSelect } from './sort-select.tsx';
import { SupplierListingRows } from './supplier-listing-rows.tsx';
import { SupplierSearchForm } from './supplier-search-form.tsx';

const words = directoryTexts.search;

type SupplierSearchScreenProps = {
  text: string;
  search: SupplierSearchSearch;
  /** Renders a name with its matches marked. */
  renderName: (name: string) => ReactNode;
};

export function SupplierSearchScreen({ text, search, renderName }: SupplierSearchScreenProps) {
  const { suppliers } = useReads();
  const list = useInfiniteQuery({
    ...suppliers.directory({ q: text, categoryType: search.type, sort: search.order ?? 'items' }),
    placeholderData: keepPreviousData,
  });
  const first = list.data?.pages[0];
  const isUnreached = list.data === undefined && (list.fetchStatus === 'paused' || isNoAnswer(list.error));
  return (
    <section>
      <PageHead title={words.title(text)} noindex />
      <div className={classes.head}>
        <h1>
          {words.heading} «<bdi>{text}</bdi>»
        </h1>
        <p className={classes.facts}>
          {first?.totalCount !== undefined && <span>{directoryTexts.directory.count(first.totalCount)}</span>}
          <AsOf at={list.dataUpdatedAt} isFetching={list.isFetching} />
        </p>
      </div>
      <div className={controls.controls}>
        <SupplierSearchForm text={text} />
        <SortSelect order={search.order} usual="items" />
      </div>
      <ChipRow label={words.inType}>
        {[undefined, ...categoryTypes].map((type) => (
          <li key={type ?? 'all'}>
            <Link
              to="."
              search={(before) => ({ ...before, type })}
              replace
              resetScroll={false}
              className={chipClass}
              activeOptions={{ explicitUndefined: true }}
            >
              {type ? directoryTexts.directory.tabs[type] : words.allTypes}
            </Link>
          </li>
        ))}
      </ChipRow>
      {isUnreached ? (
        <SavedMatches text={text} renderName={renderName} onRetry={() => void list.refetch()} />
      ) : (
        <ReadGate query={list} skeleton={<div className={classes.waiting} />} hideTime>
          {({ pages }) => {
            const found = pages.flatMap((page) => page.items);
            if (found.length === 0) return <NothingFound text={text} type={search.type} />;
            return (
              <div id="results" tabIndex={-1} className={classes.list} aria-busy={list.isPlaceholderData}>
                <SupplierListingRows suppliers={found} categoryType={search.type} renderName={renderName} />
                <ListEnd {...endOf(list)} />
              </div>
            );
          }}
        </ReadGate>
      )}
    </section>
  );
}
