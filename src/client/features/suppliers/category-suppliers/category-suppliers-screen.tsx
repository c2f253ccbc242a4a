import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { SupplierSort } from '../../../../contract/suppliers/supplier.ts';
import { ReadGate } from '../../../data/read-gate.tsx';
import { useReads } from '../../../data/use-reads.ts';
import { AsOf } from '../../../offline/saved-reads/saved-copy.tsx';
import { useCanonicalName } from '../../../router/canonical.ts';
import { rootTexts } from '../../../texts/root-texts.ts';
import { ChipRow, chipClass } from '../../../ui/kit/chip.tsx';
import { endOf, ListEnd } from '../../../ui/kit/list-end.tsx';
import { Notice } from '../../../ui/kit/notice.tsx';
import { Name } from '../../../ui/name.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import controls from '../directory/directory-controls.module.css';
import classes from '../directory/directory-screen.module.css';
import { directoryTexts } from '../directory/directory-texts.ts';
import { SortSelect } from '../directory/sort-select.tsx';
import { CategorySupplierRows } from './category-supplier-rows.tsx';
import { ofCategoryTexts } from './category-suppliers-texts.ts';

const words = ofCategoryTexts;

type CategorySuppliersScreenProps = {
  categoryId: string;
  /** The name in the URL. */
  written: string | undefined;
  order: SupplierSort | undefined;
};

/** The suppliers of a category, with their item counts. */
export function CategorySuppliersScreen({ categoryId, written, order }: CategorySuppliersScreenProps) {
  const reads = useReads();
  const category = useQuery(reads.catalog.category(categoryId));
  const list = useInfiniteQuery({
    ...reads.suppliers.inCategory(categoryId, order ?? 'items'),
    placeholderData: keepPreviousData,
  });
  useCanonicalName(written, category.data?.slug);
  const all = list.data?.pages[0]?.totalCount;
  return (
    <ReadGate query={category} skeleton={<div className={classes.waiting} />} hideTime>
      {({ name, slug, categoryType, supplierCount }) => (
        <section data-type={categoryType}>
          <PageHead
            title={words.title(name)}
            description={words.description(name, all ?? supplierCount)}
            canonicalPath={`/supplier/category/${categoryId}/${slug}`}
          />
          <div className={classes.head}>
            <h1>
              <Name text={words.title(name)} />
            </h1>
            <p className={classes.facts}>
              {all !== undefined && <span>{directoryTexts.directory.count(all)}</span>}
              <AsOf at={list.dataUpdatedAt} isFetching={list.isFetching} />
            </p>
          </div>
          <ChipRow label={directoryTexts.directory.categories}>
            <li>
              <Link to="/category/$categoryId/$" params={{ categoryId, _splat: slug }} className={chipClass}>
                <Name text={words.toCategory(name)} />
              </Link>
            </li>
            <li>
              <Link to="/products/category/$categoryId/$" params={{ categoryId, _splat: slug }} className={chipClass}>
                {rootTexts[categoryType].listOf(name)}
              </Link>
            </li>
            <li>
              <Link to="/suppliers/$categoryType" params={{ categoryType }} className={chipClass}>
                {directoryTexts.directory.headings[categoryType]}
              </Link>
            </li>
          </ChipRow>
          <ReadGate query={list} skeleton={<div className={classes.waiting} />} hideTime>
            {({ pages }) => {
              const suppliers = pages.flatMap((page) => page.items);
              if (suppliers.length === 0) return <Notice heading={words.empty} hint={words.emptyHint} />;
              return (
                <div id="results" tabIndex={-1} className={classes.list} aria-busy={list.isPlaceholderData}>
                  <div className={controls.controls}>
                    <SortSelect order={order} usual="items" />
                  </div>
                  <CategorySupplierRows categoryId={categoryId} categoryType={categoryType} suppliers={suppliers} />
                  <ListEnd
                    shown={all === undefined ? undefined : directoryTexts.directory.shownOf(suppliers.length, all)}
                    {...endOf(list)}
                  />
                </div>
              );
            }}
          </ReadGate>
        </section>
      )}
    </ReadGate>
  );
}
