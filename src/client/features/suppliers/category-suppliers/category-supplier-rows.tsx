import { Link } from '@tanstack/react-router';
import type { SupplierCard } from '../../../../contract/suppliers/supplier.ts';
import type { CategoryType } from '../../../../core/catalog/category-types.ts';
import { supplierTexts } from '../../../parts/suppliers/supplier-texts.ts';
import { rootTexts } from '../../../texts/root-texts.ts';
import { Monogram } from '../../../ui/image/monogram.tsx';
import { RowContent, rowClass, rowListClass } from '../../../ui/kit/row.tsx';
import classes from './category-supplier-rows.module.css';
import { ofCategoryTexts } from './category-suppliers-texts.ts';

type CategorySupplierRowsProps = {
  categoryId: string;
  categoryType: CategoryType;
  suppliers: readonly SupplierCard[];
};

/** The name links to the supplier's page, the count to its products in the category. */
export const CategorySupplierRows = ({ categoryId, categoryType, suppliers }: CategorySupplierRowsProps) => (
  <ul className={rowListClass}>
    {suppliers.map((supplier) => (
      <li key={supplier.id} className={classes.pair}>
        <Link
          to="/supplier/$supplierId/$"
          params={{ supplierId: supplier.id, _splat: supplier.slug }}
          className={rowClass}
        >
          <RowContent
            sign={<Monogram name={supplier.name} />}
            name={<bdi>{supplier.name}</bdi>}
            facts={[supplierTexts.types[supplier.type], supplier.city].filter(Boolean).join(' · ')}
          />
        </Link>
        <Link
          to="/products/category/$categoryId/supplier/$supplierId"
          params={{ categoryId, supplierId: supplier.id }}
          className={classes.items}
        >
          {ofCategoryTexts.items(rootTexts[categoryType].items(supplier.itemsCount))}
          <span className="visually-hidden"> {supplier.name}</span>
        </Link>
      </li>
    ))}
  </ul>
);
