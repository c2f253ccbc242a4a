import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { CategoryCard } from '../../../../contract/catalog/category.ts';

type CategoryLinkProps = {
  /** Without `level` the category is not a root. */
  category: Pick<CategoryCard, 'id' | 'slug'> & Partial<Pick<CategoryCard, 'level' | 'categoryType'>>;
  className?: string | undefined;
  children: ReactNode;
};

/** A link to a category page; for a root category, the page of its type. */
export function CategoryLink({ category, className, children }: CategoryLinkProps) {
  if (category.level === 1 && category.categoryType)
    return (
      <Link
        to="/category/categoryType/$categoryType"
        params={{ categoryType: category.categoryType }}
        className={className}
      >
        {children}
      </Link>
    );
  return (
    <Link
      to="/category/$categoryId/$"
      params={{ categoryId: category.id, _splat: category.slug }}
      className={className}
    >
      {children}
    </Link>
  );
}
