import { Link } from '@tanstack/react-router';
import type { CategoryCard } from '../../../../contract/catalog/category.ts';
import { texts } from '../../../texts/app-texts.ts';
import { Name } from '../../../ui/name.tsx';
import classes from './breadcrumb.module.css';
import { CategoryLink } from './category-link.tsx';

type BreadcrumbProps = {
  /** Root first. */
  items: readonly (Pick<CategoryCard, 'id' | 'name' | 'slug'> &
    Partial<Pick<CategoryCard, 'level' | 'categoryType'>>)[];
  /** Name of the page itself, after the last category; without it the last category is the page. */
  current?: string | undefined;
};

/** The way from the first page to this one. */
export function Breadcrumb({ items, current }: BreadcrumbProps) {
  const above = current === undefined ? items.slice(0, -1) : items;
  const here = current ?? items.at(-1)?.name;
  return (
    <nav aria-label={texts.category.breadcrumb} className={classes.breadcrumb}>
      <ol>
        <li>
          <Link to="/">{texts.shell.home}</Link>
        </li>
        {above.map((item) => (
          <li key={item.id}>
            <CategoryLink category={item}>{item.name}</CategoryLink>
          </li>
        ))}
        {here !== undefined && (
          <li>
            <span aria-current="page">
              <Name text={here} />
            </span>
          </li>
        )}
      </ol>
    </nav>
  );
}
