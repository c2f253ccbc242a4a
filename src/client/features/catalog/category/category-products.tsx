import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Category, CategoryCard } from '../../../../contract/catalog/category.ts';
import { ReadGate } from '../../../data/read-gate.tsx';
import { useReads } from '../../../data/use-reads.ts';
import { AsOf } from '../../../offline/saved-reads/saved-copy.tsx';
import { buttonClass } from '../../../ui/kit/button.tsx';
import { Message } from '../../../ui/kit/message.tsx';
import { MoneySwitch } from '../../../ui/money/money-switch.tsx';
import { CategoryLink } from './category-link.tsx';
import { ProductRows } from './category-product-rows.tsx';
import classes from './category-products.module.css';
import { RowsSkeleton } from './category-skeletons.tsx';
import { categoryTexts } from './category-texts.ts';

const SHOWN_MAX = 6;

type CategoryProductsProps = {
  category: Category;
  /** A link for an empty category. */
  parent: CategoryCard | undefined;
};

/** The first products of the category. Uses the read of its list, so that the list opens from cache. */
export function CategoryProducts({ category, parent }: CategoryProductsProps) {
  const reads = useReads();
  const products = useInfiniteQuery(reads.catalog.products({ categoryId: category.id }));
  return (
    <section aria-labelledby="products">
      <div className={classes.head}>
        <h2 id="products">{categoryTexts.products(category.categoryType)}</h2>
        {products.data && category.itemsCount > 0 && (
          <>
            <AsOf at={products.dataUpdatedAt} isFetching={products.isFetching} />
            <MoneySwitch />
          </>
        )}
      </div>
      <ReadGate query={products} skeleton={<RowsSkeleton />} hideTime>
        {({ pages }) => {
          const shown = pages[0]?.items.slice(0, SHOWN_MAX) ?? [];
          if (shown.length === 0) return <NoProducts parent={parent} />;
          return (
            <>
              <ProductRows products={shown} />
              {category.itemsCount > shown.length && (
                <Link
                  to="/products/category/$categoryId/$"
                  params={{ categoryId: category.id, _splat: category.slug }}
                  className={buttonClass('link')}
                >
                  {categoryTexts.allItems(category.categoryType, category.itemsCount)}
                </Link>
              )}
            </>
          );
        }}
      </ReadGate>
    </section>
  );
}

function NoProducts({ parent }: { parent: CategoryCard | undefined }) {
  return (
    <Message
      tone="info"
      action={
        parent && (
          <CategoryLink category={parent} className={buttonClass('link')}>
            {categoryTexts.noProductsHint(parent.name)}
          </CategoryLink>
        )
      }
    >
      {categoryTexts.noProducts}
    </Message>
  );
}
