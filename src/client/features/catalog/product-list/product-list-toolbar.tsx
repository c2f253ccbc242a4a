import { Link, useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { productSorts } from '../../../../core/catalog/list-sorts.ts';
import { Icon } from '../../../ui/image/icon.tsx';
import { Select } from '../../../ui/kit/fields/control.tsx';
import { Field } from '../../../ui/kit/fields/field.tsx';
import { segmentClass, segmentedClass } from '../../../ui/kit/fields/segmented.tsx';
import { DEFAULT_SORT, type ProductListSearch } from '../product-list-search.ts';
import { productListTexts } from './product-list-texts.ts';
import classes from './product-list-toolbar.module.css';

type ProductListToolbarProps = {
  search: ProductListSearch;
  filter?: ReactNode;
  /** The order without `sort`. @default by title */
  unsorted?: 'relevance' | undefined;
};

/** Filters, order and look of the list; all stand in the address. */
export function ProductListToolbar({ search, filter, unsorted }: ProductListToolbarProps) {
  const navigate = useNavigate();
  const first = unsorted ?? DEFAULT_SORT;
  return (
    <div className={classes.toolbar}>
      {filter}
      <Field label={productListTexts.sort} isInline className={classes.sort}>
        {(wiring) => (
          <Select
            {...wiring}
            isSmall
            value={search.sort ?? first}
            onChange={(event) => {
              const sort = productSorts.find((one) => one === event.currentTarget.value);
              void navigate({
                to: '.',
                search: (before: ProductListSearch) => ({ ...before, sort: sort === first ? undefined : sort }),
                replace: true,
                resetScroll: false,
              });
            }}
          >
            {[...(unsorted ? [unsorted] : []), ...productSorts].map((sort) => (
              <option key={sort} value={sort}>
                {productListTexts.sorts[sort]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <nav className={segmentedClass} aria-label={productListTexts.view}>
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
      className={segmentClass}
      aria-current={isShown ? 'true' : undefined}
    >
      <Icon name={view === 'grid' ? 'categories' : 'rows'} size={20} />
      <span className="visually-hidden">{view === 'grid' ? productListTexts.asGrid : productListTexts.asTable}</span>
    </Link>
  );
}
