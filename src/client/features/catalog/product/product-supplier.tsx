import { Link } from '@tanstack/react-router';
import type { SupplierCard } from '../../../../contract/suppliers/supplier.ts';
import { supplierTexts } from '../../../parts/suppliers/supplier-texts.ts';
import { texts } from '../../../texts/app-texts.ts';
import { buttonClass } from '../../../ui/kit/button.tsx';
import { Name } from '../../../ui/name.tsx';
import { useRootTexts } from '../../../ui/root-context.ts';
import { PaperPhones } from './call/paper-phones.tsx';
import classes from './product-supplier.module.css';

type ProductSupplierProps = { productId: string; supplier: SupplierCard; phones: readonly string[] };

/** Who offers it. */
export function ProductSupplier({ productId, supplier, phones }: ProductSupplierProps) {
  const { seller } = useRootTexts();
  const places = [supplier.city, supplier.province !== supplier.city && supplier.province].filter(Boolean).join('، ');
  return (
    <section className={classes.card} aria-labelledby="supplier">
      <h2 id="supplier" className={classes.label}>
        {seller}
      </h2>
      <Link
        to="/supplier/$supplierId/$"
        params={{ supplierId: supplier.id, _splat: supplier.slug }}
        className={classes.name}
      >
        <Name text={supplier.name} />
      </Link>
      <PaperPhones phones={phones} />
      <ul className={classes.facts}>
        <li>{supplierTexts.types[supplier.type]}</li>
        {places && <li>{places}</li>}
        {supplier.foundedYear !== null && <li>{supplierTexts.founded(supplier.foundedYear)}</li>}
        <li>{texts.catalog.items(supplier.itemsCount)}</li>
      </ul>
      {supplier.certificates.length > 0 && (
        <ul className={classes.certificates}>
          {supplier.certificates.map((certificate) => (
            <li key={certificate}>
              <Name text={certificate} />
            </li>
          ))}
        </ul>
      )}
      <Link to="/profile/messages" search={{ product: productId }} className={buttonClass('secondary', 'compact')}>
        {texts.message}
      </Link>
    </section>
  );
}
