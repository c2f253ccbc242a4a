import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { CategoryType } from '../../../core/category-types.ts';
import { useReads } from '../../use-reads.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { texts } from '../../texts.ts';

export function CategoryTypeScreen({ categoryType }: { categoryType: CategoryType }) {
  const reads = useReads();
  const menu = useQuery(reads.catalog.menuOf(categoryType));
  const root = menu.data?.[0];
  if (!root) return null;
  return (
    <section>
      <PageHead title={root.name} canonicalPath={`/category/categoryType/${categoryType}`} />
      <h1>{root.name}</h1>
      <ul>
        {root.subcategories.map((child) => (
          <li key={child.id}>
            <Link to="/category/categoryType/$categoryType" params={{ categoryType }}>
              {child.name}
            </Link>{' '}
            {texts.catalog.items(child.itemsCount)}
          </li>
        ))}
      </ul>
    </section>
  );
}
