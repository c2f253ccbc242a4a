import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Category } from '../../../../contract/catalog/category.ts';
import { rootTexts } from '../../../texts/root-texts.ts';
import { MoneySwitch } from '../../../ui/money/money-switch.tsx';
import { Name } from '../../../ui/name.tsx';
import { ObjectControls } from '../../../ui/object-controls.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { ShareButton } from '../../../ui/share-button.tsx';
import { filtersTexts } from '../filters/filters-texts.ts';
import listClasses from '../product-list/product-list-results.module.css';
import classes from './product-list-screen.module.css';
import { supplierListTexts } from './supplier-list-texts.ts';

export type ListSupplier = { id: string; name: string; slug: string };

type ProductListHeadProps = {
  category: Category;
  supplier: ListSupplier | undefined;
  /** Undefined until it is loaded. */
  itemsCount: number | undefined;
  /** Time of the read. */
  time: ReactNode;
  toolbar: ReactNode;
};

/** The same canonical URL for every route to the list. */
function canonicalOf({ id, slug, isRoot, categoryType }: Category, supplier: ListSupplier | undefined): string {
  if (supplier) return `/products/category/${id}/supplier/${supplier.id}`;
  return isRoot ? `/products/search/${categoryType}` : `/products/category/${id}/${slug}`;
}

/** The name of a root says what is in it. */
export const listTitle = ({ name, categoryType, isRoot }: Category, supplier: ListSupplier | undefined): string => {
  const title = isRoot ? name : rootTexts[categoryType].listOf(name);
  return supplier ? `${title} ${supplierListTexts.ofSupplier} ${supplier.name}` : title;
};

export function ProductListHead({ category, supplier, itemsCount, time, toolbar }: ProductListHeadProps) {
  const { id, name, slug, categoryType, isRoot } = category;
  return (
    <>
      <PageHead
        title={listTitle(category, supplier)}
        description={rootTexts[categoryType].listDescription(
          supplier ? `${name} ${supplierListTexts.ofSupplier} ${supplier.name}` : name,
          itemsCount ?? category.itemsCount,
        )}
        canonicalPath={canonicalOf(category, supplier)}
      />
      <div className={listClasses.head}>
        <div className={classes.heading}>
          <h1>
            <Name text={name} />
            {supplier && (
              <>
                {' '}
                {supplierListTexts.ofSupplier}{' '}
                <Link
                  to="/supplier/$supplierId/$"
                  params={{ supplierId: supplier.id, _splat: supplier.slug }}
                  className={classes.supplier}
                >
                  <Name text={supplier.name} />
                </Link>
              </>
            )}
          </h1>
          <p className={listClasses.facts}>
            <MoneySwitch />
            <span>
              {itemsCount === undefined ? filtersTexts.unknownCount : rootTexts[categoryType].items(itemsCount)}
            </span>
            {time}
            {supplier && (
              <Link
                to="/products/category/$categoryId/$"
                params={{ categoryId: id, _splat: slug }}
                className={classes.allSuppliers}
              >
                {supplierListTexts.allSuppliers}
              </Link>
            )}
          </p>
        </div>
        {!isRoot && !supplier && (
          <ObjectControls objectType="category" objectId={id} object={{ ...category, title: name }} />
        )}
        <ShareButton title={listTitle(category, supplier)} />
        {toolbar}
      </div>
    </>
  );
}
