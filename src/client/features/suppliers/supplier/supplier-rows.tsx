import { Link } from '@tanstack/react-router';
import type { SupplierCard } from '../../../../contract/suppliers/supplier.ts';
import { texts } from '../../../texts/texts.ts';
import { Monogram } from '../../../ui/monogram.tsx';
import classes from './supplier-rows.module.css';

export function SupplierRows({ suppliers }: { suppliers: readonly SupplierCard[] }) {
  return (
    <ul className={classes.rows}>
      {suppliers.map((supplier) => (
        <li key={supplier.id}>
          <Link
            to="/supplier/$supplierId/$"
            params={{ supplierId: supplier.id, _splat: supplier.slug }}
            className={classes.row}
          >
            <Monogram name={supplier.name} />
            <span className={classes.name}>
              <bdi>{supplier.name}</bdi>
            </span>
            <span className={classes.facts}>
              {[texts.supplier.types[supplier.type], supplier.city].filter(Boolean).join(' · ')}
            </span>
            <span className={classes.count}>{texts.catalog.items(supplier.itemsCount)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
