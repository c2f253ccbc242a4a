import type { ReactNode } from 'react';
import type { Product } from '../../../../contract/catalog/product.ts';
import { Name } from '../../../ui/name.tsx';
import { useRootTexts } from '../../../ui/root-context.ts';
import { productPageTexts } from '../product-page-texts.ts';
import { ProductCopyButton } from './product-copy-button.tsx';
import classes from './product-identity.module.css';

type Identity = Pick<Product, 'title' | 'scientificName' | 'partNumbers' | 'standards' | 'brand' | 'model'> &
  Partial<Pick<Product, 'sku'>>;

/** What the product is called. */
export function ProductName({ product }: { product: Identity }) {
  const { title, scientificName, partNumbers } = product;
  return (
    <>
      <h1 className={classes.title}>
        <Name text={title} />
      </h1>
      {scientificName && !partNumbers.includes(scientificName) && (
        <p className={classes.scientific}>
          <bdi dir="ltr" lang="en">
            {scientificName}
          </bdi>
        </p>
      )}
    </>
  );
}

/** By which numbers it is ordered, and what it complies with. */
export function ProductNumbers({ product }: { product: Identity }) {
  const { sellersCode } = useRootTexts();
  const { partNumbers, standards, brand, model, sku } = product;
  return (
    <dl className={classes.facts}>
      {partNumbers.length > 0 && (
        <Fact name={productPageTexts.partNumbers}>
          {partNumbers.map((partNumber) => (
            <ProductCopyButton key={partNumber} text={partNumber} />
          ))}
        </Fact>
      )}
      {brand && (
        <Fact name={productPageTexts.brand}>
          <Name text={brand} />
        </Fact>
      )}
      {model && (
        <Fact name={productPageTexts.model}>
          <Name text={model} />
        </Fact>
      )}
      {standards.length > 0 && (
        <Fact name={productPageTexts.standards}>
          {standards.map((standard) => (
            <bdi key={standard} dir="ltr">
              {standard}
            </bdi>
          ))}
        </Fact>
      )}
      {sku && (
        <Fact name={sellersCode}>
          <ProductCopyButton text={sku} />
        </Fact>
      )}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
