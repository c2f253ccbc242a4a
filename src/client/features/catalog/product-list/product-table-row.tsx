import { memo } from 'react';
import type { ProductCard } from '../../../../contract/catalog/product.ts';
import { texts } from '../../../texts/texts.ts';
import { Name } from '../../../ui/name.tsx';
import { Price } from '../../../ui/price.tsx';
import { NamedValue, PropertyValue, type ShownUnit } from '../../../ui/property-value.tsx';
import { CompareToggle } from '../compared/compare-toggle.tsx';
import { ProductLink } from '../product/product-link.tsx';
import { Stock } from '../product/product-stock.tsx';
import type { UnitChoices } from '../property/product-units.ts';
import type { PropertyColumn } from './product-columns.ts';
import classes from './product-table.module.css';

/** Maximum values with names, on a phone and in a table without common columns. */
const TOLD_MAX = 4;
const PIECE = 'EACH';

type ProductTableRowProps = {
  product: ProductCard;
  columns: readonly PropertyColumn[] | undefined;
  /** In the order of the columns. */
  units: readonly (ShownUnit | null)[];
  choices: UnitChoices;
  isUnitInHeader: boolean;
  /** Index of the row in a virtual list. */
  index: number | undefined;
  measure: ((element: Element | null) => void) | undefined;
};

const HEADER_ROWS = 1;

/** A row of cells on a wide screen; two lines on a phone, the second with some values and the price. */
export const ProductTableRow = memo(function ProductTableRow(props: ProductTableRowProps) {
  const { product, columns, units, choices, isUnitInHeader, index: place, measure } = props;
  const { supplier, partNumber, leadTimeDays } = product;
  return (
    <tr ref={measure} data-index={place} aria-rowindex={place === undefined ? undefined : place + 1 + HEADER_ROWS}>
      <th scope="row" className={classes.title}>
        <ProductLink product={product} className={classes.link}>
          <Name text={product.title} />
          {partNumber !== null && !product.title.includes(partNumber) && (
            <>
              {' '}
              <bdi dir="ltr" className={classes.partNumber}>
                {partNumber}
              </bdi>
            </>
          )}
        </ProductLink>
        <CompareToggle product={product} place="row" />
      </th>
      <td className={columns ? classes.toldOnPhone : classes.told}>
        <ul>
          {product.keyProperties.slice(0, TOLD_MAX).map((value) => (
            <li key={value.propertyId}>
              <NamedValue of={value} unit={choices[value.quantityId ?? '']} />
            </li>
          ))}
        </ul>
      </td>
      {columns?.map((column, index) => {
        const value = product.keyProperties.find((one) => one.propertyId === column.propertyId);
        return (
          <td key={column.propertyId} className={column.isNumber ? classes.number : classes.words}>
            {value ? (
              <PropertyValue of={value} unit={units[index]} decimals={column.decimals} hideUnit />
            ) : (
              texts.product.none
            )}
          </td>
        );
      })}
      <td className={classes.supplier}>
        <span className={classes.supplierName}>
          <Name text={supplier.name} />
        </span>
        {supplier.city && <span className={classes.city}>{supplier.city}</span>}
      </td>
      <td className={classes.price}>
        <Price of={product} withUnit={!isUnitInHeader} />
        {isUnitInHeader && product.prices.length > 0 && product.saleUnit.id !== PIECE && (
          <span className={classes.per}> / {product.saleUnit.nameFa}</span>
        )}
      </td>
      <td className={classes.stock}>
        <Stock state={product.stockState} />
      </td>
      <td className={classes.lead}>{leadTimeDays === null ? texts.product.none : texts.product.days(leadTimeDays)}</td>
    </tr>
  );
});
