import { useQuery } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Category } from '../../../../contract/catalog/category.ts';
import { ReadGate } from '../../../data/read-gate.tsx';
import { useReads } from '../../../data/use-reads.ts';
import { useCanonicalName } from '../../../router/canonical.ts';
import { PageHead } from '../../../ui/page-head.tsx';
import { Breadcrumb } from './breadcrumb.tsx';
import { CategoryChildren } from './category-children.tsx';
import { CategoryHeader } from './category-header.tsx';
import { CategoryProducts } from './category-products.tsx';
import classes from './category-screen.module.css';
import { CategorySkeleton } from './category-skeletons.tsx';
import { categoryTexts } from './category-texts.ts';
import { isLeafList } from './leaf-list.ts';

type CategoryScreenProps = {
  categoryId: string;
  /** The name in the URL. */
  written: string | undefined;
  /** The suppliers of the category. */
  suppliers: ReactNode;
};

export function CategoryScreen({ categoryId, written, suppliers }: CategoryScreenProps) {
  const reads = useReads();
  const category = useQuery(reads.catalog.category(categoryId));
  const isElsewhere = category.data && (category.data.isRoot || isLeafList(category.data));
  useCanonicalName(written, isElsewhere ? undefined : category.data?.slug);
  return (
    <ReadGate query={category} skeleton={<CategorySkeleton />}>
      {(data) =>
        isLeafList(data) ? (
          <Navigate to="/products/category/$categoryId/$" params={{ categoryId: data.id, _splat: data.slug }} replace />
        ) : (
          <CategoryPage category={data} suppliers={suppliers} />
        )
      }
    </ReadGate>
  );
}

function CategoryPage({ category, suppliers }: { category: Category; suppliers: ReactNode }) {
  const reads = useReads();
  const path = useQuery(reads.catalog.breadcrumb(category.id));
  if (category.isRoot)
    return (
      <Navigate to="/category/categoryType/$categoryType" params={{ categoryType: category.categoryType }} replace />
    );
  return (
    <div data-type={category.categoryType}>
      <PageHead
        title={category.name}
        description={
          category.description ??
          categoryTexts.description(category.name, category.categoryType, category.itemsCount, category.supplierCount)
        }
        canonicalPath={`/category/${category.id}/${category.slug}`}
      />
      <Breadcrumb items={path.data ?? [category]} />
      <CategoryHeader category={category} />
      <CategoryChildren categoryId={category.id} />
      <div className={classes.columns}>
        <CategoryProducts category={category} parent={path.data?.at(-2)} />
        {suppliers}
      </div>
    </div>
  );
}
