import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { CategoryType } from '../../../../core/catalog/category-types.ts';
import { ReadGate } from '../../../data/read-gate.tsx';
import { useReads } from '../../../data/use-reads.ts';
import { AsOf } from '../../../offline/saved-reads/saved-copy.tsx';
import { endOf, ListEnd } from '../../../ui/kit/list-end.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { CategoryChips } from './category-chips.tsx';
import { DirectoryEmpty } from './directory-empty.tsx';
import { DirectoryForm } from './directory-form.tsx';
import classes from './directory-screen.module.css';
import type { DirectorySearch } from './directory-search.ts';
import { directoryTexts } from './directory-texts.ts';
import { PlaceSelect } from './place-select.tsx';
import { SortSelect } from './sort-select.tsx';
import { SupplierListingRows } from './supplier-listing-rows.tsx';
import { TypeTabs } from './type-tabs.tsx';

const words = directoryTexts.directory;

type DirectoryScreenProps = { categoryType: CategoryType; search: DirectorySearch };

/** The suppliers of a root type, filtered by category, place and name. */
export function DirectoryScreen({ categoryType, search }: DirectoryScreenProps) {
  const reads = useReads();
  const { category: categoryId, order, ...narrowed } = search;
  const list = useInfiniteQuery({
    ...reads.suppliers.directory({ categoryType, categoryId, ...narrowed, sort: order }),
    placeholderData: keepPreviousData,
  });
  const topLevels = useQuery({ ...reads.catalog.topLevels(), throwOnError: false });
  const category = topLevels.data?.find((one) => one.id === categoryId);
  const heading = words.headings[categoryType];
  const first = list.data?.pages[0];
  return (
    <section data-type={categoryType}>
      <PageHead
        title={heading}
        description={words.description(heading, first?.totalCount ?? 0)}
        canonicalPath={`/suppliers/${categoryType}`}
      />
      <TypeTabs />
      <div className={classes.head}>
        <h1>{category ? words.headingIn(heading, category.name) : heading}</h1>
        <p className={classes.facts}>
          {first?.totalCount !== undefined && <span>{words.count(first.totalCount)}</span>}
          <AsOf at={list.dataUpdatedAt} isFetching={list.isFetching} />
        </p>
      </div>
      <CategoryChips categories={(topLevels.data ?? []).filter((one) => one.categoryType === categoryType)} />
      <DirectoryForm categoryType={categoryType} q={search.q}>
        <PlaceSelect places={first?.places ?? []} search={search} />
        <SortSelect order={order} usual="name" />
      </DirectoryForm>
      <ReadGate query={list} skeleton={<div className={classes.waiting} />} hideTime>
        {({ pages }) => {
          const suppliers = pages.flatMap((page) => page.items);
          if (suppliers.length === 0) return <DirectoryEmpty categoryType={categoryType} search={search} />;
          const all = pages[0]?.totalCount;
          return (
            <div id="results" tabIndex={-1} className={classes.list} aria-busy={list.isPlaceholderData}>
              <SupplierListingRows suppliers={suppliers} categoryType={categoryType} />
              <ListEnd shown={all === undefined ? undefined : words.shownOf(suppliers.length, all)} {...endOf(list)} />
            </div>
          );
        }}
      </ReadGate>
    </section>
  );
}
