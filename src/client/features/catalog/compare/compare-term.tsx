import { Link } from '@tanstack/react-router';
import type { Product } from '../../../../contract/catalog/product.ts';
import { texts } from '../../../texts/app-texts.ts';
import { Price } from '../../../ui/money/price.tsx';
import { Name } from '../../../ui/name.tsx';
import { PaperPhones } from '../product/call/paper-phones.tsx';
import { Stock } from '../product/terms/product-stock.tsx';
import classes from './compare-table.module.css';
import type { ComparedTerm } from './compare-terms.ts';

/** The term of one product's offer; renders nothing if it is unknown. */
export function CompareTerm({ term, product }: { term: ComparedTerm; product: Product }) {
  const { leadTimeDays, moq, saleUnit, supplier } = product;
  switch (term) {
    case 'price':
      return <Price of={product} withUnit />;
    case 'stock':
      return <Stock state={product.stockState} />;
    case 'leadTime':
      return leadTimeDays === null ? texts.product.none : texts.product.days(leadTimeDays);
    case 'moq':
      return moq === null ? texts.product.none : texts.product.quantity(moq, saleUnit.nameFa);
    case 'supplier':
      return (
        <>
          <Link
            to="/supplier/$supplierId/$"
            params={{ supplierId: supplier.id, _splat: supplier.slug }}
            className={classes.link}
          >
            <Name text={supplier.name} />
            {supplier.city && <small>{supplier.city}</small>}
          </Link>
          <PaperPhones phones={product.phones} />
        </>
      );
    default:
      return product[term] === null ? texts.product.none : <Name text={product[term]} />;
  }
}
