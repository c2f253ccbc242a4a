import { Link, useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { productSorts } from '../../../../core/list-sorts.ts';
import { texts } from '../../../texts/texts.ts';
import { DEFAULT_SORT, type ProductListSearch } from '../product-list-search.ts';
import classes from './product-list-toolbar.module.css';

const viewIcons = {
  table: 'M4 6h16M4 12h16M4 18h16',
  grid: 'M4.5 4.5h6v6h-6zM13.5 4.5h6v6h-6zM4.5 13.5h6v6h-6zM13.5 13.5h6v6h-6z',
};

/** Filters, sort and view of the list. The URL contains all of them. */
export function ProductListToolbar({ search, filter }: { search: ProductListSearch; filter?: ReactNode }) {
  const navigate = useNavigate();
  return (
    <div className={classes.toolbar}>
      {filter}
      <label className={classes.sort}>
        <span className={classes.sortLabel}>{texts.product.sort}</span>
        <select
          value={search.sort ?? DEFAULT_SORT}
          onChange={(event) => {
            const sort = productSorts.find((one) => one === event.currentTarget.value);
            void navigate({
              to: '.',
              search: (before: ProductListSearch) => ({ ...before, sort: sort === DEFAULT_SORT ? undefined : sort }),
              replace: true,
              resetScroll: false,
            });
          }}
        >
          {productSorts.map((sort) => (
            <option key={sort} value={sort}>
              {texts.product.sorts[sort]}
            </option>
          ))}
        </select>
      </label>
      <nav className={classes.views} aria-label={texts.product.view}>
        <ViewLink search={search} view={undefined} />
        <ViewLink search={search} view="grid" />
      </nav>
    </div>
  );
}

function ViewLink({ search, view }: { search: ProductListSearch; view: ProductListSearch['view'] }) {
  const isShown = search.view === view;
  return (
    <Link
      to="."
      search={(before: ProductListSearch) => ({ ...before, view })}
      replace
      resetScroll={false}
      className={isShown ? classes.shownView : classes.view}
      aria-current={isShown ? 'true' : undefined}
    >
      <svg viewBox="0 0 24 24" width={20} height={20} aria-hidden="true">
        <path d={viewIcons[view ?? 'table']} />
      </svg>
      <span className="visually-hidden">{view === 'grid' ? texts.product.asGrid : texts.product.asTable}</span>
    </Link>
  );
}
