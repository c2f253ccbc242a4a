import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Category, CategoryCard } from '../../../../contract/catalog/category.ts';
import { ReadGate } from '../../../data/read-gate.tsx';
import { useReads } from '../../../data/use-reads.ts';
import { useIsOnline } from '../../../offline/connection/use-is-online.ts';
import { AsOf } from '../../../offline/saved-reads/saved-copy.tsx';
import { useShownCopy } from '../../../offline/saved-reads/shown-copies.ts';
import { rootTexts } from '../../../texts/root-texts.ts';
import { buttonClass } from '../../../ui/kit/button.tsx';
import { Notice } from '../../../ui/kit/notice.tsx';
import { RootContext, useRootTexts } from '../../../ui/root-context.ts';
import { Breadcrumb } from '../category/breadcrumb.tsx';
import { isLeafList } from '../category/leaf-list.ts';
import { FilterButton, FilterSide } from '../filters/filter-entry.tsx';
import { useApplied, useListFilters } from '../filters/list-filters.ts';
import listClasses from '../product-list/product-list-results.module.css';
import { ProductListResults, useListProducts } from '../product-list/product-list-results.tsx';
import { ProductListSkeleton } from '../product-list/product-list-skeleton.tsx';
import { ProductListToolbar } from '../product-list/product-list-toolbar.tsx';
import type { ProductListSearch } from '../product-list-search.ts';
import { ProductListChips } from './product-list-chips.tsx';
import { type ListSupplier, listTitle, ProductListHead } from './product-list-head.tsx';
import { supplierListTexts } from './supplier-list-texts.ts';

type ProductListScreenProps = {
  categoryId: string;
  /** Only this supplier's products. @default all suppliers */
  supplierId?: string;
  search: ProductListSearch;
};

/** Products of a category, of one or all suppliers, filtered by the category's properties. */
export function ProductListScreen({ categoryId, supplierId, search }: ProductListScreenProps) {
  const reads = useReads();
  const category = useQuery(reads.catalog.category(categoryId));
  const supplier = useQuery({ ...reads.suppliers.supplier(supplierId ?? ''), enabled: supplierId !== undefined });
  return (
    <ReadGate query={category} skeleton={<ProductListSkeleton />} hideTime>
      {(found) =>
        supplierId === undefined ? (
          <ProductList category={found} search={search} />
        ) : (
          <ReadGate query={supplier} skeleton={<ProductListSkeleton />} hideTime>
            {(one) => <ProductList category={found} supplier={one} search={search} />}
          </ReadGate>
        )
      }
    </ReadGate>
  );
}

type ProductListProps = { category: Category; supplier?: ListSupplier; search: ProductListSearch };

function ProductList({ category, supplier, search }: ProductListProps) {
  const { catalog } = useReads();
  const breadcrumb = useQuery(catalog.breadcrumb(category.id));
  const children = useQuery({ ...catalog.children(category.id), throwOnError: false });
  const list = useListFilters(category.id, search.filters);
  const applied = useApplied(search.filters !== undefined);
  const scope = { categoryId: category.id, ...(supplier && { supplierId: supplier.id }) };
  const products = useListProducts(scope, search.sort, list);
  useShownCopy(useIsOnline() ? undefined : products.dataUpdatedAt);
  const { definitions } = list;
  const panel = definitions && { scope, list, definitions };
  const isWhole = !supplier && list.filters.length === 0;
  const totalCount = products.isPlaceholderData ? undefined : products.data?.pages[0]?.totalCount;
  const isLeaf = !supplier && isLeafList(category);
  const empty =
    applied && list.filters.length > 0 ? (
      <applied.FilterEmpty panel={panel} />
    ) : (
      <EmptyList elsewhere={supplier ? category : breadcrumb.data?.at(-2)} isOfSupplier={supplier !== undefined} />
    );
  return (
    <RootContext value={category.categoryType}>
      <section>
        {/* Its line is there from the start: what is below does not move when it comes. */}
        <Breadcrumb
          items={breadcrumb.data ?? []}
          current={isLeaf ? undefined : rootTexts[category.categoryType].many}
        />
        <ProductListHead
          category={category}
          supplier={supplier}
          itemsCount={totalCount ?? (isWhole ? category.itemsCount : undefined)}
          time={<AsOf at={products.dataUpdatedAt} isFetching={products.isFetching} />}
          toolbar={<ProductListToolbar search={search} filter={panel && <FilterButton panel={panel} />} />}
        />
        {children.data && !supplier && <ProductListChips categories={children.data} />}
        <div className={listClasses.columns}>
          <FilterSide panel={panel} />
          <div id="results" tabIndex={-1} className={listClasses.results}>
            {applied && <applied.FilterChips {...list} />}
            <ProductListResults
              products={products}
              scope={{ ...scope, sort: search.sort, filters: list.text }}
              view={search.view}
              sort={search.sort}
              category={category.name}
              isMixed={(children.data?.length ?? 0) > 0}
              caption={listTitle(category, supplier)}
              empty={empty}
            />
          </div>
        </div>
      </section>
    </RootContext>
  );
}

function EmptyList({ elsewhere, isOfSupplier }: { elsewhere: CategoryCard | undefined; isOfSupplier: boolean }) {
  const words = useRootTexts();
  return (
    <Notice
      heading={isOfSupplier ? words.noneOfSupplier : words.noneYet}
      hint={isOfSupplier ? supplierListTexts.nothingOfSupplierHint : words.noneYetHint}
    >
      {elsewhere && (
        <Link
          to="/products/category/$categoryId/$"
          params={{ categoryId: elsewhere.id, _splat: elsewhere.slug }}
          className={buttonClass()}
        >
          {words.listOf(elsewhere.name)}
        </Link>
      )}
    </Notice>
  );
}
