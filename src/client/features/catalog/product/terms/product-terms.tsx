import type { ReactNode } from 'react';
import type { Product } from '../../../../../contract/catalog/product.ts';
import { texts } from '../../../../texts/app-texts.ts';
import { Name } from '../../../../ui/name.tsx';
import { productPageTexts } from '../../product-page-texts.ts';
import classes from './product-terms.module.css';

/** Order limits, and what comes with the goods. */
export function ProductTerms({ product }: { product: Product }) {
  const { saleUnit, moq, packSize, origin, warranty, deliveryScope } = product;
  return (
    <dl className={classes.terms}>
      {moq !== null && <Term name={productPageTexts.moq}>{texts.product.quantity(moq, saleUnit.nameFa)}</Term>}
      {packSize !== null && packSize > 1 && (
        <Term name={productPageTexts.packSize}>{productPageTexts.packOf(packSize, saleUnit.nameFa)}</Term>
      )}
      {origin && (
        <Term name={productPageTexts.origin}>
          <Name text={origin} />
        </Term>
      )}
      {warranty && (
        <Term name={productPageTexts.warranty}>
          <Name text={warranty} />
        </Term>
      )}
      {deliveryScope.length > 0 && <Term name={productPageTexts.deliveryScope}>{deliveryScope.join('، ')}</Term>}
    </dl>
  );
}

function Term({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
