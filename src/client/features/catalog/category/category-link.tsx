import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { CategoryCard } from '../../../../contract/catalog/category.ts';

type CategoryLinkProps = {
  /** Without a level it is below a root. */
  category: Pick<CategoryCard, 'id' | 'slug'> & Partial<Pick<CategoryCard, 'level' | 'categoryType'>>;
  className?: string | undefined;
  children: ReactNode;
};

/** To a category's page; a root's is the page of its type. */
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
